#pragma once
namespace fused {}

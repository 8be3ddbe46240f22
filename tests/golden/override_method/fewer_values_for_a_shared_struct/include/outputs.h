#pragma once

struct BigOutput {
  int loss = 0;
  int aux = 0;
  int logits = 0;
  int router = 0;
};

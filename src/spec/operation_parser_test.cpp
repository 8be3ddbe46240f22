#include "spec/operation_parser.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <string>
#include <vector>

#include "spec/code_forms.h"
#include "spec/operation_table.h"
#include "spec/spec_test_support.h"

namespace patchgen {
namespace {

Operation operation_of(const std::string& json) {
  const auto spec = spec_of(with_operation(json));
  EXPECT_TRUE(spec) << errors_of(with_operation(json));
  return spec ? spec->operations.at(0) : Operation{};
}

std::string op_errors(const std::string& json) {
  return errors_of(with_operation(json));
}
std::string op_hints(const std::string& json) {
  return hints_of(with_operation(json));
}

template <class Entry>
std::vector<std::string> values(const std::vector<Entry>& entries) {
  std::vector<std::string> out;
  for (const auto& entry : entries) out.push_back(entry.value);
  return out;
}

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

TEST(Operations, ReplaceClass) {
  const Operation op = operation_of(
      R"({"op": "replace_class", "target": "A.B", "replacement": "C", "patch_file": "../x/p.cpp",
          "name_map": {"Qwen3VL": "Qwen3VLMoe", "3": "4_"}, "description": "why\nnot"})");
  EXPECT_EQ(op.kind, OperationKind::ReplaceClass);
  EXPECT_EQ(values(op.targets), Words{"A.B"});
  EXPECT_EQ(values(op.replacements), Words{"C"});
  EXPECT_EQ(op.description, "why\nnot");
  ASSERT_TRUE(op.patch_file);
  EXPECT_EQ(op.patch_file->value, "../x/p.cpp");
  ASSERT_EQ(op.name_map.size(), 2U);
  EXPECT_EQ(op.name_map[0].from.value, "Qwen3VL");
  EXPECT_EQ(op.name_map[0].to.value, "Qwen3VLMoe");
  EXPECT_EQ(op.name_map[1].from.value, "3");
  EXPECT_FALSE(op.code);
  EXPECT_FALSE(op.external);
  EXPECT_FALSE(op.cascade);
}

TEST(Operations, ATargetMayNameTheBranchOfAnIf) {
  const Operation op = operation_of(R"json({"op": "exclude_from_output", "targets": ["A",
      {"name": "B"}, {"name": "A", "condition": "defined(X)"},
      {"name": "A", "condition": ["#if X", "#else of #if Y"]}, {"condition": "*", "name": "A"},
      {"name": "A", "condition": []}]})json");
  ASSERT_EQ(values(op.targets), (Words{"A", "B", "A", "A", "A", "A"}));
  EXPECT_FALSE(op.targets[0].branch);
  EXPECT_FALSE(op.targets[1].branch);
  EXPECT_EQ(op.targets[2].branch->conditions, Words{"defined(X)"});
  EXPECT_FALSE(op.targets[2].branch->every);
  EXPECT_EQ(op.targets[3].branch->conditions, (Words{"#if X", "#else of #if Y"}));
  EXPECT_TRUE(op.targets[4].branch->every);
  EXPECT_TRUE(op.targets[5].branch->conditions.empty());
  EXPECT_FALSE(op.targets[5].branch->every);
  const Operation helper = operation_of(
      R"({"op": "add_helper", "replacement": "h", "before": {"name": "A", "condition": "#else"}})");
  EXPECT_EQ(helper.before->branch->conditions, Words{"#else"});
}

TEST(Operations, ATargetThatIsAnObjectIsChecked) {
  const auto errors = [](const std::string& target) {
    return op_errors(R"({"op": "override_method", "target": )" + target + "}");
  };
  EXPECT_THAT(errors("{}"), HasSubstr("\"target\" needs \"name\""));
  EXPECT_THAT(errors("1"), HasSubstr("\"target\": expected a string or an object"));
  EXPECT_THAT(errors(R"({"name": ""})"), HasSubstr("\"name\" is empty"));
  EXPECT_THAT(errors(R"({"name": "A", "conditon": "B"})"), HasSubstr("unknown key \"conditon\""));
  for (const char* wrong : {"#endif", "#if", "#else B", "#include <a.h>"}) {
    EXPECT_THAT(errors(std::string(R"({"name": "A", "condition": ")") + wrong + "\"}"),
                HasSubstr("\"condition\" is no condition"))
        << wrong;
  }
  EXPECT_THAT(errors(R"({"name": "A", "condition": true})"),
              HasSubstr("expected a string or a list of strings"));
  EXPECT_THAT(errors(R"({"name": "A", "condition": ["*"]})"), HasSubstr("is \"*\""));
  EXPECT_THAT(errors(R"({"name": "A", "condition": ""})"), HasSubstr("\"condition\" is empty"));
  EXPECT_THAT(op_errors(R"({"op": "exclude_from_output", "targets": [
                  {"name": "A", "condition": "B"}, {"name": "A", "condition": "B"}]})"),
              HasSubstr("holds \"A\" twice"));
}

TEST(Operations, AReplacementMayBeLeftOut) {
  for (const char* name : {"replace_class", "replace_function", "override_method"}) {
    const Operation op =
        operation_of(std::string(R"({"target": "A::f(int) const", "op": ")") + name + "\"}");
    EXPECT_EQ(operation_name(op.kind), name);
    EXPECT_EQ(values(op.targets), Words{"A::f(int) const"});
    EXPECT_TRUE(op.replacements.empty());
  }
}

TEST(Operations, External) {
  const Operation op = operation_of(
      R"({"op": "replace_class", "target": "A",
          "external": {"include": "<fused/a.h>", "name": "fused::A"}})");
  ASSERT_TRUE(op.external);
  EXPECT_EQ(op.external->include.value, "<fused/a.h>");
  EXPECT_EQ(op.external->name.value, "fused::A");
  const Operation bare =
      operation_of(R"({"op": "replace_function", "target": "f", "external": {"name": "g"}})");
  ASSERT_TRUE(bare.external);
  EXPECT_EQ(bare.external->include.value, "");
}

TEST(Operations, Code) {
  const auto code = [](const std::string& json) {
    return operation_of(R"({"op": "replace_function", "target": "f", "code": )" + json + "}")
        .code.value_or(Spelled<std::string>{})
        .value;
  };
  EXPECT_EQ(code(R"("int f();")"), "int f();");
  EXPECT_EQ(code(R"("int f();\n")"), "int f();");
  EXPECT_EQ(code(R"("int\r\n\tf();\n \n")"), "int\n\tf();");
  EXPECT_EQ(code(R"(["int", "", "  f(); ", ""])"), "int\n\n  f(); ");
  EXPECT_EQ(code(R"(["\nint f();"])"), "\nint f();");
}

TEST(Operations, OverrideMethod) {
  const Operation op = operation_of(
      R"({"op": "override_method", "target": "A::f", "access": "protected", "replacement": "g"})");
  ASSERT_TRUE(op.access);
  EXPECT_EQ(op.access->value, "protected");
}

TEST(Operations, ExcludeFromOutput) {
  const Operation op =
      operation_of(R"({"op": "exclude_from_output", "targets": ["A", "B"], "cascade": true})");
  EXPECT_EQ(values(op.targets), (Words{"A", "B"}));
  EXPECT_TRUE(op.cascade);
  EXPECT_EQ(values(operation_of(R"({"op": "exclude_from_output", "target": "A"})").targets),
            Words{"A"});
}

TEST(Operations, IncludesAndUsings) {
  EXPECT_EQ(values(operation_of(R"({"op": "add_include", "include": "<a/b.h>"})").includes),
            Words{"<a/b.h>"});
  EXPECT_EQ(
      values(operation_of(R"({"op": "drop_include", "includes": ["\"x.h\"", "<y>"]})").includes),
      (Words{"\"x.h\"", "<y>"}));
  EXPECT_EQ(values(operation_of(R"({"op": "add_using", "using": "torch::Tensor"})").usings),
            Words{"torch::Tensor"});
  EXPECT_EQ(
      values(operation_of(R"({"op": "drop_using", "usings": ["using a::b;", "c::d"]})").usings),
      (Words{"using a::b;", "c::d"}));
}

TEST(Operations, PostIncludeBlocksAndHelpers) {
  EXPECT_EQ(operation_of(R"({"op": "add_post_include_block", "code": ["#ifdef A", "#endif"]})")
                .code.value_or(Spelled<std::string>{})
                .value,
            "#ifdef A\n#endif");
  const Operation helper = operation_of(
      R"({"op": "add_helper", "replacement": ["f", "g"], "after": "A::B", "name_map": {"a": "b"}})");
  EXPECT_EQ(values(helper.replacements), (Words{"f", "g"}));
  ASSERT_TRUE(helper.after);
  EXPECT_EQ(helper.after->value, "A::B");
  EXPECT_FALSE(helper.before);
  EXPECT_EQ(values(operation_of(R"({"op": "add_helper", "replacement": "f"})").replacements),
            Words{"f"});
}

TEST(Operations, ModifyInit) {
  const Operation op = operation_of(
      R"JSON({"op": "modify_init", "target": "A", "members": "M", "access": "private",
          "initializers": ["a(1)", "b(2)"], "before": ["f();", "", "g();"], "after": "A::A(int)"})JSON");
  EXPECT_EQ(operation_name(op.kind), "modify_init");
  ASSERT_TRUE(op.members && op.members->named);
  EXPECT_EQ(op.members->named->value, "M");
  ASSERT_TRUE(op.initializers);
  EXPECT_FALSE(op.initializers->named);
  EXPECT_EQ(values(op.initializers->spelled), (Words{"a(1)", "b(2)"}));
  ASSERT_TRUE(op.statements_before);
  EXPECT_EQ(values(op.statements_before->spelled), (Words{"f();", "", "g();"}));
  ASSERT_TRUE(op.statements_after && op.statements_after->named);
  EXPECT_EQ(op.statements_after->named->value, "A::A(int)");
  EXPECT_FALSE(op.after);
  EXPECT_FALSE(op.before);
}

TEST(Operations, ModifyInitErrors) {
  const auto errors = [](const std::string& keys) {
    return op_errors(R"({"op": "modify_init", "target": "A")" + keys + "}");
  };
  EXPECT_EQ(
      errors(""),
      "2:8+13: modify_init needs at least one of \"members\", \"initializers\", \"before\" and "
      "\"after\"");
  for (const char* code : {"f();", "int a", "a{1}", "a = 1"}) {
    EXPECT_EQ(errors(std::string(R"(, "after": ")") + code + "\""),
              fmt::format("2:47+{}: \"after\": a string names a declaration of a patch file, this "
                          "is code",
                          std::string_view(code).size() + 2));
  }
  for (const char* name : {"a::A", "A::A(const T &, int)", "f<int, 2>"}) {
    EXPECT_EQ(errors(std::string(R"(, "after": ")") + name + "\""), "");
  }
  EXPECT_EQ(errors(R"(, "members": [""])"), "2:49+4: \"members\" is empty");
  EXPECT_EQ(errors(R"(, "members": ["int a;"], "patch_file": "p.cpp")"),
            "2:61+12: \"patch_file\" has no effect: nothing is named in a patch file");
  EXPECT_EQ(errors(R"(, "before": ["f();"], "access": "public")"),
            "2:58+8: \"access\" has no effect without \"members\"");
}

TEST(Operations, MissingOrUnknownOp) {
  EXPECT_EQ(op_errors("{}"), "2:1+1: an operation lacks \"op\"");
  EXPECT_EQ(op_errors(R"({"target": "A"})"), "2:1+1: an operation lacks \"op\"");
  EXPECT_NE(op_hints("{}").find("the operations are: replace_class, replace_function, "),
            std::string::npos);
  EXPECT_EQ(op_errors(R"({"op": 1})"), "2:8+1: \"op\": expected a string, found a number");
  EXPECT_EQ(op_errors(R"({"op": "replace_clas", "x": 1})"),
            "2:8+14: unknown operation \"replace_clas\"");
  EXPECT_NE(op_hints(R"({"op": "replace_clas"})").find("did you mean \"replace_class\"?"),
            std::string::npos);
}

TEST(Operations, KeysThatDoNotBelong) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "taget": "B"})"),
            "2:40+7: unknown key \"taget\"");
  EXPECT_EQ(op_hints(R"({"op": "exclude_from_output", "target": "A", "cascad": true})"),
            "did you mean \"cascade\"?\n"
            "exclude_from_output takes: op, description, target, targets, cascade");
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "cascade": 7})"),
            "2:40+9: replace_class takes no \"cascade\"");
  EXPECT_EQ(op_hints(R"({"op": "replace_class", "target": "A", "cascade": true})"),
            "\"cascade\" belongs to: exclude_from_output\n"
            "replace_class takes: op, description, target, replacement, code, external, name_map, "
            "patch_file");
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "targets": ["A"]})"),
            "2:8+15: replace_class needs \"target\"\n"
            "2:25+9: replace_class takes no \"targets\"");
}

TEST(Operations, RequiredKeys) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class"})"), "2:8+15: replace_class needs \"target\"");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output"})"),
            "2:8+21: exclude_from_output needs \"target\" or \"targets\"");
  EXPECT_EQ(op_errors(R"({"op": "drop_include"})"),
            "2:8+14: drop_include needs \"include\" or \"includes\"");
  EXPECT_EQ(op_errors(R"({"op": "add_using"})"), "2:8+11: add_using needs \"using\" or \"usings\"");
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block"})"),
            "2:8+24: add_post_include_block needs \"code\"");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "after": "A"})"),
            "2:8+12: add_helper needs \"replacement\", \"code\" or \"external\"");
}

TEST(Operations, AlternativesExcludeEachOther) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "code": "x", "replacement": "B"})"),
            "2:53+13: \"replacement\" cannot stand beside \"code\"");
  EXPECT_EQ(
      op_errors(
          R"({"op": "replace_class", "target": "A", "external": {"name": "x"}, "code": "x"})"),
      "2:67+6: \"code\" cannot stand beside \"external\"");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output", "target": "A", "targets": ["B"]})"),
            "2:46+9: \"targets\" cannot stand beside \"target\"");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "code": "x", "before": "A", "after": "B"})"),
            "2:50+7: \"after\" cannot stand beside \"before\"");
  EXPECT_EQ(op_hints(R"({"op": "add_helper", "code": "x", "before": "A", "after": "B"})"),
            "\"before\" is given on line 2");
  EXPECT_EQ(op_errors(R"({"op": "add_using", "using": "a::b", "usings": ["a::c"]})"),
            "2:38+8: \"usings\" cannot stand beside \"using\"");
}

TEST(Operations, KeysWithoutEffect) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "code": "x", "patch_file": "p"})"),
            "2:53+12: \"patch_file\" has no effect beside \"code\"");
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "external": {"name": "x"},)"
                      R"( "name_map": {"a": "b"}})"),
            "2:67+10: \"name_map\" has no effect beside \"external\"");
}

TEST(Operations, WrongTypesAndEmptyValues) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": ["A"]})"),
            "2:35+5: \"target\": expected a string or an object, found a list");
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": ""})"), "2:35+2: \"target\" is empty");
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A ", "replacement": ["B"]})"),
            "2:35+4: \"target\" begins or ends with a blank\n"
            "2:56+5: \"replacement\": expected a string, found a list");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output", "targets": "A"})"),
            "2:42+3: \"targets\": expected a list, found a string");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output", "targets": []})"),
            "2:42+2: \"targets\" is an empty list");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output", "targets": ["A", 1, "A"]})"),
            "2:48+1: an entry of \"targets\": expected a string or an object, found a number\n"
            "2:51+3: \"targets\" holds \"A\" twice");
  EXPECT_EQ(op_errors(R"({"op": "exclude_from_output", "target": "A", "cascade": "true"})"),
            "2:57+6: \"cascade\": expected true or false, found a string");
  EXPECT_EQ(op_hints(R"({"op": "exclude_from_output", "target": "A", "cascade": "true"})"),
            "write true without quotes");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "replacement": 1})"),
            "2:37+1: \"replacement\": expected a string or a list of strings, found a number");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "replacement": []})"),
            "2:37+2: \"replacement\" is an empty list");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "code": "x", "description": ["a"]})"),
            "2:50+5: \"description\": expected a string, found a list");
  EXPECT_EQ(op_errors(R"({"op": "add_helper", "code": "x", "after": ""})"),
            "2:44+2: \"after\" is empty");
}

TEST(Operations, BadCode) {
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block", "code": " \n\t"})"),
            "2:42+7: \"code\" is empty");
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block", "code": []})"),
            "2:42+2: \"code\" is empty");
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block", "code": ["a", 1, null]})"),
            "2:48+1: an entry of \"code\": expected a string, found a number\n"
            "2:51+4: an entry of \"code\": expected a string, found null");
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block", "code": {}})"),
            "2:42+2: \"code\": expected a string or a list of lines, found an object");
  EXPECT_EQ(op_errors(R"({"op": "add_post_include_block", "code": "a\u0000"})"),
            "2:42+9: \"code\" holds the control character U+0000");
}

TEST(Operations, BadExternal) {
  const std::string begin = R"({"op": "replace_class", "target": "A", "external": )";
  EXPECT_EQ(op_errors(begin + R"("x"})"),
            "2:52+3: \"external\": expected an object, found a string");
  EXPECT_EQ(op_errors(begin + R"({}})"), "2:52+1: \"external\" needs \"name\"");
  EXPECT_EQ(op_errors(begin + R"({"name": "", "include": "a.h"}})"),
            "2:61+2: \"name\" is empty\n2:76+5: \"include\" lacks its delimiters");
  EXPECT_EQ(op_errors(begin + R"({"name": "x", "inclde": "<a>"}})"),
            "2:66+8: unknown key \"inclde\"");
}

TEST(Operations, BadNameMap) {
  const std::string begin = R"({"op": "replace_class", "target": "A", "name_map": )";
  EXPECT_EQ(op_errors(begin + "[]}"), "2:52+2: \"name_map\": expected an object, found a list");
  EXPECT_EQ(op_errors(begin + "{}}"), "2:52+2: \"name_map\" is empty");
  EXPECT_EQ(op_errors(begin + R"({"": "a"}})"), "2:53+2: a key of \"name_map\" is empty");
  EXPECT_EQ(op_errors(begin + R"({"a": ""}})"), "2:58+2: a value of \"name_map\" is empty");
  EXPECT_EQ(op_errors(begin + R"({"a::b": "c", "d": "e-f"}})"),
            "2:53+6: a key of \"name_map\", \"a::b\", is no part of an identifier\n"
            "2:71+5: a value of \"name_map\", \"e-f\", is no part of an identifier");
  EXPECT_EQ(op_errors(begin + R"({"a": "a"}})"), "2:58+3: \"name_map\" maps \"a\" to itself");
  EXPECT_EQ(op_errors(begin + R"({"a": 1}})"), "2:58+1: \"a\": expected a string, found a number");
  EXPECT_EQ(op_errors(begin + R"({"a": "b", "ab": "c"}})"), "");
  EXPECT_EQ(op_errors(begin + R"({"a": "b", "a": "c"}})"), "2:63+3: duplicate key \"a\"");
}

TEST(Operations, BadPatchFileAndAccess) {
  EXPECT_EQ(op_errors(R"({"op": "replace_class", "target": "A", "patch_file": "/p.cpp"})"),
            "2:54+8: \"patch_file\" is an absolute path");
  EXPECT_EQ(op_hints(R"({"op": "replace_class", "target": "A", "patch_file": "/p.cpp"})"),
            "name it relative to the spec");
  EXPECT_EQ(op_errors(R"({"op": "override_method", "target": "A", "access": "pubic"})"),
            "2:52+7: \"access\": unknown value \"pubic\"");
  EXPECT_EQ(op_hints(R"({"op": "override_method", "target": "A", "access": "pubic"})"),
            "did you mean \"public\"?\nit may be: public, protected, private");
}

TEST(Operations, EveryErrorOfEveryOperationAtOnce) {
  EXPECT_EQ(op_errors("{\"op\": \"replace_class\"},\n{\"op\": \"x\"},\n 3,\n"
                      "{\"op\": \"add_include\", \"include\": \"a.h\"}"),
            "2:8+15: replace_class needs \"target\"\n3:8+3: unknown operation \"x\"\n"
            "4:2+1: an operation: expected an object, found a number\n"
            "5:34+5: \"include\" lacks its delimiters");
}

TEST(CodeForms, Includes) {
  for (const char* good : {"<a>", "<a/b.h>", "\"a.h\"", "\"../a b.h\"", "<a-b+c.hpp>"}) {
    EXPECT_EQ(check_include_form(good).problem, "") << good;
  }
  const auto problem = [](const char* text) { return check_include_form(text).problem; };
  EXPECT_EQ(problem("a.h"), "lacks its delimiters");
  EXPECT_EQ(problem("<a.h"), "lacks its delimiters");
  EXPECT_EQ(problem("<a.h\""), "lacks its delimiters");
  EXPECT_EQ(problem("'a.h'"), "lacks its delimiters");
  EXPECT_EQ(problem("<"), "is no include");
  EXPECT_EQ(problem("\""), "is no include");
  EXPECT_EQ(problem("><"), "is no include");
  EXPECT_EQ(problem("#include <a.h>"), "holds a whole directive");
  EXPECT_EQ(problem("# include \"a.h\""), "holds a whole directive");
  EXPECT_EQ(problem("#include"), "is no include");
  EXPECT_EQ(problem("#include #include <a>"), "is no include");
  EXPECT_EQ(problem("#define A"), "is no include");
  EXPECT_EQ(problem("<>"), "names no file");
  EXPECT_EQ(problem("\" \""), "names no file");
  EXPECT_EQ(problem("< a.h>"), "has blanks inside its delimiters");
  EXPECT_EQ(problem("<a.h> <b.h>"), "holds more than one include");
  EXPECT_EQ(problem("\"a.h\" \"b.h\""), "holds more than one include");
  EXPECT_EQ(problem("<a\\b.h>"), "holds a backslash");
}

TEST(CodeForms, IncludeHintsShowTheRightForm) {
  EXPECT_EQ(check_include_form("a/b.h").hints, Words{R"(write "<a/b.h>" or "\"a/b.h\"")"});
  EXPECT_EQ(check_include_form("#include <a.h>").hints, Words{"leave '#include' out: <a.h>"});
  EXPECT_EQ(check_include_form("").hints, Words{R"(write "<torch/torch.h>" or "\"llama.h\"")"});
}

TEST(CodeForms, Usings) {
  for (const char* good : {"torch::Tensor",
                           "::torch::Tensor",
                           "using torch::Tensor;",
                           "using torch::Tensor",
                           "using  torch :: Tensor ;",
                           "a<b, c<d>>::e",
                           "std::operator<<",
                           "using std::operator<<;",
                           "std::operator==",
                           "using std::operator=;",
                           "namespace F = torch::nn::functional",
                           "namespace F=::x;",
                           "using namespace x;",
                           "using namespace x::y",
                           "using T = int;",
                           "using T = std::vector<int (*)(char)>",
                           "using typename A::b",
                           "using enum E::F",
                           "using namespaced::x",
                           "enum_::x"}) {
    EXPECT_EQ(check_using_form(good).problem, "") << good;
  }
  const auto problem = [](const char* text) { return check_using_form(text).problem; };
  const std::string neither = "is neither a using-declaration nor a namespace alias";
  EXPECT_EQ(problem(""), neither);
  EXPECT_EQ(problem(";"), neither);
  EXPECT_EQ(problem("a::"), neither);
  EXPECT_EQ(problem("a:b"), neither);
  EXPECT_EQ(problem("a.b"), neither);
  EXPECT_EQ(problem("a<b::c"), neither);
  EXPECT_EQ(problem("T = int"), neither);
  EXPECT_EQ(problem("a::b, a::c"), neither);
  EXPECT_EQ(problem("int a::b"), neither);
  EXPECT_EQ(problem("#define a::b"), neither);
  EXPECT_EQ(problem("Tensor"), "names nothing of another namespace");
  EXPECT_EQ(problem("using Tensor;"), "names nothing of another namespace");
  EXPECT_EQ(problem("a::b; c::d;"), "holds more than one declaration");
  EXPECT_EQ(problem("a::b;;"), "holds more than one declaration");
  EXPECT_EQ(problem("a::b // c"), "holds a comment");
  EXPECT_EQ(problem("a::b /* c */"), "holds a comment");
  EXPECT_EQ(problem("namespace F"), "is no namespace alias");
  EXPECT_EQ(problem("namespace = x"), "has no name before '='");
  EXPECT_EQ(problem("namespace F = "), "has nothing behind '='");
  EXPECT_EQ(problem("namespace F = a::"), "names no namespace");
  EXPECT_EQ(problem("using namespace ;"), "names no namespace");
  EXPECT_EQ(problem("using T = vector<int"), "has brackets that do not match");
  EXPECT_EQ(problem("using T ="), "has nothing behind '='");
  EXPECT_EQ(problem("using enum"), "names nothing");
}

TEST(OperationTable, NamesAreDistinctAndFound) {
  for (const OperationRow& row : operation_table()) {
    EXPECT_EQ(find_operation(row.name), &row);
    EXPECT_EQ(operation_name(row.kind), row.name);
    for (const std::string& required : row.required) {
      EXPECT_NE(std::find(row.keys.begin(), row.keys.end(), required), row.keys.end());
    }
  }
  EXPECT_EQ(find_operation("nothing"), nullptr);
}

}  // namespace
}  // namespace patchgen

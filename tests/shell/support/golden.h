// Reads files of tests/golden.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace semafor::test {

// The text of that file, without line ends after it.
inline std::string goldenText(const std::string& name) {
    std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/" + name);
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace semafor::test

// Reads tests/golden/stores: browser storage written by released builds, as JSON.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/json.h"

namespace semafor::test {

struct GoldenStore {
    std::map<std::string, std::string> texts;  // localStorage
    std::map<std::string, std::string> copy;   // IndexedDB, the second copy
    std::vector<std::string> exported;         // the lines of "export all"
};

inline std::map<std::string, std::string> textsIn(const JsonValue& object) {
    std::map<std::string, std::string> texts;
    for (const JsonMember& member : object.members) texts[member.key] = member.value.text;
    return texts;
}

inline GoldenStore readGoldenStore(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const auto json = parseJson(text.str());
    EXPECT_TRUE(json.ok()) << path;
    GoldenStore store;
    if (!json.ok()) return store;
    store.texts = textsIn(*json.value().find("localStorage"));
    store.copy = textsIn(*json.value().find("indexedDB"));
    for (const JsonValue& line : json.value().find("exported")->items) store.exported.push_back(line.text);
    return store;
}

}  // namespace semafor::test

// JSON string escaping.
#include "base/json.h"

namespace semafor {

void appendJsonString(std::string& out, std::string_view text) {
    out.push_back('"');
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out.push_back('\\');
            out.push_back(c);
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out.push_back("01"[(c >> 4) & 1]);
            out.push_back("0123456789abcdef"[c & 15]);
        } else {
            out.push_back(c);
        }
    }
    out.push_back('"');
}

}  // namespace semafor

// A small recursive JSON parser with bounded depth.
#include "base/json.h"

#include <charconv>
#include <utility>

namespace semafor {
namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

void appendUtf8(std::string& out, std::uint32_t point) {
    const auto byte = [&out](std::uint32_t value) { out.push_back(static_cast<char>(value)); };
    if (point < 0x80) {
        byte(point);
    } else if (point < 0x800) {
        byte(0xc0 | (point >> 6)), byte(0x80 | (point & 0x3f));
    } else if (point < 0x10000) {
        byte(0xe0 | (point >> 12)), byte(0x80 | ((point >> 6) & 0x3f)), byte(0x80 | (point & 0x3f));
    } else {
        byte(0xf0 | (point >> 18)), byte(0x80 | ((point >> 12) & 0x3f));
        byte(0x80 | ((point >> 6) & 0x3f)), byte(0x80 | (point & 0x3f));
    }
}

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<JsonValue, JsonError> parse() {
        JsonValue value;
        skipSpace();
        if (!parseValue(value, 0)) return error_;
        skipSpace();
        if (at_ != text_.size() && !fail("something follows the value")) return error_;
        return value;
    }

private:
    bool fail(std::string message) {
        error_ = {line_, std::move(message)};
        return false;
    }

    [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    void skipSpace() {
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\n') ++line_;
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') return;
        }
    }

    bool parseValue(JsonValue& value, int depth) {
        if (depth >= kMaxJsonDepth) return fail("too many values inside each other");
        value.line = line_;
        switch (peek()) {
            case '{':
                return parseObject(value, depth);
            case '[':
                return parseArray(value, depth);
            case '"':
                value.kind = JsonKind::kString;
                return parseString(value.text);
            case 't':
                value.truth = true;
                return parseWord(value, "true", JsonKind::kBool);
            case 'f':
                return parseWord(value, "false", JsonKind::kBool);
            case 'n':
                return parseWord(value, "null", JsonKind::kNull);
            default:
                return parseNumber(value);
        }
    }

    bool parseWord(JsonValue& value, std::string_view word, JsonKind kind) {
        if (text_.substr(at_, word.size()) != word) return fail("a value is expected");
        at_ += word.size();
        value.kind = kind;
        return true;
    }

    bool skipDigits() {
        const std::size_t from = at_;
        while (isDigit(peek())) ++at_;
        return at_ > from;
    }

    bool parseNumber(JsonValue& value) {
        const std::size_t from = at_;
        take('-');
        const bool zero = peek() == '0';
        const std::size_t first = at_;
        if (!skipDigits()) return fail("a value is expected");
        if (zero && at_ - first > 1) return fail("a number begins with a useless 0");
        if (take('.') && !skipDigits()) return fail("digits are expected after the point");
        if (take('e') || take('E')) {
            if (!take('-')) take('+');
            if (!skipDigits()) return fail("digits are expected in the exponent");
        }
        value.kind = JsonKind::kNumber;
        value.text = text_.substr(from, at_ - from);
        return true;
    }

    bool parseHex(std::uint32_t& out) {
        out = 0;
        for (int i = 0; i < 4; ++i, ++at_) {
            const char c = peek();
            std::uint32_t digit = 0;
            if (isDigit(c)) {
                digit = static_cast<std::uint32_t>(c - '0');
            } else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') {
                digit = static_cast<std::uint32_t>((c | 0x20) - 'a') + 10;
            } else {
                return fail("four hexadecimal digits are expected after \\u");
            }
            out = out * 16 + digit;
        }
        return true;
    }

    // Called after "\u". Reads one character, which may be a surrogate pair of two escapes.
    bool parseUnicode(std::string& out) {
        std::uint32_t point = 0;
        if (!parseHex(point)) return false;
        if (point >= 0xdc00 && point < 0xe000) return fail("half a pair of \\u escapes");
        if (point >= 0xd800 && point < 0xdc00) {
            std::uint32_t low = 0;
            if (!take('\\') || !take('u')) return fail("half a pair of \\u escapes");
            if (!parseHex(low)) return false;
            if (low < 0xdc00 || low >= 0xe000) return fail("half a pair of \\u escapes");
            point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
        }
        appendUtf8(out, point);
        return true;
    }

    bool parseEscape(std::string& out) {
        constexpr std::string_view kEscapes = "\"\\/bfnrt";
        constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        const char c = peek();
        if (c == 'u') {
            ++at_;
            return parseUnicode(out);
        }
        const std::size_t place = kEscapes.find(c);
        if (at_ >= text_.size() || place == std::string_view::npos) return fail("an unknown escape");
        ++at_;
        out.push_back(kMeanings[place]);
        return true;
    }

    bool parseString(std::string& out) {
        ++at_;
        for (;;) {
            if (at_ >= text_.size()) return fail("a string without its end");
            const char c = text_[at_++];
            if (c == '"') return true;
            if (static_cast<unsigned char>(c) < 0x20) return fail("a control character in a string");
            if (c != '\\') {
                out.push_back(c);
            } else if (!parseEscape(out)) {
                return false;
            }
        }
    }

    bool parseArray(JsonValue& value, int depth) {
        value.kind = JsonKind::kArray;
        ++at_;
        skipSpace();
        if (take(']')) return true;
        for (;;) {
            skipSpace();
            if (!parseValue(value.items.emplace_back(), depth + 1)) return false;
            skipSpace();
            if (take(']')) return true;
            if (!take(',')) return fail("\",\" or \"]\" is expected");
        }
    }

    bool parseMember(JsonValue& value, int depth) {
        skipSpace();
        if (peek() != '"') return fail("a key is expected");
        JsonMember member;
        member.line = line_;
        if (!parseString(member.key)) return false;
        if (value.find(member.key) != nullptr) return fail("the key \"" + member.key + "\" stands twice");
        skipSpace();
        if (!take(':')) return fail("\":\" is expected");
        skipSpace();
        if (!parseValue(member.value, depth + 1)) return false;
        value.members.push_back(std::move(member));
        return true;
    }

    bool parseObject(JsonValue& value, int depth) {
        value.kind = JsonKind::kObject;
        ++at_;
        skipSpace();
        if (take('}')) return true;
        for (;;) {
            if (!parseMember(value, depth)) return false;
            skipSpace();
            if (take('}')) return true;
            if (!take(',')) return fail("\",\" or \"}\" is expected");
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    JsonError error_;
};

std::optional<std::int64_t> toInteger(std::string_view digits) {
    std::int64_t number = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (failure != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
    for (const JsonMember& member : members)
        if (member.key == key) return &member.value;
    return nullptr;
}

std::optional<std::int64_t> JsonValue::integer() const {
    if (kind != JsonKind::kNumber) return std::nullopt;
    return toInteger(text);
}

std::optional<std::int64_t> JsonValue::thousandths() const {
    if (kind != JsonKind::kNumber || text.size() > 12) return std::nullopt;
    const std::size_t point = text.find('.');
    std::string digits = text.substr(0, point);
    const std::string decimals = point == std::string::npos ? "" : text.substr(point + 1);
    if (decimals.size() > 3) return std::nullopt;
    digits += decimals;
    digits.append(3 - decimals.size(), '0');
    return toInteger(digits);
}

Result<JsonValue, JsonError> parseJson(std::string_view text) {
    return Parser(text).parse();
}

}  // namespace semafor

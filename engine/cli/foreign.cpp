// Speaking the protocol. Whatever the program does, all that comes of it is a fault in words.
#include "cli/foreign.h"

#include <algorithm>
#include <utility>

#include "base/json.h"
#include "codec/notation.h"
#include "codec/protocol_lines.h"
#include "codec/transcript_lines.h"

namespace semafor::cli {
namespace {

constexpr std::size_t kLongestQuote = 60;

// What a program wrote, fit for a line on the screen.
std::string inQuotes(std::string_view text) {
    std::string quote(text.substr(0, kLongestQuote));
    for (char& c : quote)
        if (c < ' ' || c > '~') c = '?';
    return "\"" + quote + (text.size() > kLongestQuote ? "…\"" : "\"");
}

}  // namespace

void ForeignBot::begin(const PlayerView& view) {
    if (!fault_.empty()) process_.reset();
    fault_.clear();
    if (process_ == nullptr) greet();
    std::string line;
    appendStartLine(line, game_, view);
    say(line);
}

void ForeignBot::greet() {
    process_ = startProcess(setup_.command);
    if (process_ == nullptr) return fail("it can't be started");
    std::string line;
    appendHelloLine(line);
    say(line);
    const auto answer = hear();
    if (!answer) return;
    const auto json = parseJson(*answer);
    const JsonValue* protocol = json.ok() ? json.value().find("protocol") : nullptr;
    if (protocol == nullptr || protocol->integer() != kProtocolVersion)
        fail("it answered hello with " + inQuotes(*answer) + ", not with protocol " +
             std::to_string(kProtocolVersion));
}

std::optional<std::size_t> ForeignBot::choose(const PlayerView& view, const ActionList& legal) {
    std::string line;
    appendDecideLine(line, game_, view, legal);
    say(line);
    const auto answer = hear();
    if (!answer) return std::nullopt;
    const auto json = parseJson(*answer);
    const JsonValue* action = json.ok() ? json.value().find("action") : nullptr;
    if (action == nullptr || action->kind != JsonKind::kString) {
        fail("it answered " + inQuotes(*answer) + ", which names no action");
        return std::nullopt;
    }
    const Action* const found = std::find_if(legal.begin(), legal.end(), [&](const Action& each) {
        return actionText(game_, each) == action->text;
    });
    if (found != legal.end()) return static_cast<std::size_t>(found - legal.begin());
    fail("it chose " + inQuotes(action->text) + ", which isn't legal");
    return std::nullopt;
}

void ForeignBot::tell(const Events& events, Seat seat) {
    if (!fault_.empty()) return;
    Events seen;
    for (const Event& event : events) seen.push_back(redact(event, seat));
    std::string line;
    appendEventsLine(line, game_, seen);
    say(line);
}

void ForeignBot::end(const GameState& state) {
    std::string line;
    appendEndLine(line, game_, state);
    say(line);
}

void ForeignBot::say(const std::string& lines) {
    if (fault_.empty() && !process_->send(lines, deadline()))
        fail("it has ended, or doesn't read what it is told");
}

std::optional<std::string> ForeignBot::hear() {
    if (!fault_.empty()) return std::nullopt;
    std::string line;
    switch (process_->receive(line, deadline())) {
        case Reply::kLine:
            return line;
        case Reply::kLate:
            fail("no answer within " + std::to_string(setup_.patience.count()) + " s");
            break;
        case Reply::kGone:
            fail("it has ended");
            break;
        case Reply::kTooLong:
            fail("its answer has no end");
            break;
    }
    return std::nullopt;
}

void ForeignBot::fail(std::string fault) {
    fault_ = std::move(fault);
}

}  // namespace semafor::cli

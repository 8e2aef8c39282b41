// Speaks the protocol with an external program. Any misbehaviour of the program becomes a fault in words.
#include "cli/foreign.h"

#include <algorithm>
#include <utility>

#include "base/chacha.h"
#include "base/json.h"
#include "codec/loose_notation.h"
#include "codec/transcript_lines.h"

namespace semafor::cli {
namespace {

// The first random stream number that no shuffle of a game uses.
constexpr std::uint64_t kForeignStreams = std::uint64_t{1} << 63;
// Size in bits of an integer that every JSON reader keeps exactly.
constexpr int kSeedBits = 53;

std::string inQuotes(std::string_view text) {
    return std::string("\"").append(printable(text)).append("\"");
}

}  // namespace

std::uint64_t foreignSeed(std::uint64_t dealCode, Seat seat, std::uint64_t game) {
    DealStream stream(dealCode, kForeignStreams + game * kMaxSeats + index(seat));
    const std::uint64_t high = stream.next();
    return ((high << 32) | stream.next()) >> (64 - kSeedBits);
}

void ForeignBot::begin(const PlayerView& view, const StartOfGame& start) {
    if (!fault_.empty()) process_.reset();
    fault_.clear();
    greetingFailed_ = false;
    if (process_ == nullptr) greet();
    std::string line;
    appendStartLine(line, game_, view, start);
    say(line);
}

void ForeignBot::greet() {
    greetingFailed_ = !answersHello();
    if (greetingFailed_) program_.greetingFailed();
}

bool ForeignBot::answersHello() {
    process_ = startProcess(program_.command());
    if (process_ == nullptr) {
        fail("it can't be started");
        return false;
    }
    std::string line;
    appendHelloLine(line);
    say(line);
    const auto answer = hear();
    if (!answer) return false;
    const auto json = parseJson(*answer);
    const JsonValue* protocol = json.ok() ? json.value().find("protocol") : nullptr;
    if (protocol == nullptr || protocol->integer() != kProtocolVersion) {
        fail("it answered hello with " + inQuotes(*answer) + ", not with protocol " +
             std::to_string(kProtocolVersion));
        return false;
    }
    const JsonValue* name = json.value().find("name");
    program_.greeted(name != nullptr && name->kind == JsonKind::kString ? name->text : "");
    return true;
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
    const auto meant = parseLooseAction(game_, action->text);
    const Action* const found =
        meant.ok() ? std::find(legal.begin(), legal.end(), meant.value()) : legal.end();
    if (found != legal.end()) return static_cast<std::size_t>(found - legal.begin());
    fail("it chose " + inQuotes(action->text) + ", which isn't legal");
    return std::nullopt;
}

void ForeignBot::report(const Events& events, std::size_t seats, Seat seat) {
    if (!fault_.empty()) return;
    Events seen;
    for (const Event& event : events) seen.push_back(redact(event, seat));
    std::string line;
    appendEventsLine(line, game_, seats, seen);
    say(line);
}

void ForeignBot::end(const GameState& state) {
    std::string line;
    appendEndLine(line, game_, state);
    say(line);
}

void ForeignBot::say(const std::string& lines) {
    if (fault_.empty() && !process_->send(lines, deadline())) fail("it has ended, or doesn't read its input");
}

std::optional<std::string> ForeignBot::hear() {
    if (!fault_.empty()) return std::nullopt;
    std::string line;
    switch (process_->receive(line, deadline())) {
        case Reply::kLine:
            return line;
        case Reply::kLate:
            fail("no answer within " + std::to_string(patience_.count()) + " s");
            break;
        case Reply::kGone:
            fail("it has ended");
            break;
        case Reply::kTooLong:
            fail("its answer is too long");
            break;
    }
    return std::nullopt;
}

void ForeignBot::fail(std::string fault) {
    fault_ = std::move(fault);
}

}  // namespace semafor::cli

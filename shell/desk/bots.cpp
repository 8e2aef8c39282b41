// Makes a bot's question: its seat's view, the number of legal actions, and the shortest delay.
#include "desk/bots.h"

#include <algorithm>
#include <utility>

#include "codec/view_bytes.h"

namespace semafor {
namespace {

// Shortest delay, in milliseconds, of a stand-in's action while no person plays: it leaves time for the press
// that takes the seat back.
constexpr unsigned kStandInBeat = 350;

unsigned beatOf(const Match& match, Pace pace) {
    constexpr unsigned kBeats[] = {900, 300, 0};
    const unsigned beat = kBeats[static_cast<std::size_t>(pace)];
    const bool standIn = match.saved().seats[index(match.session().actor())].standIn;
    return standIn && !match.seating().anyPersonPlays() ? std::max(beat, kStandInBeat) : beat;
}

}  // namespace

void Bots::ask(const Match& match) {
    const Session& session = match.session();
    ActionList legal;
    session.legalActions(legal);
    question_ = ++questions_;
    Question question;
    question.token = question_;
    question.level = match.saved().seats[index(session.actor())].level;
    question.character = match.seating().characterOf(session.actor());
    question.map = match.game().map().name;
    question.view = viewBytes(session.viewOf(session.actor()));
    question.choices = static_cast<std::uint32_t>(legal.size());
    question.seed = at_.host.random();
    question.beat = beatOf(match, at_.preferences.settings().pace);
    at_.host.askBot(question);
}

bool Bots::close(std::uint64_t token) {
    if (token != question_ || question_ == 0) return false;
    question_ = 0;
    at_.notices.end(Notice::kBotsMissing);
    return true;
}

void Bots::missing(std::uint64_t token) {
    if (token == question_ && question_ != 0) at_.notices.say(Notice::kBotsMissing);
}

void Bots::forget() {
    if (std::exchange(question_, 0) == 0) return;
    at_.host.forgetBot();
    at_.notices.end(Notice::kBotsMissing);
}

}  // namespace semafor

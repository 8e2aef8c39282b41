// Writes transcripts.
#include "codec/transcript.h"

#include <algorithm>

#include "codec/notation.h"
#include "codec/transcript_lines.h"

namespace semafor {

Transcriber::Transcriber(const Game& game, std::size_t seats, std::uint64_t dealCode, std::string& out)
    : game_(game), out_(out), state_(newGame(game, seats, dealCode, events_)) {
    begin(seats, setupPiles(game, seats, dealCode));
}

Transcriber::Transcriber(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                         std::string& out)
    : game_(game), out_(out), given_(&given), state_(newGame(game, seats, piles, given, events_)) {
    begin(seats, piles);
}

void Transcriber::begin(std::size_t seats, const SetupPiles& piles) {
    appendSetupLine(out_, game_, seats, piles);
    appendShuffleLines(out_, game_, events_);
    legalActions(game_, state_, legal_);
}

std::optional<RuleError> Transcriber::act(const Action& action) {
    const Seat seat = state_.actor();
    if (const auto error = apply(game_, state_, action, events_, given_)) return error;
    texts_.resize(legal_.size());
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        texts_[i].clear();
        appendAction(texts_[i], game_, legal_[i]);
    }
    std::sort(texts_.begin(), texts_.end());
    appendShuffleLines(out_, game_, events_);
    appendStepLine(out_, game_, {state_.actionsTaken, seat, texts_, actionText(game_, action)}, state_);
    if (state_.over()) appendEndLine(out_, game_, state_);
    legalActions(game_, state_, legal_);
    return std::nullopt;
}

std::string transcriptOf(const Game& game, std::size_t seats, std::uint64_t dealCode,
                         std::span<const Action> actions) {
    std::string text;
    Transcriber transcriber(game, seats, dealCode, text);
    for (const Action& action : actions) {
        const auto error = transcriber.act(action);
        SEMAFOR_ASSERT(!error);
    }
    return text;
}

}  // namespace semafor

// Entry points for the bots' worker, in an instance of the program that never draws. It receives only what
// the bot's seat may know.
#include <emscripten.h>

#include <cstdint>
#include <memory>
#include <span>

#include "base/fingerprint.h"
#include "base/version.h"
#include "bots/bot.h"
#include "codec/question.h"
#include "codec/view_bytes.h"
#include "rules/legal.h"
#include "session/games.h"
#include "view/resample.h"

namespace semafor {
namespace {

// The legal actions in the view: the same in every state that looks like this to the seat.
void legalActionsOf(const Game& game, const PlayerView& view, ActionList& out) {
    Rng rng(0);
    legalActions(game, resample(game, view, rng), out);
}

struct Player {
    Level level{};
    Character character{};
    friend bool operator==(const Player&, const Player&) = default;
};

bool known(const Player& player) {
    return static_cast<std::size_t>(player.level) < kLevels &&
           static_cast<std::size_t>(player.character) < kCharacters;
}

// Keeps the bot between decisions, because it remembers its plans.
class Table {
public:
    // False if the question is invalid.
    bool start(const BotQuestion& question) {
        const Player player{static_cast<Level>(question.level), static_cast<Character>(question.character)};
        const Game* game = games_.find(question.map);
        const auto view = readView(question.view);
        if (game == nullptr || !view || !known(player)) return false;
        legalActionsOf(*game, *view, legal_);
        if (legal_.size() != question.choices || legal_.empty()) return false;
        if (game != game_ || !(player == player_) || bot_ == nullptr)
            bot_ = makeBot(*game, player.level, player.character);
        game_ = game;
        player_ = player;
        bot_->start(*view, legal_, question.seed);
        return true;
    }
    bool step(int iterations) { return bot_->step(iterations); }
    [[nodiscard]] std::size_t best() const { return bot_->best(); }

private:
    Games games_;
    ActionList legal_;
    const Game* game_ = nullptr;
    Player player_;
    std::unique_ptr<Bot> bot_;
};

Table& table() {
    static Table only;
    return only;
}

}  // namespace
}  // namespace semafor

extern "C" {

// Zero-terminated.
EMSCRIPTEN_KEEPALIVE const char* semaforVersion() {
    return semafor::engineVersion().data();
}

// Sixteen hexadecimal digits, zero-terminated.
EMSCRIPTEN_KEEPALIVE const char* semaforFingerprint() {
    static const semafor::FingerprintText text = semafor::toHex(semafor::engineFingerprint());
    return text.digits;
}

// Begins a decision. `bytes` is a serialised BotQuestion; false if it is invalid.
EMSCRIPTEN_KEEPALIVE bool semaforStart(const std::uint8_t* bytes, unsigned size) {
    const auto question = semafor::readQuestion({bytes, size});
    return question && semafor::table().start(*question);
}

// Continues thinking; false when more would add nothing. Required: semaforStart returned true.
EMSCRIPTEN_KEEPALIVE bool semaforStep(int iterations) {
    return semafor::table().step(iterations);
}

// The index of the best action found so far. Required: semaforStart returned true.
EMSCRIPTEN_KEEPALIVE unsigned semaforBest() {
    return static_cast<unsigned>(semafor::table().best());
}

}  // extern "C"

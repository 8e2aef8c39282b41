// Property test of hot-seat games: no sequence of actions, undo, hand-over, reload, link, stand-in and
// give-back shows a card of a seat whose person hasn't confirmed to be there, in either view.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app.h"
#include "support/any_game.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "support/memory_store.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

// How often the walk met each case.
struct Met {
    int actions = 0, undone = 0;
    int undoneWithBots = 0;       // in practice games with hidden hands: bots' actions undone as well
    int refusedAtChange = 0;      // at a change of person, where the rules alone would allow undo
    int undoneAcrossPersons = 0;  // with open hands
    int handedOver = 0;
    int lookedOn = 0;  // frames that still show the last action to its player
    int reloads = 0, links = 0, standIns = 0, givenBack = 0;
    int hiddenGames = 0, openGames = 0, loneGames = 0, practiceGames = 0, finished = 0;
};

void collectTexts(const std::vector<Node>& nodes, std::vector<std::string>& out) {
    for (const Node& node : nodes) {
        out.insert(out.end(), {node.text, node.note, node.value});
        out.insert(out.end(), node.cells.begin(), node.cells.end());
        for (const auto& [value, label] : node.options) out.push_back(label);
        collectTexts(node.inside, out);
    }
}

// One run of the program.
struct Program {
    Desk desk;
    TextView textView{desk};
    std::unique_ptr<App> app;

    Program(test::FakeHost& host, test::MemoryStore& store, SDL_Renderer* renderer) : desk(host, store) {
        if (renderer == nullptr) return;
        app = std::make_unique<App>(desk, nullptr, renderer);
        app->ui().letters.recordLabels();
        app->resize({1280, 720, 1});
    }
};

// Simulates a device and the honest people around it: the person asked for takes the device.
class HotSeat {
public:
    HotSeat(const Game& game, std::size_t seats, std::uint64_t seed, bool canvas, Met& met)
        : rng_(seed), host_(seed), met_(met), canvas_(canvas) {
        start();
        open_ = rng_.next() % 6 == 0;
        desk().carryOut(ask::SetOpenHands{open_});
        desk().carryOut(ask::SetPace{canvas ? Pace::kFast : Pace::kInstant});
        const SavedGame saved = test::anyGame(game, seats, rng_);
        EXPECT_FALSE(desk().library.add(saved));
        proceed(saved.id);
        lone_ = std::count_if(saved.seats.begin(), saved.seats.end(),
                              [](const SavedSeat& seat) { return seat.person; }) == 1;
        met_.openGames += open_ ? 1 : 0;
        met_.loneGames += lone_ ? 1 : 0;
        met_.hiddenGames += hidden() ? 1 : 0;
        met_.practiceGames += saved.practice ? 1 : 0;
    }

    void play(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            step();
            look();
        }
        met_.finished += match().session().over() ? 1 : 0;
    }

private:
    [[nodiscard]] Desk& desk() { return program_->desk; }
    [[nodiscard]] const Match& match() { return *desk().table.match(); }
    [[nodiscard]] bool hidden() const { return !open_ && !lone_; }
    [[nodiscard]] bool chance(std::uint32_t percent) { return drawBelow(rng_, 100) < percent; }

    void start() {
        if (canvas_) {
            surface_.reset(SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_ARGB8888));
            program_.reset();
            renderer_.reset(SDL_CreateSoftwareRenderer(surface_.get()));
        }
        program_ = std::make_unique<Program>(host_, store_, canvas_ ? renderer_.get() : nullptr);
    }
    void lock() {
        if (host_.locksAsked.empty()) return;
        const std::uint64_t id = host_.locksAsked.back();
        host_.locksAsked.clear();
        desk().table.lockAnswered(id, true);
    }
    // Puts the game on the table; no person has confirmed yet.
    void proceed(std::uint64_t id) {
        desk().carryOut(ask::Continue{id});
        lock();
        holder_ = kNoSeat;
        actors_.clear();
        byPerson_.clear();
        ASSERT_NE(desk().table.match(), nullptr);
    }

    void step() {
        followLog();
        if (match().waitingFor() != kNoSeat && chance(60)) return confirm();
        if (match().mayAct() && chance(60)) return act();
        if (!host_.questions.empty() && chance(70)) return botActs();
        switch (drawBelow(rng_, 9)) {
            case 0:
                return reload();
            case 1:
                return sendAndOpenLink();
            case 2:
                return standIn();
            case 3:
                return giveBack();
            case 4:
                return goAbout();
            default:
                return undo();
        }
    }

    void confirm() {
        const Seat asked = match().waitingFor();
        holder_ = asked;
        ++met_.handedOver;
        desk().carryOut(ask::Reveal{});
        EXPECT_EQ(match().viewer(), asked);
    }
    void act() {
        if (hidden()) {
            EXPECT_EQ(match().viewer(), holder_);
        }
        ActionList legal;
        match().session().legalActions(legal);
        desk().carryOut(ask::Act{test::choose(legal, rng_)});
        followLog();
        byPerson_.back() = true;
        ++met_.actions;
    }
    void botActs() {
        const Question question = host_.questions.front();
        host_.questions.pop_front();
        desk().table.botAnswered(question.token, drawBelow(rng_, question.choices));
        const std::size_t before = actors_.size();
        followLog();
        if (actors_.size() > before) byPerson_.back() = false;
    }
    void undo() {
        const std::size_t before = match().session().log().size();
        const Seat viewer = match().viewer();
        const auto plain = plainUndo();
        if (!hidden()) {
            EXPECT_EQ(match().mayUndo(), plain.has_value());
        }
        if (hidden() && plain && !match().mayUndo()) ++met_.refusedAtChange;
        const bool may = match().mayUndo();
        desk().carryOut(ask::Undo{});
        const std::size_t after = match().session().log().size();
        EXPECT_EQ(may, after < before);
        if (!may) return;
        ++met_.undone;
        if (open_ && after < before && actors_[after] != viewer) ++met_.undoneAcrossPersons;
        if (!hidden()) return;
        // After an undo the same person goes on, and only actions of that person and of bots are undone.
        EXPECT_EQ(viewer, holder_);
        EXPECT_EQ(match().viewer(), holder_);
        EXPECT_EQ(match().session().actor(), holder_);
        EXPECT_EQ(actors_[after], holder_);
        for (std::size_t i = after + 1; i < before; ++i) EXPECT_FALSE(byPerson_[i]);
        met_.undoneWithBots += before - after > 1 ? 1 : 0;
    }
    // The number of actions left after an undo if all persons were one; nothing when the rules forbid it.
    [[nodiscard]] std::optional<std::size_t> plainUndo() {
        std::size_t target = actors_.size();
        while (target > 0 && !match().seating().personPlays(actors_[target - 1])) --target;
        if (target == 0 || target - 1 < match().session().undoPoint()) return std::nullopt;
        return target - 1;
    }
    void reload() {
        const std::uint64_t id = match().saved().id;
        host_.questions.clear();
        start();
        proceed(id);
        ++met_.reloads;
    }
    void sendAndOpenLink() {
        desk().carryOut(ask::Go{Screen::kShare});
        look();
        const auto& offers = desk().links.offers();
        if (offers.size() < 2 || offers[1].address.empty() || offers[1].kind != LinkKind::kContinue) {
            desk().carryOut(ask::Go{Screen::kTable});
            return;
        }
        const std::string address = offers[1].address;
        const std::size_t actions = match().session().log().size();
        if (chance(50)) start();  // on another device
        desk().openLink(address);
        host_.questions.clear();
        desk().carryOut(ask::AcceptLink{});
        lock();
        holder_ = kNoSeat;
        actors_.clear();
        byPerson_.clear();
        ASSERT_NE(desk().table.match(), nullptr);
        EXPECT_EQ(match().session().log().size(), actions);
        ++met_.links;
    }
    void standIn() {
        const Seat seat = match().viewer();
        if (seat == kNoSeat || !chance(40) || match().session().over() ||
            !match().seating().personPlays(seat))
            return;
        desk().carryOut(ask::StandIn{seat});
        ++met_.standIns;
    }
    void giveBack() {
        for (std::size_t s = 0; s < match().session().seats(); ++s)
            if (match().saved().seats[s].standIn) {
                ++met_.givenBack;
                desk().carryOut(ask::GiveBack{idAt<Seat>(s)});
                return;
            }
    }
    // Goes to another screen and back; meanwhile the device may have changed hands.
    void goAbout() {
        desk().carryOut(ask::Go{chance(50) ? Screen::kTitle : Screen::kLearn});
        look();
        if (match().viewer() == kNoSeat) holder_ = kNoSeat;
        desk().carryOut(ask::Go{Screen::kTable});
    }

    // Updates the record of who did each action of the log.
    void followLog() {
        const std::size_t actions = match().session().log().size();
        if (actors_.size() > actions) actors_.resize(actions);
        if (actors_.size() < actions) {
            Session session = match().session().upTo(actors_.size());
            for (const Action& action : match().session().log().subspan(actors_.size())) {
                actors_.push_back(session.actor());
                EXPECT_TRUE(session.submit(action).ok());
            }
        }
        while (byPerson_.size() > actions) byPerson_.pop_back();
        while (byPerson_.size() < actions)
            byPerson_.push_back(match().session().playerOf(actors_[byPerson_.size()]).person);
    }

    // Checks the screen as it is now.
    void look() {
        followLog();
        if (desk().navigation.screen() == Screen::kTable && hidden() && !match().session().over()) {
            const Seat shown = match().viewer();
            EXPECT_TRUE(shown == kNoSeat || shown == holder_)
                << "the view of a seat whose person isn't there";
        }
        if (open_ && !lone_) {
            EXPECT_EQ(match().waitingFor(), kNoSeat);
        }
        if (lone_) {
            EXPECT_TRUE(match().saved().seats[index(match().viewer())].person);
        }
        if (!match().session().over() && hidden()) readWords();
        if (canvas_) seePictures();
    }
    void seePictures() {
        for (int i = 0; i < 3; ++i) {
            program_->app->wake();
            program_->app->frame(1.0f / 60);
        }
        if (!hidden() || match().session().over()) return;
        const Seat shown = program_->app->shownSeat();
        EXPECT_TRUE(shown == kNoSeat || shown == holder_) << "the picture of a seat whose person isn't there";
        if (shown != kNoSeat && match().viewer() == kNoSeat) ++met_.lookedOn;
        if (shown != kNoSeat) return;
        std::vector<std::string> texts;
        for (const Lettering::Label& label : program_->app->ui().letters.labels())
            texts.push_back(label.text);
        expectNothingOf(kNoSeat, texts);
    }
    void readWords() {
        // The table's document is slow to write: read it always while no view is shown, else now and then.
        const Seat shown = desk().navigation.screen() == Screen::kTable ? match().viewer() : kNoSeat;
        if (shown != kNoSeat && !chance(15)) return;
        const Doc& doc = program_->textView.refresh();
        std::vector<std::string> texts(doc.news);
        collectTexts(doc.nodes, texts);
        expectNothingOf(shown, texts);
    }
    // Expects the texts to show no other seat's hand and, for kNoSeat, no seat's tickets either.
    void expectNothingOf(Seat reader, const std::vector<std::string>& texts) {
        const Words words(match().game(), desk().preferences.language());
        std::set<std::string> foreign;
        for (std::size_t s = 0; s < match().session().seats(); ++s) {
            if (idAt<Seat>(s) == reader) continue;
            const PlayerView view = match().session().viewOf(idAt<Seat>(s));
            if (view.hand.total() > 0) foreign.insert(words.cards(view.hand));
            if (reader != kNoSeat) continue;
            for (const TicketId ticket : view.offer) foreign.insert(words.ticket(ticket));
            for (const TicketId ticket : view.held) foreign.insert(words.ticket(ticket));
            view.kept.forEach([&](TicketId ticket) { foreign.insert(words.ticket(ticket)); });
        }
        if (reader != kNoSeat) foreign.erase(words.cards(match().session().viewOf(reader).hand));
        const std::string remaining = withoutPublicSentences(words, texts);
        for (const std::string& secret : foreign) {
            const std::string hand = labelled(words, Text::kHand, secret);
            const bool found = reader == kNoSeat ? remaining.find(secret) != std::string::npos
                                                 : std::find(texts.begin(), texts.end(), hand) != texts.end();
            EXPECT_FALSE(found) << secret << " is in: " << remaining;
        }
    }
    // The hand-over screen tells the last actions as everybody saw them, and "Anna pays green ×1" isn't a
    // hand. Texts are joined first, because a sentence may be broken over several lines.
    [[nodiscard]] std::string withoutPublicSentences(const Words& words,
                                                     const std::vector<std::string>& texts) {
        std::string remaining;
        for (const std::string& text : texts)
            remaining += (remaining.empty() || remaining.back() == ' ' ? "" : " ") + text;
        const SeatNames names = namesFor(desk().preferences.language(), match().saved(), kNoSeat);
        const auto& history = match().history();
        for (std::size_t i = history.size() - std::min<std::size_t>(history.size(), 6); i < history.size();
             ++i)
            for (const std::string& sentence : sentences(words, history[i].seenBy(kNoSeat), names))
                if (const auto at = remaining.find(sentence); at != std::string::npos)
                    remaining.erase(at, sentence.size());
        return remaining;
    }

    Rng rng_;
    test::FakeHost host_;
    test::MemoryStore store_;
    Met& met_;
    bool canvas_;
    bool open_ = false;
    bool lone_ = false;
    Seat holder_ = kNoSeat;       // the seat whose person has confirmed to hold the device
    std::vector<Seat> actors_;    // the seat that did each action of the log,
    std::vector<bool> byPerson_;  // and whether a person did it, as far as is known
    std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface_{nullptr, SDL_FreeSurface};
    std::unique_ptr<SDL_Renderer, decltype(&SDL_DestroyRenderer)> renderer_{nullptr, SDL_DestroyRenderer};
    std::unique_ptr<Program> program_;
};

TEST(HotSeat, NoCardOfAPersonWhoIsNotThereIsEverUncovered) {
    Met met;
    const int games = test::gamesToPlay(30);
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        if (testing::Test::HasFailure()) return;
        HotSeat(game, seats, seed, seed / 7919 % 5 == 0, met).play(80);
        EXPECT_FALSE(testing::Test::HasFailure()) << game.map().name << " deal " << seed;
    });
    std::printf(
        "%d hot-seat games: %d actions, %d hand-overs, %d undone (%d with bots, %d across persons with open "
        "hands), %d refused at a change of "
        "person, %d reloads, %d links, %d stand-ins, %d given back, %d looked on; hidden %d, open %d, lone "
        "%d, practice %d, finished %d\n",
        games, met.actions, met.handedOver, met.undone, met.undoneWithBots, met.undoneAcrossPersons,
        met.refusedAtChange, met.reloads, met.links, met.standIns, met.givenBack, met.lookedOn,
        met.hiddenGames, met.openGames, met.loneGames, met.practiceGames, met.finished);
    for (const int count : {met.undone, met.undoneWithBots, met.undoneAcrossPersons, met.handedOver,
                            met.lookedOn, met.reloads, met.links, met.standIns, met.givenBack,
                            met.hiddenGames, met.openGames, met.loneGames, met.practiceGames, met.finished})
        EXPECT_GT(count, 0);
    EXPECT_GT(met.refusedAtChange, games);
}

}  // namespace
}  // namespace semafor

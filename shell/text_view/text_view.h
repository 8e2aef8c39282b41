// The text view: every screen as a document, and the asks of its controls.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/desk.h"
#include "table/final_count.h"
#include "table/reckoning.h"
#include "table/shown_match.h"
#include "text_view/doc.h"
#include "words/words.h"

namespace semafor {

class TextView {
public:
    // The desk must outlive this object.
    explicit TextView(const Desk& desk) : desk_(&desk) {}

    // The current screen, with the news from the table since the last call.
    const Doc& refresh();

    // The document of the title, on any screen: the page caches it for its next start.
    [[nodiscard]] Doc title() const;

    // The ask of a control that was used, made for the desk as it was when the document was written; empty
    // when the control no longer exists.
    [[nodiscard]] std::optional<Asked> pressed(std::string_view id, std::string_view value) const;

private:
    void collectNews(const Match& match);

    const Desk* desk_;
    Doc doc_;
    std::array<std::uint64_t, kAbouts> written_ = {};  // change counts, by About, as of the document
    ShownMatch shown_;
    Notice announcedNotice_ = Notice::kNone;
    std::uint64_t announcedGame_ = 0;   // the game whose news were announced,
    std::size_t announcedActions_ = 0;  // up to this action
};

// --- the screens, one function each; they write into `page`

// The text of the current notice; empty when there is no notice.
std::string noticeText(const Desk& desk);
void writeNotice(Writer& page, const Desk& desk);
// Whether the notice, a question about the store, waits until the table is left.
bool noticeWaits(const Desk& desk);
void writeStoreAdvice(Writer& page, const Desk& desk);
void writeTitle(Writer& page, const Desk& desk);
void writeNewGame(Writer& page, const Desk& desk);
void writeTable(Writer& page, const Desk& desk, ShownMatch& shown);
// Shown instead of the table while no person is at the screen.
void writeHandOver(Writer& page, const Desk& desk);
void writeSaves(Writer& page, const Desk& desk);
void writeReplay(Writer& page, const Desk& desk, ShownMatch& shown);
void writeLink(Writer& page, const Desk& desk);
void writeShare(Writer& page, const Desk& desk);
void writeSettings(Writer& page, const Desk& desk);
void writeAbout(Writer& page, const Desk& desk);
void writeLearn(Writer& page, const Desk& desk);

// --- parts that several screens share

// "Deck: 12 cards"
std::string labelled(const Words& words, Text label, std::string_view what);
// Back to the screen that this one was opened from.
void writeBack(Writer& page, const Desk& desk);
// The boards, as options of a choice.
std::vector<std::pair<std::string, std::string>> boardOptions(Language language);
// The levels of bots, as options of a choice.
std::vector<std::pair<std::string, std::string>> levelOptions(Language language);
// The name of each seat, or else its number.
std::vector<std::string> seatNames(Language language, const SavedGame& game);

// The names of a game's seats, as one reader sees them.
struct SeatNames {
    std::vector<std::string> names;
    // The reader's seat if nobody has named it: sentences address it, and labels call it "You".
    Seat you = kNoSeat;

    [[nodiscard]] const std::string& operator[](std::size_t seat) const { return names[seat]; }
    [[nodiscard]] std::size_t size() const { return names.size(); }
    [[nodiscard]] std::string label(const Words& words, std::size_t seat) const {
        return idAt<Seat>(seat) == you ? std::string(words.text(Text::kYou)) : names[seat];
    }
};
// `reader`: the seat of the person at the screen, or kNoSeat.
SeatNames namesFor(Language language, const SavedGame& game, Seat reader);
// The name that the players gave the game, or else its board's.
std::string gameTitle(Language language, const SavedGame& game);
// "Europe · Anna, Jan, bot · turn 12"
std::string gameLine(Language language, const GameEntry& entry);
// "18.11.2026, 14:30" in the language's format: `seconds` since 1970, plus `offset` for local time. A fixed
// text for times before 1970 or after 9999.
std::string dateText(Language language, std::int64_t seconds, std::int64_t offset = 0);

// The game menu, and the ways to other screens. Required: a game at the table or in a replay.
void writeMenu(Writer& page, const Desk& desk);
// The sentence that a computer plays for the person of that seat. Required: a game at the table.
std::string standInText(const Desk& desk, std::size_t seat);
// Buttons that give seats back to persons whom a bot plays for. Required: a game at the table.
void writeGiveBacks(Writer& page, const Desk& desk);
// The label of the button that gives that seat back to its person.
std::string giveBackText(const Desk& desk, std::size_t seat);

// "claimed by Anna", "yours"; "Anna's station", "your station".
std::string ownerText(const Words& words, const SeatNames& names, std::size_t seat);
std::string stationText(const Words& words, const SeatNames& names, std::size_t seat);

// "5 spaces to go", or that the ticket is done, or can't be done any more.
std::string standText(const Words& words, const PlayerView& view, const Prospect& prospect);

// The number of the seat's tickets that everybody may know.
int ticketCount(const Game& game, const PlayerView& view, std::size_t seat);
// "red ×2, blue ×1"
std::string passengersText(const Words& words, const PassengerCounts& taken);

// "Anna: Palermo – Moscow +20"
std::string countText(const Words& words, const CountStep& step, const SeatNames& names);

// The controls of a replay: forward, back, and to any action.
void writeReplaySteps(Writer& page, const Desk& desk);
// "Looking back: action 6 of 47"; and the label of the way out of it.
std::string replayTitle(const Desk& desk);
std::string_view replayLeave(const Desk& desk);

// The parts of a seat's view: cards and tickets, network, market, seats, board. `whose` is the name of the
// seat, or empty for the reader's own. Required: functions with `whose` get the view of a seat.
void writeHand(Writer& page, const Words& words, const PlayerView& view, std::string_view whose);
void writeTickets(Writer& page, const Words& words, const PlayerView& view, std::string_view whose);
void writeNetwork(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names,
                  std::string_view whose);
void writePlan(Writer& page, const Words& words, const Desk& desk, const PlayerView& view);
// "31 tickets"; "short: 23 tickets, long: 11 tickets" where a seat chooses how many of each to draw.
// Required: the rules let a turn draw tickets.
std::string ticketDeckText(const Words& words, const PlayerView& view);
void writeMarket(Writer& page, const Words& words, const PlayerView& view);
// `own`: the reader's seat, or kNoSeat.
void writeSeats(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names,
                Seat own = kNoSeat);
// With `match`, says why a route can't be claimed now.
void writeBoard(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names,
                const Match* match);
// The seat of the person at the screen; kNoSeat where the screen shows a computer's seat.
Seat ownSeat(const Match& match);
// The log of all that the reader may know, newest first.
void writeLog(Writer& page, const Words& words, const ShownGame& shown, const SeatNames& names);
// The next step of a drill, or that it is done, and the ways on.
void writeDrill(Writer& page, const Desk& desk, const Words& words);
void writeResult(Writer& page, const Words& words, const PlayerView& view, const SeatNames& names);
void writeActions(Writer& page, const Words& words, const Desk& desk, const PlayerView& view);

// One sentence for each event that has something to tell.
std::vector<std::string> sentences(const Words& words, const Events& events, const SeatNames& names);

}  // namespace semafor

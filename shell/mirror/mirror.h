// The desk in words: every screen as a document, and what its controls do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/later.h"
#include "desk/desk.h"
#include "mirror/doc.h"
#include "table/final_count.h"
#include "table/reckoning.h"
#include "words/words.h"

namespace semafor {

class Mirror {
public:
    // The desk must live longer.
    explicit Mirror(Desk& desk) : desk_(&desk) {}

    // The screen as it is now, and what happened at the table since the last call.
    const Doc& refresh();

    // A control was used. Nothing happens when there is no such control any more.
    void press(std::string_view id, const std::string& value);

private:
    void collectNews(const Match& match);

    Desk* desk_;
    Doc doc_;
    Notice toldNotice_ = Notice::kNone;
    std::uint64_t toldGame_ = 0;   // the game that news were told of,
    std::size_t toldActions_ = 0;  // up to this action
};

// --- the screens, one function each; they write into `page`

// What the player should know now; empty when there is nothing.
std::string noticeText(const Desk& desk);
void writeNotice(Writer& page, Desk& desk);
void writeStoreAdvice(Writer& page, Desk& desk);
void writeTitle(Writer& page, Desk& desk);
SEMAFOR_LATER void writeNewGame(Writer& page, Desk& desk);
SEMAFOR_LATER void writeTable(Writer& page, Desk& desk);
SEMAFOR_LATER void writeSaves(Writer& page, Desk& desk);
SEMAFOR_LATER void writeReplay(Writer& page, Desk& desk);
SEMAFOR_LATER void writeLink(Writer& page, Desk& desk);
SEMAFOR_LATER void writeShare(Writer& page, Desk& desk);
void writeSettings(Writer& page, Desk& desk);
void writeAbout(Writer& page, Desk& desk);
SEMAFOR_LATER void writeLearn(Writer& page, Desk& desk);

// --- parts that several screens share

// "Deck: 12 cards"
std::string labelled(const Words& words, Text label, std::string_view what);
// Back to the table when a game is on it, else to the title.
void writeBack(Writer& page, Desk& desk);
// The boards, as options of a choice.
std::vector<std::pair<std::string, std::string>> boardOptions(Language language);
// The levels of bots, as options of a choice.
std::vector<std::pair<std::string, std::string>> levelOptions(Language language);
// How each seat is called: by its name, else by its number.
std::vector<std::string> seatNames(Language language, const SavedGame& game);
// "Europe · Anna, Jan, bot · turn 12"
std::string gameLine(Language language, const GameEntry& entry);
// "18.11.2026, 14:30" in the shape of the language. `seconds` since 1970 of the clock on the wall.
std::string dateText(Language language, std::int64_t seconds);

// "5 spaces to go", or that it is done, or can't be done any more.
std::string standText(const Words& words, const PlayerView& view, const Prospect& prospect);

// How many tickets the seat has, as everybody may know it.
int ticketCount(const Game& game, const PlayerView& view, std::size_t seat);
// "red ×2, blue ×1"
std::string passengersText(const Words& words, const PassengerCounts& taken);

// "Anna: Palermo – Moscow +20"
std::string countText(const Words& words, const CountStep& step, const std::vector<std::string>& names);

// What a seat sees of a game: its cards and tickets, the market, the seats, the board.
void writeHand(Writer& page, const Words& words, const PlayerView& view);
void writeTickets(Writer& page, const Words& words, const PlayerView& view);
void writePlan(Writer& page, const Words& words, Desk& desk, const PlayerView& view);
void writeMarket(Writer& page, const Words& words, const PlayerView& view);
void writeSeats(Writer& page, const Words& words, const PlayerView& view,
                const std::vector<std::string>& names);
// `session` tells why a route can't be claimed now; without one nothing is said of that.
void writeBoard(Writer& page, const Words& words, const PlayerView& view,
                const std::vector<std::string>& names, const Session* session);
// What the reader may know of all that happened, the last first.
void writeLog(Writer& page, const Words& words, const Match& match, Seat reader,
              const std::vector<std::string>& names);
// What a drill asks for next, or that it is done, and the ways on.
void writeDrill(Writer& page, Desk& desk, const Words& words);
void writeResult(Writer& page, const Words& words, const PlayerView& view,
                 const std::vector<std::string>& names);
void writeActions(Writer& page, const Words& words, Desk& desk, const PlayerView& view);

// What happened with these actions, a sentence each, as the seat may know it.
std::vector<std::string> sentences(const Words& words, const ActionEvents& events, Seat reader,
                                   const std::vector<std::string>& names);

}  // namespace semafor

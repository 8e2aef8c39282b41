// Text view of the game menu: commands for the whole game, and the ways to other screens.
#include <algorithm>

#include "text_view/text_view.h"

namespace semafor {
namespace {

// Offers to let a bot play for the person at the screen.
void writeStandIn(Writer& page, const Desk& desk) {
    const Match& match = *desk.table.match();
    const Seat seat = match.viewer();
    if (publicState(match).over() || desk.table.hold() != Hold::kOurs) return;
    if (seat == kNoSeat || !match.seating().personPlays(seat)) return;
    const Language language = desk.preferences.language();
    page.choice(Target::kStandInLevel, text(language, Text::kStandInLevel),
                std::to_string(desk.standIns.level()), levelOptions(language), ask::SetStandInLevel{});
    const SeatNames names = namesFor(language, match.saved(), seat);
    page.button(Target::kStandIn,
                seat == names.you ? std::string(text(language, Text::kStandInForYou))
                                  : say(language, Text::kStandIn, {names[index(seat)]}),
                ask::AskStandIn{});
}

void writeAgain(Writer& page, Language language) {
    page.button(Target::kAgain, text(language, Text::kPlayAgain), ask::Again{false});
    page.button(Target::kAgainSame, text(language, Text::kPlaySameDeal), ask::Again{true});
    page.button(Target::kPicture, text(language, Text::kPicture), ask::GivePicture{});
    page.note(text(language, Text::kPictureGive));
}

// The file and the report contain everybody's cards, the report in plain words.
void writeCopies(Writer& page, Language language) {
    page.button(Target::kExport, text(language, Text::kGameExport), ask::ExportTable{});
    page.button(Target::kReport, text(language, Text::kBugReportCopy), ask::CopyReport{});
    page.note(text(language, Text::kBugReportHint));
}

// While no person is at the screen, offers nothing that reveals a card.
void writeGame(Writer& page, const Desk& desk) {
    const Match& match = *desk.table.match();
    const Language language = desk.preferences.language();
    const bool over = publicState(match).over();
    const bool nobody = match.viewer() == kNoSeat;
    if (over) writeAgain(page, language);
    if (!nobody)
        page.button(Target::kReplay, text(language, over ? Text::kReplay : Text::kLookBack),
                    ask::Replay{match.saved().id});
    writeStandIn(page, desk);
    page.button(Target::kShare, text(language, nobody ? Text::kShareGame : Text::kShare),
                ask::Go{Screen::kShare});
    if (!nobody) writeCopies(page, language);
}

}  // namespace

// Names the person only if there are several.
std::string giveBackText(const Desk& desk, std::size_t seat) {
    const auto& seats = desk.table.match()->saved().seats;
    const auto persons =
        std::count_if(seats.begin(), seats.end(), [](const SavedSeat& s) { return s.person; });
    if (persons == 1) return std::string(text(desk.preferences.language(), Text::kStandInStop));
    return say(desk.preferences.language(), Text::kStandInGiveBack,
               {seatNames(desk.preferences.language(), desk.table.match()->saved())[seat]});
}

std::string standInText(const Desk& desk, std::size_t seat) {
    const Match& match = *desk.table.match();
    const Language language = desk.preferences.language();
    const SeatNames names = namesFor(language, match.saved(), match.viewer());
    if (idAt<Seat>(seat) == names.you) return std::string(text(language, Text::kStandInPlaysForYou));
    return say(language, Text::kStandInPlays, {names[seat]});
}

void writeGiveBacks(Writer& page, const Desk& desk) {
    const Match& match = *desk.table.match();
    if (publicState(match).over() || desk.table.hold() == Hold::kElsewhere) return;
    for (std::size_t s = 0; s < match.saved().seats.size(); ++s) {
        const SavedSeat& seat = match.saved().seats[s];
        if (!seat.person || !seat.standIn) continue;
        page.text(standInText(desk, s));
        page.button({Target::kGiveBack, s}, giveBackText(desk, s), ask::GiveBack{idAt<Seat>(s)});
    }
}

void writeMenu(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    // A drill can't be kept or sent, and a replay isn't a game at the table.
    if (desk.navigation.screen() == Screen::kTable && !desk.lessons.drill()) writeGame(page, desk);
    page.button(Target::kLearn, text(language, Text::kMenuLearn), ask::Go{Screen::kLearn});
    page.button(Target::kSettings, text(language, Text::kMenuSettings), ask::Go{Screen::kSettings});
    page.button(Target::kTitle, text(language, Text::kToTitle), ask::Go{Screen::kTitle});
}

}  // namespace semafor

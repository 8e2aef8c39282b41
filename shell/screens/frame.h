// What a screen is drawn from: the desk, the means to draw, and what the screen remembers between pictures.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/later.h"
#include "board/sheet.h"
#include "desk/desk.h"
#include "mirror/mirror.h"
#include "paint/brush.h"
#include "paint/faces.h"
#include "paint/picture.h"
#include "table/choices.h"
#include "table/layout.h"
#include "table/shown_match.h"
#include "table/table_state.h"
#include "widgets/controls.h"
#include "widgets/ui.h"
#include "words/words.h"

namespace semafor {

// The boards' sheets, read when they are first needed, and the picture of the one on the table. To read a
// sheet or to paint a picture takes long: one of them is done in a frame, and the next one waits for the next
// frame.
class Boards {
public:
    // Pictures are painted with that one from now on. Required: it outlives them, or drop() comes before its
    // end.
    void use(SDL_Renderer* renderer);
    void beginFrame();
    // Whether something waits for the next frame.
    [[nodiscard]] bool goOn() const { return waiting_; }
    // A picture is painted in parts, and has some left.
    void wait() { waiting_ = true; }
    // Whether a picture may be painted now.
    bool mayPaint();

    // Null while it is on its way, or waits for its turn to be read.
    const Sheet* sheet(std::string_view map);
    Picture& picture() { return picture_; }
    // The small picture of the board with that number.
    Picture& thumb(std::size_t number);
    // The board on the table, as small as it is printed on its tickets.
    Picture& ticketMap() { return ticketMap_; }
    // Germany's travellers in their queues.
    Picture& platform() { return platform_; }
    // A finished game, on its way out of the program.
    Picture& poster() { return poster_; }
    // Of cards.
    Faces& faces() { return faces_; }
    // A picture for the player to keep or to share, by the name of its file.
    std::function<void(const std::string& name, const Pixels& pixels)> givePicture;
    // The renderer's textures have lost their content.
    void drop();

private:
    SDL_Renderer* renderer_ = nullptr;
    bool busy_ = false;
    bool waiting_ = false;
    std::map<std::string, std::unique_ptr<Sheet>, std::less<>> sheets_;
    Picture picture_;
    Picture ticketMap_;
    Picture platform_;
    Picture poster_;
    Faces faces_;
    std::vector<std::unique_ptr<Picture>> thumbs_;
};

// What is unfolded on a sheet of paper, and what passed by above it.
struct PaperState {
    std::set<std::string> unfolded;
    bool offlineTold = false;

    // Closes the lists of options that are open; false when none was.
    bool foldChoices() {
        return std::erase_if(unfolded, [](const std::string& id) { return id.starts_with("choice/"); }) > 0;
    }
};

struct Frame {
    Ui& ui;
    const Desk& desk;
    Boards& boards;
    TableState& state;
    PaperState& paper;
    ShownMatch& shown;         // the game on the screen: at the table, or in a replay
    std::vector<Asked>& asks;  // carried out when the frame is drawn

    void ask(Ask ask) const { asks.push_back(desk.asked(std::move(ask))); }
    [[nodiscard]] Language language() const { return desk.preferences.language(); }
    [[nodiscard]] std::string_view text(Text key) const { return semafor::text(language(), key); }
};

// One position of a game as one seat sees it, at the table or in a replay.
struct Position {
    const Match& match;
    const ShownGame& shown;
    PlayerView view;
    Words words;
    std::vector<std::string> names;
    Choices choices;  // none in a replay
    const Reckoning* reckoning;
    TableLayout layout;
    Scene scene;
    // The name of the seat whose cards are shown, where they aren't the reader's own: in a replay, or of a
    // computer that is watched.
    std::string whose = {};

    [[nodiscard]] const Game& game() const { return match.game(); }
    [[nodiscard]] std::uint8_t colorOf(std::size_t seat) const { return match.saved().seats[seat].color; }
};

// --- the screens
void drawTitle(Frame& frame);
SEMAFOR_LATER void drawNewGame(Frame& frame);
SEMAFOR_LATER void drawTable(Frame& frame);
SEMAFOR_LATER void drawReplay(Frame& frame);
void drawHandOver(Frame& frame, const Match& match);
void drawResult(Frame& frame, Position& position);
// In pixels, where there is room for all of it.
Vec resultSize(const Frame& frame, const Position& position);
// Paints the finished board with its scores and gives it to the player as a picture (Boards::givePicture).
void givePoster(Frame& frame, const Position& position);
// A screen as its document says it: saved games, settings, what the program is made of, a link.
void drawPaper(Frame& frame, void (*write)(Writer&, const Desk&));
// What the player should know now, above everything else.
void drawNotice(Frame& frame);
// Whether that has something to show until it is dismissed.
bool noticeShown(const Desk& desk);

// --- parts of the table
// Required: the sheet of the match's board is here.
Position positionOf(Frame& frame, const Match& match, const ShownGame& shown);
void drawReplayBar(Frame& frame, const Position& position);
void drawBoard(Frame& frame, Position& position);
// Who has the route, or why it can't be claimed now; empty when it can, or when it isn't asked.
std::string routeNote(const Position& position, RouteId route);
void drawBar(Frame& frame, Position& position);
void drawPlayers(Frame& frame, const Position& position, const Box& box);
void drawMarket(Frame& frame, Position& position);
void drawHand(Frame& frame, const Position& position, const Box& box);
struct TicketFace {
    TicketId ticket{};
    TicketStand stand{};
    bool lit = false;
    std::string note = {};  // how far it is
};
void drawTicket(Frame& frame, const Position& position, const TicketFace& face, const Box& box);
// Where a ticket in that box is punched when it is done.
Vec punchOf(const Ui& ui, const Box& box);
void drawTickets(Frame& frame, const Position& position, const Box& box);
// What the routes marked by the player still take; 0 high when none is.
float planHeight(const Frame& frame, const Position& position);
void drawPlan(Frame& frame, const Position& position, const Box& box);
// Who leads with which passengers; 0 high where there are none.
float majoritiesHeight(const Frame& frame, const Position& position);
void drawMajorities(Frame& frame, const Position& position, const Box& box);
void drawLog(Frame& frame, const Position& position, const Box& box);
void drawDecision(Frame& frame, Position& position);
// Required: the position is the newest.
void soundTable(Frame& frame, const Position& position);
// The step that a drill asks for next, on a strip of paper at the head of the board.
void drawDrill(Frame& frame, const Position& position);
// The title of what is to be decided, with the way to the rule about it; cut off the top of `rest`.
struct DecisionTitle {
    std::string_view text;
    std::string_view note;    // a second line
    std::size_t buttons = 1;  // in the corner of the sheet, beside the title
};
void drawDecisionHead(Frame& frame, const Position& position, Box& rest, const DecisionTitle& title);
void drawOverlay(Frame& frame, Position& position);
// While computers play for all persons: a way back to the own seat.
void drawStandIns(Frame& frame, const Position& position);
// The menu alone, where no position is shown. withFinder: with the entry that opens the finder.
void drawMenuOverlay(Frame& frame, bool withFinder);
// A city or a route found by typing.
void drawFinder(Frame& frame, Position& position);
// A press ends what is told up to the newest action, and does nothing else until it is let go.
void hurryOn(Frame& frame, std::size_t newest);
// Who looks at the table now: what came of somebody's last action is told before the device is handed over.
Seat eyesOf(const Frame& frame, const Match& match);
// Time goes by; the number of the game's actions that the table shows as done to those eyes.
std::size_t playOn(Frame& frame, const Match& match, Seat eyes);
// What is on its way, above all that lies still.
void drawMotions(Frame& frame, const Position& position);

// --- things on paper
struct CardFace {
    Color color = Color::kNone;  // kNone: the back
    int count = 0;               // above 1 a number stands on it
    bool lit = false;
    bool dim = false;
    bool moving = false;
};
void drawCard(Ui& ui, const Box& box, const CardFace& face);
// One that lies under another: its edges are all that is seen.
void drawBlankCard(Ui& ui, const Box& box);
// With the name of its deck where there are several.
void drawTicketBack(Ui& ui, const Box& box, int count, std::string_view name = {});
void drawSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor);
void drawCloth(Ui& ui);  // the cloth under everything

}  // namespace semafor

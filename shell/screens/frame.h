// What a screen is drawn from: the desk, the means to draw, and what the screen remembers between pictures.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "board/camera.h"
#include "board/sheet.h"
#include "desk/desk.h"
#include "mirror/mirror.h"
#include "paint/brush.h"
#include "paint/picture.h"
#include "table/choices.h"
#include "table/final_count.h"
#include "table/layout.h"
#include "table/reckoning.h"
#include "table/timeline.h"
#include "widgets/controls.h"
#include "widgets/ui.h"
#include "words/words.h"

namespace semafor {

enum class Tab : std::uint8_t { kHand, kTickets, kPlayers, kLog };
enum class Overlay : std::uint8_t { kNone, kMenu, kLog, kDrawTickets };

// Something on the board is being found by typing.
struct FindState {
    std::string typed;
    std::size_t chosen = 0;  // of what is found
};

// How far the final count is.
struct CountState {
    bool seenPlaying = false;  // the game wasn't over when it came to the table
    bool begun = false;
    std::vector<CountStep> steps;
    std::size_t done = 0;
    float seconds = 0;                 // of the step that is counted
    std::optional<std::size_t> asked;  // a step that the player looks at afterwards

    [[nodiscard]] bool goesOn() const { return done < steps.size(); }
};

// What the player has begun to do at the table and what is shown of it. Nothing of the game is kept here.
struct TableState {
    std::uint64_t game = 0;   // that this is about
    std::size_t actions = 0;  // of the game, when this was last looked at
    Camera camera;
    Tab tab = Tab::kHand;
    Overlay overlay = Overlay::kNone;
    std::optional<RouteId> route;    // chosen, to be paid
    std::optional<CityId> city;      // for a station
    std::vector<RouteId> doubtful;   // a finger lay between these
    std::size_t payment = 0;         // the place among those proposed
    std::vector<TicketId> keeping;   // of an offer
    std::optional<TicketId> ticket;  // whose way is shown
    std::optional<Color> color;      // of the hand, to see where it could go
    bool allEnds = false;
    bool dragging = false;
    bool pinching = false;
    double lastTap = -1;
    Camera painted;  // that the picture of the board was painted with
    float shownScale = 0;
    double cameraMoved = 0;  // when it was last seen on its way, in seconds
    std::optional<FindState> find;
    CountState count;
    Timeline timeline;
    std::optional<Reckoning> reckoning;  // of the position last looked at
    std::size_t reckonedAt = 0;          // so many actions
    Seat reckonedFor = kNoSeat;
    std::uint64_t timelineOf = 0;  // the game
    Seat timelineSeat = kNoSeat;   // for whose eyes

    void forgetChoice();
};

// The boards' sheets, read when they are first needed, and the picture of the one on the table. To read a
// sheet or to paint a picture takes long: one of them is done in a frame, and the next one waits for the next
// frame.
class Boards {
public:
    explicit Boards(SDL_Renderer* renderer) : renderer_(renderer), picture_(renderer) {}
    void beginFrame();
    // Whether something waits for the next frame.
    [[nodiscard]] bool goOn() const { return waiting_; }
    // Whether a picture may be painted now.
    bool mayPaint();

    // Null while it is on its way, or waits for its turn to be read.
    const Sheet* sheet(std::string_view map);
    Picture& picture() { return picture_; }
    // The small picture of the board with that number.
    Picture& thumb(std::size_t number);
    // The renderer's textures have lost their content.
    void drop();

private:
    SDL_Renderer* renderer_;
    bool busy_ = false;
    bool waiting_ = false;
    std::map<std::string, std::unique_ptr<Sheet>, std::less<>> sheets_;
    Picture picture_;
    std::vector<std::unique_ptr<Picture>> thumbs_;
};

// What is unfolded on a sheet of paper.
struct PaperState {
    std::set<std::string> unfolded;
};

struct Frame {
    Ui& ui;
    Desk& desk;
    Boards& boards;
    TableState& state;
    PaperState& paper;

    [[nodiscard]] Language language() const { return desk.language(); }
    [[nodiscard]] std::string_view text(Text key) const { return semafor::text(language(), key); }
};

// One position of a game as one seat sees it, at the table or in a replay.
struct Position {
    const Match& match;
    PlayerView view;
    Words words;
    std::vector<std::string> names;
    Choices choices;  // none in a replay
    const Reckoning* reckoning;
    TableLayout layout;
    Scene scene;

    [[nodiscard]] const Game& game() const { return match.game(); }
    [[nodiscard]] std::uint8_t colorOf(std::size_t seat) const { return match.saved().seats[seat].color; }
};

// --- the screens
void drawTitle(Frame& frame);
void drawNewGame(Frame& frame);
void drawTable(Frame& frame);
void drawReplay(Frame& frame);
void drawHandOver(Frame& frame, const Match& match);
void drawResult(Frame& frame, Position& position);
// A screen as its document says it: saved games, settings, what the program is made of, a link.
void drawPaper(Frame& frame, void (*write)(Writer&, Desk&));
// What the player should know now, above everything else.
void drawNotice(Frame& frame);

// --- parts of the table
// Required: the sheet of the match's board is here.
Position positionOf(Frame& frame, const Match& match, const PlayerView& view);
void drawReplayBar(Frame& frame, Position& position);
void drawBoard(Frame& frame, Position& position);
// Who has the route, or why it can't be claimed now; empty when it can, or when it isn't asked.
std::string routeNote(const Position& position, RouteId route);
void drawBar(Frame& frame, Position& position);
void drawPlayers(Frame& frame, const Position& position, const Box& box);
void drawMarket(Frame& frame, Position& position);
void drawHand(Frame& frame, const Position& position, const Box& box);
void drawTickets(Frame& frame, const Position& position, const Box& box);
// What the routes marked by the player still take; 0 high when none is.
float planHeight(const Frame& frame, const Position& position);
void drawPlan(Frame& frame, const Position& position, const Box& box);
// Who leads with which passengers; 0 high where there are none.
float majoritiesHeight(const Frame& frame, const Position& position);
void drawMajorities(Frame& frame, const Position& position, const Box& box);
void drawLog(Frame& frame, const Position& position, const Box& box);
void drawDecision(Frame& frame, Position& position);
// What a drill asks for next, on a strip of paper at the head of the board. False when the drill was left or
// another begun: the position is gone.
bool drawDrill(Frame& frame, const Position& position);
// The title of what is to be decided, with the way to the rule about it; cut off the top of `rest`.
void drawDecisionHead(Frame& frame, const Position& position, Box& rest, std::string_view title,
                      std::string_view note);
void drawOverlay(Frame& frame, Position& position);
// A city or a route found by typing.
void drawFinder(Frame& frame, Position& position);
// Time goes by; the number of the game's actions that the table shows as done.
std::size_t playOn(Frame& frame, const Match& match);
// What is on its way, above all that lies still.
void drawMotions(Frame& frame, const Position& position);

// --- things on paper
struct CardFace {
    Color color = Color::kNone;  // kNone: the back
    int count = 0;               // above 1 a number stands on it
    bool lit = false;
    bool dim = false;
};
void drawCard(Ui& ui, const Box& box, const CardFace& face);
void drawTicketBack(Ui& ui, const Box& box, int count);
void drawSeatBadge(Ui& ui, Vec centre, float radius, std::size_t seatColor);
void drawTable(Ui& ui);  // the cloth under everything

}  // namespace semafor

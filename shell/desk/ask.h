// Asks: every request that a screen can make, as plain values. Desk::carryOut carries them out.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/link.h"
#include "desk/cue.h"
#include "desk/navigation.h"
#include "desk/settings.h"
#include "desk/topics.h"
#include "rules/action.h"

namespace semafor {

// The part of the desk that an ask was made for; every ask names one. If that part has changed since, the ask
// is too late and is dropped.
enum class About : std::uint8_t { kAnything, kTable, kNotice, kReplay };
inline constexpr std::size_t kAbouts = 4;

// The first number in a control's value; `otherwise` if there is no number.
template <class Number>
Number numberIn(std::string_view value, Number otherwise = {}) {
    Number number = otherwise;
    value.remove_prefix(std::min(value.size(), value.find_first_of("0123456789")));
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

// A number that no seat, colour or character has.
inline constexpr std::uint8_t kNoSuch = 255;

// An ask with `take` belongs to a control with a value. `take` fills the value in: the text of a field, the
// chosen option, "yes" or "no", the number of a slider.
namespace ask {

// --- navigation and notices
struct Go {
    static constexpr About kAbout = About::kAnything;
    Screen screen{};
};
struct Back {
    static constexpr About kAbout = About::kAnything;
};
struct Dismiss {
    static constexpr About kAbout = About::kNotice;
};
struct TakeNewVersion {
    static constexpr About kAbout = About::kAnything;
};
struct OpenOwnWindow {
    static constexpr About kAbout = About::kAnything;
};
struct FetchAgain {
    static constexpr About kAbout = About::kAnything;
};
struct KeepStore {
    static constexpr About kAbout = About::kAnything;
};

// --- settings
struct SetLanguage {
    static constexpr About kAbout = About::kAnything;
    std::optional<Language> language = {};  // empty: the system's language
    void take(std::string_view code);
};
struct SetPace {
    static constexpr About kAbout = About::kAnything;
    Pace pace{};
    void take(std::string_view name);
};
struct SetTextPlacement {
    static constexpr About kAbout = About::kAnything;
    TextPlacement view{};
    void take(std::string_view name);
};
struct SetScale {
    static constexpr About kAbout = About::kAnything;
    std::uint8_t scale = 100;
    void take(std::string_view value) { scale = numberIn<std::uint8_t>(value); }
};
struct SetNight {
    static constexpr About kAbout = About::kAnything;
    bool on = false;
    void take(std::string_view value) { on = value == "yes"; }
};
struct SetMotion {
    static constexpr About kAbout = About::kAnything;
    bool on = false;
    void take(std::string_view value) { on = value == "yes"; }
};
struct SetOpenHands {
    static constexpr About kAbout = About::kAnything;
    bool on = false;
    void take(std::string_view value) { on = value == "yes"; }
};
struct SetSound {
    static constexpr About kAbout = About::kAnything;
    bool on = false;
    void take(std::string_view value) { on = value == "yes"; }
};
struct SetLoudness {
    static constexpr About kAbout = About::kAnything;
    Voice voice{};
    std::size_t loudness = 0;
    void take(std::string_view value) { loudness = numberIn<std::size_t>(value); }
};
// Plays the cue, unless sound is off.
struct Sound {
    static constexpr About kAbout = About::kAnything;
    Cue cue{};
};

// --- a new game
struct DraftBoard {
    static constexpr About kAbout = About::kAnything;
    std::string map = {};
    void take(std::string_view value) { map = value; }
};
struct DraftSeats {
    static constexpr About kAbout = About::kAnything;
    std::size_t seats = 0;
    void take(std::string_view value) { seats = numberIn<std::size_t>(value); }
};
// Makes the seat a person's, or a bot's of that level.
struct DraftPlayer {
    static constexpr About kAbout = About::kAnything;
    std::size_t seat = 0;
    bool person = false;
    std::optional<std::uint8_t> level = {};  // empty: unchanged
    void take(std::string_view value) {
        person = value == "person";
        const auto number = numberIn<std::uint8_t>(value);
        if (number > 0) level = number;
    }
};
struct DraftCharacter {
    static constexpr About kAbout = About::kAnything;
    std::size_t seat = 0;
    std::uint8_t character = 0;  // 0: any; otherwise counted from 1
    void take(std::string_view value) { character = numberIn(value, kNoSuch); }
};
struct DraftName {
    static constexpr About kAbout = About::kAnything;
    std::size_t seat = 0;
    std::string name = {};
    void take(std::string_view value) { name = value; }
};
struct DraftColor {
    static constexpr About kAbout = About::kAnything;
    std::size_t seat = 0;
    std::uint8_t color = 0;
    void take(std::string_view value) { color = numberIn(value, kNoSuch); }
};
struct DraftPractice {
    static constexpr About kAbout = About::kAnything;
    bool on = false;
    void take(std::string_view value) { on = value == "yes"; }
};
struct DraftDeal {
    static constexpr About kAbout = About::kAnything;
    std::string code = {};
    void take(std::string_view value) { code = value; }
};
struct Begin {
    static constexpr About kAbout = About::kAnything;
};
// Starts a game with the same people as game `id`, at a new deal.
struct BeginLike {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
};

// --- the table
struct Act {
    static constexpr About kAbout = About::kTable;
    Action action;
};
struct Undo {
    static constexpr About kAbout = About::kTable;
};
struct Reveal {
    static constexpr About kAbout = About::kTable;
};
// Toggles a route in the private planner of the person at the screen.
struct Mark {
    static constexpr About kAbout = About::kTable;
    RouteId route{};
};
struct UnmarkAll {
    static constexpr About kAbout = About::kTable;
};
struct AskStandIn {
    static constexpr About kAbout = About::kTable;
};
// A bot plays for the person of that seat until the seat is given back.
struct StandIn {
    static constexpr About kAbout = About::kTable;
    Seat seat{};
};
struct GiveBack {
    static constexpr About kAbout = About::kAnything;
    Seat seat{};
};
struct SetStandInLevel {
    static constexpr About kAbout = About::kAnything;
    std::uint8_t level = 0;
    void take(std::string_view value) { level = numberIn(value, kNoSuch); }
};
// A person takes over from the computer whose turn it is.
struct PlaySeat {
    static constexpr About kAbout = About::kTable;
};
// Takes the game over from the tab that plays it.
struct TakeOver {
    static constexpr About kAbout = About::kAnything;
};
// Starts a game with the same people, at the same deal or a new one.
struct Again {
    static constexpr About kAbout = About::kAnything;
    bool sameDeal = false;
};

// --- saved games
struct Continue {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
};
struct Rename {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
    std::string name = {};
    void take(std::string_view value) { name = value; }
};
struct Duplicate {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
};
struct Delete {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
};
struct DeleteOldestFinished {
    static constexpr About kAbout = About::kNotice;
};
struct UndoDelete {
    static constexpr About kAbout = About::kNotice;
};
struct Export {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
};
// Exports the game on the table as it is now, stored or not.
struct ExportTable {
    static constexpr About kAbout = About::kAnything;
};
struct ExportAll {
    static constexpr About kAbout = About::kAnything;
};
struct ImportText {
    static constexpr About kAbout = About::kAnything;
    std::string text = {};
    void take(std::string_view value) { text = value; }
};
// The answers to Notice::kLonger.
struct TakeLonger {
    static constexpr About kAbout = About::kNotice;
};
struct LeaveLonger {
    static constexpr About kAbout = About::kNotice;
};
struct DeleteImported {
    static constexpr About kAbout = About::kNotice;
};

// --- replay
struct Replay {
    static constexpr About kAbout = About::kAnything;
    std::uint64_t id = 0;
    std::size_t action = 0;  // the replay begins after this action
};
struct ReplayTo {
    static constexpr About kAbout = About::kReplay;
    std::size_t action = 0;
    void take(std::string_view value) { action = numberIn<std::size_t>(value); }
};
// One action forward; after the last one, a look-back returns to the game as it is now.
struct ReplayForward {
    static constexpr About kAbout = About::kReplay;
};
struct ReplaySeat {
    static constexpr About kAbout = About::kReplay;
    Seat seat{};
    void take(std::string_view value) { seat = Seat{numberIn(value, kNoSuch)}; }
};

// --- links and reports
struct Share {
    static constexpr About kAbout = About::kAnything;
    LinkKind kind{};
};
// Gives the player a picture of the finished board, drawn with the next frame.
struct GivePicture {
    static constexpr About kAbout = About::kTable;
};
struct CopyReport {
    static constexpr About kAbout = About::kAnything;
};
struct OpenLink {
    static constexpr About kAbout = About::kAnything;
    std::string text = {};
    void take(std::string_view value) { text = value; }
};
struct AcceptLink {
    static constexpr About kAbout = About::kAnything;
};

// --- the rules and drills
struct Learn {
    static constexpr About kAbout = About::kAnything;
    Topic topic{};
};
struct LearnBoard {
    static constexpr About kAbout = About::kAnything;
    std::string map = {};
    void take(std::string_view value) { map = value; }
};
struct BeginDrill {
    static constexpr About kAbout = About::kAnything;
    std::size_t number = 0;
};
struct LeaveDrill {
    static constexpr About kAbout = About::kAnything;
};
struct StepBack {
    static constexpr About kAbout = About::kTable;
};

}  // namespace ask

using Ask = std::variant<
    ask::Go, ask::Back, ask::Dismiss, ask::TakeNewVersion, ask::OpenOwnWindow, ask::FetchAgain,
    ask::KeepStore, ask::SetLanguage, ask::SetPace, ask::SetTextPlacement, ask::SetScale, ask::SetNight,
    ask::SetMotion, ask::SetOpenHands, ask::SetSound, ask::SetLoudness, ask::Sound, ask::DraftBoard,
    ask::DraftSeats, ask::DraftPlayer, ask::DraftCharacter, ask::DraftName, ask::DraftColor,
    ask::DraftPractice, ask::DraftDeal, ask::Begin, ask::BeginLike, ask::Act, ask::Undo, ask::Reveal,
    ask::Mark, ask::UnmarkAll, ask::AskStandIn, ask::StandIn, ask::GiveBack, ask::SetStandInLevel,
    ask::PlaySeat, ask::TakeOver, ask::Again, ask::Continue, ask::Rename, ask::Duplicate, ask::Delete,
    ask::DeleteOldestFinished, ask::UndoDelete, ask::Export, ask::ExportTable, ask::ExportAll,
    ask::ImportText, ask::TakeLonger, ask::LeaveLonger, ask::DeleteImported, ask::Replay, ask::ReplayTo,
    ask::ReplayForward, ask::ReplaySeat, ask::Share, ask::GivePicture, ask::CopyReport, ask::OpenLink,
    ask::AcceptLink, ask::Learn, ask::LearnBoard, ask::BeginDrill, ask::LeaveDrill, ask::StepBack>;

About aboutOf(const Ask& ask);

// The ask with its control's value filled in; unchanged when it takes no value.
Ask withValue(Ask ask, std::string_view value);

// An ask, with the change count of its part of the desk when it was made.
struct Asked {
    Ask ask;
    std::uint64_t changes = 0;
};

}  // namespace semafor

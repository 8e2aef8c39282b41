// The desk: everything that happens around games. Screens read it and call it; it keeps what must not be
// lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/later.h"
#include "codec/link.h"
#include "codec/qr_code.h"
#include "codec/saved_game.h"
#include "desk/drills.h"
#include "desk/host.h"
#include "desk/match.h"
#include "desk/names.h"
#include "desk/settings.h"
#include "desk/topics.h"
#include "session/games.h"
#include "store/library.h"
#include "store/ring.h"
#include "store/save_file.h"
#include "store/store.h"

namespace semafor {

enum class Screen : std::uint8_t {
    kTitle,
    kNewGame,
    kTable,
    kSaves,
    kReplay,
    kLink,
    kShare,
    kSettings,
    kLearn,
    kAbout
};

// Something that the player should know, until it is dismissed or something else comes.
enum class Notice : std::uint8_t {
    kNone,
    kNotSaved,        // the store is full: the last action is not in it
    kNothingIsKept,   // there is no store
    kSaveFailed,      // what was written doesn't read back
    kRecovered,       // the newest generation couldn't be read
    kCutShort,        // the log goes further than today's rules follow it
    kDeleted,         // a game; may be undone
    kImported,        // games, as many as noticeCount()
    kImportDamaged,   // some, or none, of a file could be read
    kCopied,          // something is on the clipboard
    kShared,          // a link was handed on
    kByHand,          // something is to be copied from a field
    kLinkTooLong,     // the file serves instead
    kLinkRefused,     // see linkFault()
    kBadDeal,         // the deal code typed isn't one
    kBadName,         // see nameFault()
    kTakenElsewhere,  // another tab plays this game now
    kAskToKeep,       // the first game is finished: shall the browser keep the store?
    kKept,            // it will
    kNotKept,         // it doesn't promise to
    kUnplayable,      // a game that this program doesn't know
    kBegunAnew,       // the program failed, and began anew from the last save
    kNotFetched,      // a board, or the texts of a language, could not be had
    // Announcements (Desk::announce):
    kOfflineReady,  // the whole program is here and checked
    kNewVersion,    // another build is here; taken when the player says so
    kForeignFrame,  // inside another site's page, with a store apart
};

inline constexpr std::uint8_t kFirstLevel = 2;  // the Conductor

// The right to write the game on the table.
enum class Hold : std::uint8_t { kAsked, kOurs, kElsewhere };

// What somebody gets who opens such a link.
Text linkText(LinkKind kind);

// A way to hand on the game on the table.
struct Offer {
    LinkKind kind{};
    std::string address;         // empty: too long for a link
    std::optional<QrCode> code;  // of short addresses
};

// Where somebody stands in a drill.
struct DrillAt {
    std::size_t number = 0;
    const Drill* drill = nullptr;
    std::size_t done = 0;  // of its steps

    [[nodiscard]] bool finished() const { return done == drill->steps.size(); }
};

class Desk {
public:
    // Both must live longer.
    Desk(Host& host, Store& store);

    // What another store has that is newer comes into ours: the second copy in the browser.
    void merge(Store& secondCopy);

    // --- what screens show
    [[nodiscard]] Screen screen() const { return screen_; }
    // That of the settings; the one before goes on while the texts of another are on their way.
    [[nodiscard]] Language language() const;
    [[nodiscard]] const Settings& settings() const { return settings_; }
    // Whether things move on the canvas: as the settings say, else as the system wants it.
    [[nodiscard]] bool motion() const { return settings_.motion.value_or(!host_->calm()); }
    [[nodiscard]] Games& games() { return games_; }
    [[nodiscard]] Library& library() { return library_; }
    [[nodiscard]] const Match* match() const { return match_ ? &*match_ : nullptr; }
    [[nodiscard]] Hold hold() const { return hold_; }
    // Of the bot that would play for a person.
    [[nodiscard]] std::uint8_t standInLevel() const { return standInLevel_; }
    [[nodiscard]] const SavedGame& draft() const { return draft_; }
    [[nodiscard]] const std::string& draftDeal() const { return draftDeal_; }
    [[nodiscard]] const Link* link() const { return link_ ? &*link_ : nullptr; }
    // What can be shared of the game on the table, as it was when the screen was opened.
    [[nodiscard]] const std::vector<Offer>& offers() const { return offers_; }
    [[nodiscard]] Notice notice() const { return notice_; }
    [[nodiscard]] std::size_t noticeCount() const { return noticeCount_; }
    // Of the games handed in, those that can't be read.
    [[nodiscard]] std::size_t damagedCount() const { return damagedCount_; }
    [[nodiscard]] LinkFault linkFault() const { return linkFault_; }
    [[nodiscard]] NameFault nameFault() const { return nameFault_; }
    // The game that undoDelete would bring back.
    [[nodiscard]] const SavedGame* deleted() const { return deleted_ ? &*deleted_ : nullptr; }
    [[nodiscard]] const std::optional<SaveError>& importError() const { return importError_; }
    // Replay: a game, after so many of its actions, seen by that seat.
    [[nodiscard]] const Match* replay() const { return replay_ ? &*replay_ : nullptr; }
    [[nodiscard]] std::size_t replayAt() const { return replayAt_; }
    [[nodiscard]] Seat replaySeat() const { return replaySeat_; }
    // The rules: whose are read, and which section of them first.
    [[nodiscard]] const std::string& learnMap() const { return learnMap_; }
    [[nodiscard]] Topic learnTopic() const { return learnTopic_; }
    // The drill on the table, if the game there is one.
    [[nodiscard]] std::optional<DrillAt> drill() const;
    // Something that the program waits for could not be fetched.
    [[nodiscard]] bool fetchFailed() const { return fetchFailed_; }
    [[nodiscard]] const Host& host() const { return *host_; }
    // Of all that screens show: another one when something changed.
    [[nodiscard]] std::uint64_t trace() const;

    // --- going about
    void go(Screen screen);
    // The rules of the board on the table, or else of the draft, opened at that section.
    void learn(Topic topic);
    void learnBoard(std::string_view map);
    // A drill comes to the table, and a game that is there waits untouched until the drill is left: for the
    // rules by leaveDrill, for any other screen but settings and rules by go.
    void beginDrill(std::size_t number);
    void leaveDrill();
    // What was announced meanwhile comes next.
    void dismiss();
    // Something that can wait until nothing else is said, and comes back after what is.
    void announce(Notice notice);
    void takeNewVersion();
    void openOwnWindow();
    void setLanguage(std::optional<Language> language);
    void setPace(Pace pace);
    void setTextView(TextView view);
    // How the table looks, and whether hands are open.
    void setLook(const Settings& look);
    // Heard when the player wants to hear anything.
    void sound(Cue cue);
    void keepStore();
    void storeKept(bool kept) { say(kept ? Notice::kKept : Notice::kNotKept); }
    // What was sent for (assets/parcels.h) is here, or can't be had.
    void parcelCame();
    void parcelFailed();
    void fetchAgain();

    // --- a new game
    void draftMap(std::string_view map);
    void draftSeats(std::size_t seats);
    void draftPerson(std::size_t seat, bool person);
    void draftLevel(std::size_t seat, std::uint8_t level);
    // 0: any; else from 1.
    void draftCharacter(std::size_t seat, std::uint8_t character);
    void draftName(std::size_t seat, std::string_view name);
    void draftColor(std::size_t seat, std::uint8_t color);
    void draftPractice(bool practice);
    void draftDeal(std::string_view code);
    void begin();

    // --- the table
    void act(const Action& action);
    void undo();
    void reveal();
    // The private planner of the person at the screen.
    void mark(RouteId route);
    void unmarkAll();
    // A bot plays for the person of that seat, until it is given back.
    void standIn(Seat seat);
    void giveBack(Seat seat);
    void setStandInLevel(std::uint8_t level) { standInLevel_ = level; }
    void takeOver();
    void leaveTable();
    void again(bool sameDeal);
    // The people of that game once more, at a new deal.
    void beginLike(std::uint64_t id);
    SEMAFOR_LATER void lockAnswered(std::uint64_t id, bool granted);
    void lockLost(std::uint64_t id);
    SEMAFOR_LATER void botAnswered(std::uint64_t token, std::uint32_t choice);
    // Another tab wrote under this key.
    SEMAFOR_LATER void storeChanged(std::string_view key);

    // --- saved games
    void continueGame(std::uint64_t id);
    // The program failed while that game was on the table, or none with 0.
    SEMAFOR_LATER void comeBack(std::uint64_t id);
    void renameGame(std::uint64_t id, std::string_view name);
    void duplicateGame(std::uint64_t id);
    void deleteGame(std::uint64_t id);
    void deleteOldestFinished();
    void undoDelete();
    void exportGame(std::uint64_t id);
    // The game on the table as it is now, be it in the store or not.
    void exportTable();
    void exportAll();
    SEMAFOR_LATER void importText(std::string_view text);
    void replayGame(std::uint64_t id);
    void replayTo(std::size_t action);
    void replaySeat(Seat seat);

    // --- links and reports
    // Required: it is among the offers.
    void share(LinkKind kind);
    SEMAFOR_LATER void handed(Handed how);
    void copyReport();
    SEMAFOR_LATER void openLink(std::string_view text);
    void acceptLink();

private:
    void say(Notice notice, std::size_t count = 0);
    // Another scene: what was said of the one before is over, a new version isn't.
    void changeScene();
    void writeSettings();
    void murmur();
    void sitDown(const SavedGame& saved);
    void startOver(const SavedGame& like, bool sameDeal);
    void keep();
    void explain(StoreFault fault);
    void advance();
    void ask();
    void openReplay(Match match);
    void endDrill();
    void answerDrill();
    void reload();
    SEMAFOR_LATER void openShare();
    SavedGame freshCopy(SavedGame saved);
    void fillSeats(std::size_t seats);
    bool nameIsFine(std::string_view name);

    Host* host_;
    Store* store_;
    Games games_;
    Library library_;
    Settings settings_;
    Screen screen_ = Screen::kTitle;
    mutable std::optional<Language> spoken_;  // whose texts are here, and were shown last

    SavedGame draft_;
    std::string draftDeal_;

    struct OpenDrill {
        std::size_t number = 0;
        std::size_t from = 0;  // the first action of the player's
    };
    std::optional<OpenDrill> drill_;
    std::optional<Match> aside_;  // the game on the table while a drill is there
    Hold asideHold_ = Hold::kAsked;

    std::optional<Match> match_;
    std::optional<Ring> ring_;
    Hold hold_ = Hold::kAsked;
    std::uint8_t standInLevel_ = kFirstLevel;
    std::uint64_t question_ = 0;  // the token of the open one; 0: none
    std::uint64_t questions_ = 0;

    std::optional<Link> link_;
    std::vector<Offer> offers_;
    std::optional<Match> replay_;
    std::size_t replayAt_ = 0;
    Seat replaySeat_{};
    std::optional<SavedGame> deleted_;
    std::string learnMap_;
    Topic learnTopic_ = Topic::kGoal;

    Notice notice_ = Notice::kNone;
    std::vector<Notice> announced_;  // and not shown yet
    bool fetchFailed_ = false;
    std::size_t noticeCount_ = 0;
    std::size_t damagedCount_ = 0;
    LinkFault linkFault_{};
    NameFault nameFault_{};
    std::optional<SaveError> importError_;
};

}  // namespace semafor

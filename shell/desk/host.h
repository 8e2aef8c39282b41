// The interface to the world around the desk: the browser's page, the desktop's window, or a test.
#pragma once

#include <cstdint>
#include <string>

#include "codec/question.h"
#include "desk/cue.h"

namespace semafor {

// A request for a bot to choose an action.
struct Question : BotQuestion {
    std::uint64_t token = 0;  // returned with the answer
    unsigned beat = 0;        // shortest delay before the answer, in milliseconds
};

// How something was shared.
enum class Handed : std::uint8_t {
    kNot,     // the player cancelled
    kShared,  // with the system's share function
    kCopied,  // copied to the clipboard
    kByHand,  // shown in a field to be copied from
};

// Ways in which the environment may empty or split the store unasked.
enum class StoreRisk : std::uint8_t {
    kNone,
    kSevenDays,  // emptied after a week without a visit
    kApart,      // the same, and the installed app has a store of its own
    kOneFile,    // the program is one file; its games stay behind when it is moved
};

class Host {
public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    // Seconds since 1970.
    [[nodiscard]] virtual std::int64_t now() const = 0;
    // Offset of local time from UTC, in seconds.
    [[nodiscard]] virtual std::int64_t utcOffset() const = 0;
    virtual std::uint64_t random() = 0;

    // Requests the lock for writing the game; answered once, by Table::lockAnswered. `takeOver` takes it from
    // its current holder. One game at a time: the previous one is freed.
    virtual void lockGame(std::uint64_t id, bool takeOver) = 0;
    virtual void freeGame() = 0;

    // Asks a bot; answered by Table::botAnswered, however late. Meanwhile Bots::missing reports that no bot
    // can answer. A new question replaces the previous one.
    virtual void askBot(const Question& question) = 0;
    // Cancels the last question, and the bot's thinking about it.
    virtual void forgetBot() = 0;

    // Gives the player a file to keep.
    virtual void giveFile(const std::string& name, const std::string& text) = 0;
    // Copies to the clipboard; answered by Links::handed.
    virtual void copy(const std::string& text) = 0;
    // Shares an address with a sentence that describes it; answered by Links::handed.
    virtual void share(const std::string& sentence, const std::string& address) = 0;
    // Asks for a store that isn't emptied when space is short; answered by a notice.
    virtual void keepStore() = 0;

    // Plays a sound once, at a loudness from 1 to kLoudest.
    virtual void sound(Cue cue, int loudness) = 0;
    // Sets the loudness of the station hall's ambience; 0: silence.
    virtual void ambience(int loudness) = 0;

    // Retries failed downloads; Downloads::fail reports another failure.
    virtual void fetchAgain() = 0;

    // Replaces this version with the announced one (Notice::kNewVersion). `goOn`: it continues the game on
    // the table.
    virtual void takeNewVersion(bool goOn) = 0;
    // Opens the page in a window of its own (Notice::kForeignFrame).
    virtual void openOwnWindow() = 0;

    // The program's address, for links; and its environment, for reports.
    [[nodiscard]] virtual std::string address() const = 0;
    [[nodiscard]] virtual std::string surroundings() const = 0;
    [[nodiscard]] virtual std::string systemLanguage() const = 0;
    // Whether the system asks for reduced motion.
    [[nodiscard]] virtual bool calm() const = 0;
    // Whether the host shows the title itself, so that the canvas has only the picture behind it.
    [[nodiscard]] virtual bool showsTitle() const { return false; }
    // The risk to the store in this environment.
    [[nodiscard]] virtual StoreRisk storeRisk() const = 0;
};

}  // namespace semafor

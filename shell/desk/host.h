// What the desk asks of the world around it: the browser's page, the desktop's window, a test.
#pragma once

#include <cstdint>
#include <string>

#include "codec/question.h"
#include "desk/cue.h"

namespace semafor {

// Somebody has to choose for a bot.
struct Question : BotQuestion {
    std::uint64_t token = 0;  // comes back with the answer
    unsigned beat = 0;        // milliseconds that it should wait at least
};

// How something was handed on.
enum class Handed : std::uint8_t {
    kNot,     // the player thought better of it
    kShared,  // by the system's own means
    kCopied,  // it is on the clipboard
    kByHand,  // it stands in a field to be copied from
};

// Where stores are emptied or split without anybody asking.
enum class StoreRisk : std::uint8_t {
    kNone,
    kSevenDays,  // after a week without a visit
    kApart,      // and the installed app has a store of its own
    kOneFile,    // the game is one file, and its games stay behind when that is moved
};

class Host {
public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    // Seconds since 1970.
    [[nodiscard]] virtual std::int64_t now() const = 0;
    // Seconds to add for the clock on the wall.
    [[nodiscard]] virtual std::int64_t utcOffset() const = 0;
    virtual std::uint64_t random() = 0;

    // The right to write the game; answered by Table::lockAnswered, once. `takeOver` takes it from whoever
    // has it. One game at a time: the one before is free again.
    virtual void lockGame(std::uint64_t id, bool takeOver) = 0;
    virtual void freeGame() = 0;

    // Answered by Table::botAnswered, as late as that may be; Bots::missing says meanwhile that nothing is
    // there to answer. A new question takes the place of the one before.
    virtual void askBot(const Question& question) = 0;
    // The last question needs no answer any more: thinking about it ends.
    virtual void forgetBot() = 0;

    // A file for the player to keep.
    virtual void giveFile(const std::string& name, const std::string& text) = 0;
    // To the clipboard; answered by Links::handed.
    virtual void copy(const std::string& text) = 0;
    // An address to somebody else, with a sentence that says what it is; answered by Links::handed.
    virtual void share(const std::string& sentence, const std::string& address) = 0;
    // Asks for a store that isn't emptied when room is short; answered by a notice.
    virtual void keepStore() = 0;

    // Sounds once, as loud as that: 1 to kLoudest.
    virtual void sound(Cue cue, int loudness) = 0;
    // Loudness of the station hall from now on; 0: silence.
    virtual void ambience(int loudness) = 0;

    // Tries failed downloads again; Downloads::fail tells if they fail again.
    virtual void fetchAgain() = 0;

    // The new version that was announced (Notice::kNewVersion) takes this one's place.
    // `goOn`: with the game on the table.
    virtual void takeNewVersion(bool goOn) = 0;
    // The same page in a window of its own (Notice::kForeignFrame).
    virtual void openOwnWindow() = 0;

    // Where this program is found, for links; and what it runs in, for reports.
    [[nodiscard]] virtual std::string address() const = 0;
    [[nodiscard]] virtual std::string surroundings() const = 0;
    [[nodiscard]] virtual std::string systemLanguage() const = 0;
    // Whether the system asks for as little motion as can be.
    [[nodiscard]] virtual bool calm() const = 0;
    // Whether the title is shown by somebody else, and the canvas has only the picture behind it.
    [[nodiscard]] virtual bool showsTitle() const { return false; }
    // What may happen to the store here.
    [[nodiscard]] virtual StoreRisk storeRisk() const = 0;
};

}  // namespace semafor

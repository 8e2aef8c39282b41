// The interface between the wasm program and the page's scripts: calls and events. web/pack/wire.mjs
// generates web/page/wire.js from these enums, so that both sides use the same numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codec/question.h"
#include "desk/host.h"
#include "store/save_slots.h"

namespace semafor {

// From the program to the page: web/page/host.js has a function of the same name for each. `text`, `more`,
// `number` and `bytes` are its arguments; -> is its return value.
enum class PageCall : std::uint8_t {
    kFirstPicture,
    kMapStands,    // the map behind the title has been painted
    kAlarm,        // number: milliseconds until semaforWake(); replaces the previous alarm
    kTouched,      // input on the canvas changed the content of the screen
    kOpenField,    // shows an HTML input over the canvas. text: id; more: see openField()
    kPickFile,     //
    kGivePicture,  // text: name; number: width; bytes: RGBA

    kKeys,    // number: 1 for the second copy -> keys, one per line
    kRead,    // text: key; number: 1 for the second copy -> the text, or nothing
    kWrite,   // text: key; more: the text -> a StoreFault, or nothing
    kRemove,  // text: key -> a StoreFault, or nothing

    kNow,           // -> seconds since 1970
    kUtcOffset,     // -> seconds
    kRandom,        // -> 16 hexadecimal digits
    kAddress,       // -> the page's URL
    kSurroundings,  // -> the user agent
    kLanguage,      // -> the browser's language
    kCalm,          // -> 1 if the system asks for reduced motion
    kStoreRisk,     // -> a StoreRisk

    kLock,            // text: game; number: 1 to take over its lock. Answered by PageEvent::kLockAnswered
    kFree,            //
    kAskBot,          // number: token; more: least milliseconds to the answer; bytes: codec/question.h
    kForgetBot,       //
    kGiveFile,        // text: name; more: content
    kCopy,            // text. Answered by PageEvent::kHanded
    kShare,           // text: sentence; more: address. Answered by PageEvent::kHanded
    kKeepStore,       // answered by PageEvent::kStoreKept
    kSound,           // text: loudness; number: a Cue
    kAmbience,        // number: loudness
    kSendFor,         // text: asset pack to download. Answered by PageEvent::kPack
    kFetchAgain,      //
    kTakeNewVersion,  // number: 1 to continue the game on the table
    kOpenOwnWindow,   //
};

// From the page to the program: web/src/page_desk.cpp has a line for each.
enum class PageEvent : std::uint8_t {
    kBegin,         // the first event; the stores can be read
    kComeBack,      // text: the game on the table when the program failed
    kGoOn,          // text: the game to continue
    kPress,         // text: id; more: value
    kEscape,        // the Escape key, when the canvas doesn't have the focus
    kFieldTyped,    // text: id; more: value
    kFocus,         // text: the control of the text view that has the focus, or empty
    kImportFile,    // text: content of a file; kImportDone imports the games of all files so far
    kImportDone,    // text: ids of the games open in any tab, one per line
    kOpenLink,      // text
    kStoreChanged,  // text: key
    kLockAnswered,  // text: game; number: 1 if the lock is ours
    kHanded,        // number: a Handed
    kStoreKept,     // number: 1 if the browser will keep the store
    kBotAnswered,   // text: token; number: choice
    kBotMissing,    // text: token of a question that can't be answered at present
    kPack,          // text: name; bytes: the program takes ownership
    kPackCame,      // a requested pack has arrived
    kPackFailed,    //
    kOffline,       // the whole program is on this device
    kNewVersion,    //
    kForeignFrame,  //
};

struct Message {
    std::string_view text = {};
    std::string_view more = {};
    double number = 0;
    const unsigned char* bytes = nullptr;
    unsigned size = 0;
};

// Parses a whole number; 0 if `digits` isn't a number.
std::int64_t numberIn(std::string_view digits);

// Calls the page and returns its answer, if any.
std::optional<std::string> call(PageCall what, const Message& message = {});
// The same for an answer that is a whole number.
std::optional<std::int64_t> callForNumber(PageCall what, const Message& message = {});

// The page as the desk's host: forwards every call.
class PageHost final : public Host {
public:
    [[nodiscard]] std::int64_t now() const override { return number(PageCall::kNow); }
    [[nodiscard]] std::int64_t utcOffset() const override { return number(PageCall::kUtcOffset); }
    std::uint64_t random() override { return parseId(text(PageCall::kRandom)).value_or(0); }
    void lockGame(std::uint64_t id, bool takeOver) override {
        call(PageCall::kLock, {.text = idText(id), .number = takeOver ? 1.0 : 0.0});
    }
    void freeGame() override { call(PageCall::kFree); }
    void askBot(const Question& question) override {
        const auto bytes = questionBytes(question);
        call(PageCall::kAskBot, {.more = std::to_string(question.beat),
                                 .number = static_cast<double>(question.token),
                                 .bytes = bytes.data(),
                                 .size = static_cast<unsigned>(bytes.size())});
    }
    void forgetBot() override { call(PageCall::kForgetBot); }
    void giveFile(const std::string& name, const std::string& text) override {
        call(PageCall::kGiveFile, {.text = name, .more = text});
    }
    void copy(const std::string& text) override { call(PageCall::kCopy, {.text = text}); }
    void share(const std::string& sentence, const std::string& address) override {
        call(PageCall::kShare, {.text = sentence, .more = address});
    }
    void keepStore() override { call(PageCall::kKeepStore); }
    void sound(Cue cue, int loudness) override {
        call(PageCall::kSound, {.text = std::to_string(loudness), .number = static_cast<double>(cue)});
    }
    void ambience(int loudness) override {
        call(PageCall::kAmbience, {.number = static_cast<double>(loudness)});
    }
    void fetchAgain() override { call(PageCall::kFetchAgain); }
    void takeNewVersion(bool goOn) override { call(PageCall::kTakeNewVersion, {.number = goOn ? 1.0 : 0.0}); }
    void openOwnWindow() override { call(PageCall::kOpenOwnWindow); }
    [[nodiscard]] std::string address() const override { return text(PageCall::kAddress); }
    [[nodiscard]] std::string surroundings() const override { return text(PageCall::kSurroundings); }
    [[nodiscard]] std::string systemLanguage() const override { return text(PageCall::kLanguage); }
    [[nodiscard]] bool calm() const override { return number(PageCall::kCalm) != 0; }
    [[nodiscard]] bool showsTitle() const override { return true; }
    [[nodiscard]] StoreRisk storeRisk() const override {
        return static_cast<StoreRisk>(number(PageCall::kStoreRisk));
    }

private:
    static std::string text(PageCall what) { return call(what).value_or(""); }
    static std::int64_t number(PageCall what) { return callForNumber(what).value_or(0); }
};

}  // namespace semafor

extern "C" {

// Sets the canvas's size in pixels if it differs. No PageCall: main() needs it before the page answers those.
void semaforSizeCanvas(int width, int height);
// Whether the page can paint: with a 2D context or, unless `software`, with WebGL on its canvas.
bool semaforCanPaint(bool software);
}

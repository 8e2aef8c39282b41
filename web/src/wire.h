// The wire between the program and its page: what each side may say to the other. web/pack/wire.mjs makes
// web/page/wire.js out of these lists, so that both sides know the same names and numbers.
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
// `number` and `bytes` are its arguments, -> what it answers.
enum class PageCall : std::uint8_t {
    kFirstPicture,
    kMapStands,    // the painted map lies behind the title
    kAlarm,        // number: milliseconds until semaforWake(), unless this is called again before
    kTouched,      // touches on the canvas changed what the screen says
    kOpenField,    // a line of text is typed into the page's own field. text: id; more: see openField()
    kPickFile,     //
    kGivePicture,  // text: name; number: width; bytes: red, green, blue, opacity

    kKeys,    // number: 1 for the second copy -> keys, a line each
    kRead,    // text: key; number: 1 for the second copy -> the text, or nothing
    kWrite,   // text: key; more: the text -> a StoreFault, or nothing
    kRemove,  // text: key -> a StoreFault, or nothing

    kNow,           // -> seconds since 1970
    kUtcOffset,     // -> seconds
    kRandom,        // -> 16 hexadecimal digits
    kAddress,       // -> where this program is found
    kSurroundings,  // -> what it runs in
    kLanguage,      // -> the browser's
    kCalm,          // -> 1: as little motion as can be
    kStoreRisk,     // -> a StoreRisk

    kLock,            // text: game; number: 1 to take it over. Answered by PageEvent::kLockAnswered
    kFree,            //
    kAskBot,          // number: token; more: milliseconds to wait at least; bytes: codec/question.h
    kForgetBot,       //
    kGiveFile,        // text: name; more: content
    kCopy,            // text. Answered by PageEvent::kHanded
    kShare,           // text: sentence; more: address. Answered by PageEvent::kHanded
    kKeepStore,       // answered by PageEvent::kStoreKept
    kSound,           // text: loudness; number: a Cue
    kAmbience,        // number: loudness
    kSendFor,         // text: an asset pack. Answered by PageEvent::kPack
    kFetchAgain,      //
    kTakeNewVersion,  // number: 1 to go on with the game on the table
    kOpenOwnWindow,   //
};

// From the page to the program: web/src/page_desk.cpp has a line for each.
enum class PageEvent : std::uint8_t {
    kBegin,         // first of all, when the stores can be read
    kComeBack,      // text: the game on the table of the program before, which failed
    kGoOn,          // text: the game that the player wants to go on with
    kPress,         // text: id; more: value
    kEscape,        // the key, where the canvas doesn't have the keyboard
    kFieldTyped,    // text: id; more: value
    kFocus,         // text: the control of the text view that has the focus, or nothing
    kImportFile,    // text: one of several files; kImportDone takes the games in all of them
    kImportDone,    // text: the games that any tab has open, a line each
    kOpenLink,      // text
    kStoreChanged,  // text: key
    kLockAnswered,  // text: game; number: 1 when it is ours
    kHanded,        // number: a Handed
    kStoreKept,     // number: 1 when it is
    kBotAnswered,   // text: token; number: choice
    kBotMissing,    // text: token of a question that nothing can answer now
    kPack,          // text: name; bytes: the program's from now on
    kPackCame,      // a pack that was sent for is here
    kPackFailed,    //
    kOffline,       // all of the program is on this device
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

// A whole number as its digits say it.
std::int64_t numberIn(std::string_view digits);

// The page's answer, if it has one.
std::optional<std::string> call(PageCall what, const Message& message = {});
// An answer that is a whole number.
std::optional<std::int64_t> callForNumber(PageCall what, const Message& message = {});

// The page as the desk's host: everything goes straight on to it.
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

// Drawing waits for no message: the canvas gets so many pixels, unless it has them.
void semaforSizeCanvas(int width, int height);
// Whether the page's canvas can be painted: by software, which takes a 2D context, or also by WebGL.
bool semaforCanPaint(bool software);
}

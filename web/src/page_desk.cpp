// What the page may call: the desk, and the desk in words.
#include <emscripten.h>

#include <string_view>
#include <utility>

#include "desk/desk.h"
#include "mirror/mirror.h"
#include "page_host.h"
#include "page_store.h"
#include "page_table.h"

namespace semafor {
namespace {

struct PageDesk {
    PageHost host;
    PageStore store{false};
    PageStore secondCopy{true};
    Desk desk{host, store};
    Mirror mirror{desk};
    std::string document;
};

// One page has one desk; the page's calls have nowhere else to find it.
PageDesk* theDesk = nullptr;

std::uint64_t idOf(const char* text) {
    return parseId(text).value_or(0);
}

}  // namespace
}  // namespace semafor

extern "C" {

// First of all calls, when the stores can be read.
void semaforBegin() {
    semafor::theDesk = new semafor::PageDesk;
    semafor::theDesk->desk.merge(semafor::theDesk->secondCopy);
    semafor::beginTable(semafor::theDesk->desk);
}

// The program before this one failed, with that game on the table.
void semaforComeBack(const char* id) {
    semafor::theDesk->desk.comeBack(semafor::idOf(id));
}

// JSON of the screen in words, valid until the next call.
const char* semaforDocument() {
    auto& page = *semafor::theDesk;
    page.document = jsonOf(page.mirror.refresh());
    return page.document.c_str();
}

void semaforPress(const char* id, const char* value) {
    semafor::theDesk->mirror.press(id, value);
}

void semaforImport(const char* text) {
    semafor::theDesk->desk.importText(text);
}

void semaforOpenLink(const char* text) {
    semafor::theDesk->desk.openLink(text);
}

void semaforStoreChanged(const char* key) {
    semafor::theDesk->desk.storeChanged(key);
}

void semaforLockAnswered(const char* id, bool granted) {
    semafor::theDesk->desk.lockAnswered(semafor::idOf(id), granted);
}

void semaforLockLost(const char* id) {
    semafor::theDesk->desk.lockLost(semafor::idOf(id));
}

void semaforHanded(unsigned how) {
    semafor::theDesk->desk.handed(static_cast<semafor::Handed>(how));
}

void semaforStoreKept(bool kept) {
    semafor::theDesk->desk.storeKept(kept);
}

void semaforBotAnswered(double token, unsigned choice) {
    semafor::theDesk->desk.botAnswered(static_cast<std::uint64_t>(token), choice);
}

// Something that was sent for has been taken (semaforTakeParcel), or can't be had.
void semaforParcelCame() {
    semafor::theDesk->desk.parcelCame();
}

void semaforParcelFailed() {
    semafor::theDesk->desk.parcelFailed();
}

// By the names of web/page/offline.js and page.js; others are none of ours.
void semaforAnnounce(const char* what) {
    constexpr std::pair<std::string_view, semafor::Notice> kNames[] = {
        {"offline", semafor::Notice::kOfflineReady},
        {"version", semafor::Notice::kNewVersion},
        {"frame", semafor::Notice::kForeignFrame}};
    for (const auto& [name, notice] : kNames)
        if (name == what) semafor::theDesk->desk.announce(notice);
}

// A save as the program reads it: 0, or a SaveFault plus 1.
int semaforCheckSave(const char* text) {
    const auto saved = semafor::decodeSave(text);
    return saved.ok() ? 0 : 1 + static_cast<int>(saved.error().fault);
}

}  // extern "C"

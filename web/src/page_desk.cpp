// What the page may call: the desk, and the desk in words.
#include <emscripten.h>

#include <string_view>
#include <utility>
#include <vector>

#include "base/take_line.h"
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
    auto& page = *semafor::theDesk;
    if (const auto asked = page.mirror.pressed(id, value)) page.desk.carryOut(*asked);
}

// The Escape key, where the canvas doesn't have the keyboard.
void semaforEscape() {
    if (!semafor::escapeTable()) semafor::theDesk->desk.back();
}

// One of several files; the games in all of them are taken by semaforImportDone.
void semaforImportFile(const char* text) {
    semafor::theDesk->desk.imports.read(text);
}

// A line for each game that any tab has open; lines that are no ids are none.
void semaforImportDone(const char* open) {
    std::vector<std::uint64_t> ids;
    for (std::string_view rest = open; !rest.empty();)
        if (const auto id = semafor::parseId(semafor::takeLine(rest))) ids.push_back(*id);
    semafor::theDesk->desk.importDone(ids);
}

void semaforOpenLink(const char* text) {
    semafor::theDesk->desk.openLink(text);
}

void semaforStoreChanged(const char* key) {
    semafor::theDesk->desk.storeChanged(key);
}

void semaforLockAnswered(const char* id, bool granted) {
    semafor::theDesk->desk.table.lockAnswered(semafor::idOf(id), granted);
}

void semaforLockLost(const char* id) {
    semafor::theDesk->desk.table.lockAnswered(semafor::idOf(id), false);
}

void semaforHanded(unsigned how) {
    semafor::theDesk->desk.links.handed(static_cast<semafor::Handed>(how));
}

// Nothing can answer that question now.
void semaforBotMissing(double token) {
    semafor::theDesk->desk.table.bots().missing(static_cast<std::uint64_t>(token));
}

void semaforStoreKept(bool kept) {
    semafor::theDesk->desk.notices.say(kept ? semafor::Notice::kKept : semafor::Notice::kNotKept);
}

void semaforBotAnswered(double token, unsigned choice) {
    semafor::theDesk->desk.table.botAnswered(static_cast<std::uint64_t>(token), choice);
}

// Something that was sent for has been taken (semaforTakeParcel), or can't be had.
void semaforParcelCame() {
    semafor::theDesk->desk.downloads.came();
}

void semaforParcelFailed() {
    semafor::theDesk->desk.downloads.fail();
}

// By the names of web/page/offline.js and page.js; others are none of ours.
void semaforAnnounce(const char* what) {
    constexpr std::pair<std::string_view, semafor::Notice> kNames[] = {
        {"offline", semafor::Notice::kOfflineReady},
        {"version", semafor::Notice::kNewVersion},
        {"frame", semafor::Notice::kForeignFrame}};
    for (const auto& [name, notice] : kNames)
        if (name == what) semafor::theDesk->desk.notices.announce(notice);
}

// A save as the program reads it: 0, or a SaveFault plus 1.
int semaforCheckSave(const char* text) {
    const auto saved = semafor::decodeSave(text);
    return saved.ok() ? 0 : 1 + static_cast<int>(saved.error().fault);
}

}  // extern "C"

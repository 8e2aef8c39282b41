// Handlers for the page's events: each goes to the desk, to the text view, or to the table on the canvas.
#include <emscripten.h>

#include <string_view>
#include <vector>

#include "base/take_line.h"
#include "desk/desk.h"
#include "page_packs.h"
#include "page_store.h"
#include "page_table.h"
#include "text_view/text_view.h"
#include "wire.h"

namespace semafor {
namespace {

struct PageDesk {
    PageHost host;
    PageStore store{false};
    PageStore secondCopy{true};
    Desk desk{host, store};
    TextView textView{desk};
    std::string document;
};

// One page has one desk; the page's calls have nowhere else to find it.
PageDesk* thePageDesk = nullptr;

std::uint64_t idOf(std::string_view text) {
    return parseId(text).value_or(0);
}

std::uint64_t tokenOf(const Message& message) {
    return static_cast<std::uint64_t>(numberIn(message.text));
}

void begin() {
    thePageDesk = new PageDesk;
    thePageDesk->desk.merge(thePageDesk->secondCopy);
    beginTable(thePageDesk->desk);
}

void press(std::string_view id, std::string_view value) {
    if (const auto asked = thePageDesk->textView.pressed(id, value)) thePageDesk->desk.carryOut(*asked);
}

// Lines that aren't ids are skipped.
void importDone(std::string_view openGames) {
    std::vector<std::uint64_t> ids;
    while (!openGames.empty())
        if (const auto id = parseId(takeLine(openGames))) ids.push_back(*id);
    thePageDesk->desk.importDone(ids);
}

Table& table() {
    return thePageDesk->desk.table;
}

void announce(Notice notice) {
    thePageDesk->desk.notices.announce(notice);
}

struct Handler {
    PageEvent what;
    void (*handle)(const Message& message);
};

constexpr Handler kHandlers[] = {
    {PageEvent::kBegin, [](const Message&) { begin(); }},
    {PageEvent::kComeBack, [](const Message& message) { thePageDesk->desk.comeBack(idOf(message.text)); }},
    {PageEvent::kGoOn, [](const Message& message) { thePageDesk->desk.goOn(idOf(message.text)); }},
    {PageEvent::kPress, [](const Message& message) { press(message.text, message.more); }},
    {PageEvent::kEscape,
     [](const Message&) {
         if (!escapeTable()) thePageDesk->desk.back();
     }},
    {PageEvent::kFieldTyped, [](const Message& message) { typeOnTable(message.text, message.more); }},
    {PageEvent::kFocus, [](const Message& message) { focusOnTable(message.text); }},
    {PageEvent::kImportFile, [](const Message& message) { thePageDesk->desk.imports.read(message.text); }},
    {PageEvent::kImportDone, [](const Message& message) { importDone(message.text); }},
    {PageEvent::kOpenLink, [](const Message& message) { thePageDesk->desk.openLink(message.text); }},
    {PageEvent::kStoreChanged, [](const Message& message) { thePageDesk->desk.storeChanged(message.text); }},
    {PageEvent::kLockAnswered,
     [](const Message& message) { table().lockAnswered(idOf(message.text), message.number != 0); }},
    {PageEvent::kHanded,
     [](const Message& message) { thePageDesk->desk.links.handed(static_cast<Handed>(message.number)); }},
    {PageEvent::kStoreKept,
     [](const Message& message) {
         thePageDesk->desk.notices.say(message.number != 0 ? Notice::kKept : Notice::kNotKept);
     }},
    {PageEvent::kBotAnswered,
     [](const Message& message) {
         table().botAnswered(tokenOf(message), static_cast<std::uint32_t>(message.number));
     }},
    {PageEvent::kBotMissing, [](const Message& message) { table().bots().missing(tokenOf(message)); }},
    {PageEvent::kPack,
     [](const Message& message) {
         takePack(message.text, {message.bytes, message.size});
     }},
    {PageEvent::kPackCame, [](const Message&) { thePageDesk->desk.downloads.came(); }},
    {PageEvent::kPackFailed, [](const Message&) { thePageDesk->desk.downloads.fail(); }},
    {PageEvent::kOffline, [](const Message&) { announce(Notice::kOfflineReady); }},
    {PageEvent::kNewVersion, [](const Message&) { announce(Notice::kNewVersion); }},
    {PageEvent::kForeignFrame, [](const Message&) { announce(Notice::kForeignFrame); }},
};

}  // namespace
}  // namespace semafor

extern "C" {

// Takes ownership of `bytes`, which come from malloc; the texts stay the page's.
EMSCRIPTEN_KEEPALIVE void semaforSend(  // NOLINT(readability-function-size): JavaScript has no structs
    unsigned what, const char* text, const char* more, double number, const unsigned char* bytes,
    unsigned size) {
    for (const semafor::Handler& handler : semafor::kHandlers)
        if (static_cast<unsigned>(handler.what) == what)
            return handler.handle({text, more, number, bytes, size});
}

// The text view's screen as JSON, valid until the next call of this or of semaforTitle.
EMSCRIPTEN_KEEPALIVE const char* semaforDocument() {
    auto& page = *semafor::thePageDesk;
    page.document = jsonOf(page.textView.refresh());
    return page.document.c_str();
}

// The same for the title, whatever the current screen is.
EMSCRIPTEN_KEEPALIVE const char* semaforTitle() {
    auto& page = *semafor::thePageDesk;
    const semafor::Match* match = page.desk.table.match();
    if (match != nullptr && !page.desk.lessons.drill()) page.desk.library.show(match->saved());
    page.document = jsonOf(page.textView.title());
    return page.document.c_str();
}

}  // extern "C"

// Which screen is written, and what is announced.
#include "mirror/mirror.h"

#include <utility>

namespace semafor {
namespace {

void writeScreen(Writer& page, Desk& desk) {
    switch (desk.screen()) {
        case Screen::kTitle:
            return writeTitle(page, desk);
        case Screen::kNewGame:
            return writeNewGame(page, desk);
        case Screen::kTable:
            return writeTable(page, desk);
        case Screen::kSaves:
            return writeSaves(page, desk);
        case Screen::kReplay:
            return writeReplay(page, desk);
        case Screen::kLink:
            return writeLink(page, desk);
        case Screen::kShare:
            return writeShare(page, desk);
        case Screen::kSettings:
            return writeSettings(page, desk);
        case Screen::kLearn:
            return writeLearn(page, desk);
        case Screen::kAbout:
            return writeAbout(page, desk);
    }
}

}  // namespace

const Doc& Mirror::refresh() {
    doc_ = {};
    doc_.title = "Semafor";
    doc_.language = kLanguageCodes[static_cast<std::size_t>(desk_->language())];
    doc_.view = kTextViews[static_cast<std::size_t>(desk_->settings().textView)];
    doc_.viewLabel = text(desk_->language(), Text::kTextView);
    doc_.search = text(desk_->language(), Text::kFilter);
    doc_.nothing = text(desk_->language(), Text::kFilterNothing);
    doc_.intents["view/next"] = [desk = desk_](const std::string& /*value*/) {
        desk->setTextView(static_cast<TextView>((static_cast<int>(desk->settings().textView) + 1) % 3));
    };
    Writer page(doc_);
    writeScreen(page, *desk_);
    if (desk_->screen() == Screen::kTable && desk_->match() != nullptr) collectNews(*desk_->match());
    const bool news = desk_->notice() != toldNotice_ && desk_->notice() != Notice::kNone;
    if (news && !doc_.hush) doc_.news.push_back(noticeText(*desk_));
    toldNotice_ = desk_->notice();
    return doc_;
}

// Nothing while the device goes from hand to hand: it is told when the next person has it.
void Mirror::collectNews(const Match& match) {
    const std::size_t actions = match.history().size();
    if (toldGame_ != match.saved().id || toldActions_ > actions) toldActions_ = actions;
    toldGame_ = match.saved().id;
    doc_.hush = match.viewer() == kNoSeat;
    if (doc_.hush) return;
    const Words words(match.game(), desk_->language());
    const auto names = seatNames(desk_->language(), match.saved());
    for (; toldActions_ < actions; ++toldActions_)
        for (std::string& line : sentences(words, match.history()[toldActions_], match.viewer(), names))
            doc_.news.push_back(std::move(line));
}

void Mirror::press(std::string_view id, const std::string& value) {
    const auto found = doc_.intents.find(id);
    if (found == doc_.intents.end()) return;
    const Intent intent = found->second;  // the document may be written anew by what it does
    intent(value);
}

}  // namespace semafor

// Writes the document of the current screen, and collects the news to announce.
#include "text_view/text_view.h"

#include <utility>

namespace semafor {
namespace {

void writeScreen(Writer& page, const Desk& desk, ShownMatch& shown) {
    switch (desk.navigation.screen()) {
        case Screen::kTitle:
            return writeTitle(page, desk);
        case Screen::kNewGame:
            return writeNewGame(page, desk);
        case Screen::kTable:
            return writeTable(page, desk, shown);
        case Screen::kSaves:
            return writeSaves(page, desk);
        case Screen::kReplay:
            return writeReplay(page, desk, shown);
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

// An empty document of that screen.
Doc documentOf(const Desk& desk, Screen screen) {
    const Language language = desk.preferences.language();
    const Settings& settings = desk.preferences.settings();
    Doc doc;
    doc.title = "Semafor";
    if (screen == Screen::kTitle)
        doc.screen = "title";
    else if (desk.backTo() == Screen::kTable)
        doc.screen = "table";
    doc.language = kLanguageCodes[static_cast<std::size_t>(language)];
    doc.view = kTextPlacements[static_cast<std::size_t>(settings.textPlacement)];
    doc.viewLabel = text(language, Text::kTextView);
    doc.search = text(language, Text::kFilter);
    doc.nothing = text(language, Text::kFilterNothing);
    doc.night = settings.night;
    doc.scale = settings.scale;
    return doc;
}

}  // namespace

Doc TextView::title() const {
    Doc doc = documentOf(*desk_, Screen::kTitle);
    Writer page(doc);
    writeTitle(page, *desk_);
    return doc;
}

const Doc& TextView::refresh() {
    doc_ = documentOf(*desk_, desk_->navigation.screen());
    const int next = (static_cast<int>(desk_->preferences.settings().textPlacement) + 1) % 3;
    doc_.asks[Target::kViewNext] = {ask::SetTextPlacement{static_cast<TextPlacement>(next)}};
    for (std::size_t about = 0; about < kAbouts; ++about)
        written_[about] = desk_->changesOf(static_cast<About>(about));
    Writer page(doc_);
    writeScreen(page, *desk_, shown_);
    if (desk_->navigation.screen() == Screen::kTable && desk_->table.match() != nullptr)
        collectNews(*desk_->table.match());
    const bool news = desk_->notices.current() != announcedNotice_ &&
                      desk_->notices.current() != Notice::kNone && !noticeWaits(*desk_);
    if (news && !doc_.forgetNews) doc_.news.push_back(noticeText(*desk_));
    if (!noticeWaits(*desk_)) announcedNotice_ = desk_->notices.current();
    return doc_;
}

// Collects nothing while the device is handed over: the news waits for the next person.
void TextView::collectNews(const Match& match) {
    const std::size_t actions = match.history().size();
    if (announcedGame_ != match.saved().id || announcedActions_ > actions) announcedActions_ = actions;
    announcedGame_ = match.saved().id;
    doc_.forgetNews = match.viewer() == kNoSeat;
    if (doc_.forgetNews) return;
    const Words words(match.game(), desk_->preferences.language());
    const auto names = namesFor(desk_->preferences.language(), match.saved(), match.viewer());
    const ShownGame& shown = shown_.show(match, match.viewer(), actions);
    for (; announcedActions_ < actions; ++announcedActions_)
        for (std::string& line : sentences(words, shown.events(announcedActions_), names))
            doc_.news.push_back(std::move(line));
}

std::optional<Asked> TextView::pressed(std::string_view id, std::string_view value) const {
    const auto target = targetIdOf(id);
    if (!target) return std::nullopt;
    const auto found = doc_.asks.find(*target);
    if (found == doc_.asks.end()) return std::nullopt;
    const Control& control = found->second;
    return Asked{control.used(value), written_[static_cast<std::size_t>(aboutOf(control.ask))]};
}

}  // namespace semafor

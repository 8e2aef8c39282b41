// Going about, settings, and a new game.
#include "desk/desk.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/deal_code.h"
#include "base/fingerprint.h"
#include "words/patterns.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr const char* kSettingsKey = "settings";
constexpr std::size_t kFirstSeats = 3;
constexpr Notice kFirstAnnouncement = Notice::kOfflineReady;

}  // namespace

Desk::Desk(Host& host, Store& store) : host_(&host), store_(&store), library_(store, games_) {
    settings_ = readSettings(store.read(kSettingsKey).value_or(""));
    draft_.map = "europe";
    fillSeats(kFirstSeats);  // every board has that many: none need be read for the title
    if (store.write("probe", "1") == StoreFault::kUnavailable) say(Notice::kNothingIsKept);
    store.remove("probe");
    library_.refresh();
    murmur();
}

void Desk::merge(Store& secondCopy) {
    if (library_.merge(secondCopy)) library_.refresh();
    if (!store_->read(kSettingsKey)) settings_ = readSettings(secondCopy.read(kSettingsKey).value_or(""));
}

Language Desk::language() const {
    const Language wanted = settings_.language ? *settings_.language : languageFor(host_->systemLanguage());
    if (haveTexts(wanted)) spoken_ = wanted;
    for (std::size_t l = 0; !spoken_ && l < kLanguages; ++l)
        if (haveTexts(static_cast<Language>(l))) spoken_ = static_cast<Language>(l);
    SEMAFOR_ASSERT(spoken_);  // a page has the texts of one language before it begins
    return *spoken_;
}

void Desk::parcelCame() {
    fetchFailed_ = false;
    if (notice_ == Notice::kNotFetched) dismiss();
}

void Desk::parcelFailed() {
    fetchFailed_ = true;
    say(Notice::kNotFetched);
}

void Desk::fetchAgain() {
    fetchFailed_ = false;
    if (notice_ == Notice::kNotFetched) dismiss();
    host_->fetchAgain();
}

std::uint64_t Desk::trace() const {
    Fingerprint all;
    const auto add = [&all](auto n) { all.add(static_cast<std::uint64_t>(n)); };
    add(screen_);
    add(notice_);
    add(fetchFailed_);
    add(noticeCount_);
    add(language());
    add(hold_);
    all.add(semafor::writeSettings(settings_)).add(draft_.map).add(draftDeal_);
    add(draft_.practice);
    for (const SavedSeat& seat : draft_.seats) {
        all.add(seat.name);
        add(seat.person * 256 + seat.level * 16 + seat.color);
    }
    for (const GameEntry& entry : library_.entries()) {
        add(entry.saved.id);
        add(entry.saved.revision);
    }
    for (const std::optional<Match>* match : {&match_, &replay_})
        if (*match) {
            add((*match)->saved().id);
            add((*match)->history().size());
            add((*match)->viewer());
            if ((*match)->viewer() != kNoSeat)
                (*match)->marked().forEach([&](RouteId route) { add(index(route) + 1); });
        }
    add(replayAt_);
    add(replaySeat_);
    all.add(learnMap_);
    add(learnTopic_);
    return all.value();
}

void Desk::say(Notice notice, std::size_t count) {
    if (notice_ >= kFirstAnnouncement) announced_.insert(announced_.begin(), notice_);
    notice_ = notice;
    noticeCount_ = count;
}

void Desk::dismiss() {
    notice_ = announced_.empty() ? Notice::kNone : announced_.front();
    if (!announced_.empty()) announced_.erase(announced_.begin());
}

void Desk::changeScene() {
    if (notice_ != Notice::kNewVersion) dismiss();
}

void Desk::announce(Notice notice) {
    SEMAFOR_ASSERT(notice >= kFirstAnnouncement);
    if (notice_ == notice || std::find(announced_.begin(), announced_.end(), notice) != announced_.end())
        return;
    announced_.push_back(notice);
    if (notice_ == Notice::kNone) dismiss();
}

void Desk::takeNewVersion() {
    if (notice_ == Notice::kNewVersion) dismiss();
    host_->takeNewVersion(screen_ == Screen::kTable && match_ && !drill_);
}

void Desk::openOwnWindow() {
    if (notice_ == Notice::kForeignFrame) dismiss();
    host_->openOwnWindow();
}

void Desk::go(Screen screen) {
    if (screen == Screen::kLearn) return learn(Topic::kGoal);
    if (screen == Screen::kShare) return openShare();
    if (screen != Screen::kTable && screen != Screen::kSettings) endDrill();
    if (screen == Screen::kSaves || screen == Screen::kTitle) library_.refresh();
    if (screen == Screen::kTable && !match_) return;
    if (screen == Screen::kReplay && !replay_) return;
    screen_ = screen;
    if (screen == Screen::kTable) advance();
}

void Desk::learn(Topic topic) {
    learnMap_ = match_ ? match_->game().map().name : draft_.map;
    learnTopic_ = topic;
    screen_ = Screen::kLearn;
}

void Desk::learnBoard(std::string_view map) {
    if (games_.find(map) != nullptr) learnMap_ = map;
}

void Desk::writeSettings() {
    if (const auto fault = store_->write(kSettingsKey, semafor::writeSettings(settings_))) explain(*fault);
}

void Desk::setLanguage(std::optional<Language> language) {
    settings_.language = language;
    writeSettings();
    if (fetchFailed_) fetchAgain();
}

void Desk::sound(Cue cue) {
    const int loudness = settings_.loudness[static_cast<std::size_t>(voiceOf(cue))];
    if (settings_.sound && loudness > 0) host_->sound(cue, loudness);
}

void Desk::murmur() {
    host_->murmur(settings_.sound ? settings_.loudness[static_cast<std::size_t>(Voice::kHall)] : 0);
}

void Desk::setPace(Pace pace) {
    settings_.pace = pace;
    writeSettings();
}

void Desk::setTextView(TextView view) {
    settings_.textView = view;
    writeSettings();
}

void Desk::setLook(const Settings& look) {
    settings_.night = look.night;
    settings_.motion = look.motion;
    settings_.openHands = look.openHands;
    settings_.scale = look.scale;
    const bool louder = look.sound && (look.sound != settings_.sound || look.loudness != settings_.loudness);
    const bool signals = look.loudness[0] == settings_.loudness[0];
    settings_.sound = look.sound;
    settings_.loudness = look.loudness;
    murmur();
    if (louder) sound(signals ? Cue::kYourTurn : Cue::kWagon);  // so loud is it now
    writeSettings();
    advance();
}

void Desk::keepStore() {
    settings_.keptForGood = true;
    writeSettings();
    dismiss();
    host_->keepStore();
}

void Desk::draftMap(std::string_view map) {
    const Game* game = games_.find(map);
    if (game == nullptr) return;
    draft_.map = map;
    draftSeats(draft_.seats.size());
}

void Desk::draftSeats(std::size_t seats) {
    const RulesSpec& rules = games_.find(draft_.map)->rules();
    fillSeats(std::clamp<std::size_t>(seats, rules.seatsFrom, rules.seatsTo));
}

void Desk::fillSeats(std::size_t seats) {
    while (draft_.seats.size() > seats) draft_.seats.pop_back();
    while (draft_.seats.size() < seats) {
        SavedSeat seat;
        seat.person = draft_.seats.empty();
        seat.level = kFirstLevel;
        while (std::any_of(draft_.seats.begin(), draft_.seats.end(),
                           [&](const SavedSeat& s) { return s.color == seat.color; }))
            ++seat.color;
        draft_.seats.push_back(seat);
    }
}

void Desk::draftPerson(std::size_t seat, bool person) {
    if (seat < draft_.seats.size()) draft_.seats[seat].person = person;
}

void Desk::draftLevel(std::size_t seat, std::uint8_t level) {
    if (seat < draft_.seats.size()) draft_.seats[seat].level = level;
}

void Desk::draftCharacter(std::size_t seat, std::uint8_t character) {
    if (seat < draft_.seats.size() && character <= kBotCharacters) draft_.seats[seat].character = character;
}

bool Desk::nameIsFine(std::string_view name) {
    const auto fault = checkName(name);
    if (!fault) return true;
    nameFault_ = *fault;
    say(Notice::kBadName);
    return false;
}

void Desk::draftName(std::size_t seat, std::string_view name) {
    const std::string trimmed = trimmedName(name);
    if (seat >= draft_.seats.size() || !nameIsFine(trimmed)) return;
    draft_.seats[seat].name = trimmed;
    if (notice_ == Notice::kBadName) dismiss();
}

// A colour that another seat has is swapped with it.
void Desk::draftColor(std::size_t seat, std::uint8_t color) {
    if (seat >= draft_.seats.size() || color >= kMaxSeats) return;
    for (SavedSeat& other : draft_.seats)
        if (other.color == color) other.color = draft_.seats[seat].color;
    draft_.seats[seat].color = color;
}

void Desk::draftPractice(bool practice) {
    draft_.practice = practice;
}

void Desk::draftDeal(std::string_view code) {
    draftDeal_ = trimmedName(code);
    const bool fine = draftDeal_.empty() || parseDealCode(draftDeal_).ok();
    if (!fine) say(Notice::kBadDeal);
    if (fine && notice_ == Notice::kBadDeal) dismiss();
}

void Desk::begin() {
    const auto typed = parseDealCode(draftDeal_);
    if (!draftDeal_.empty() && !typed.ok()) return say(Notice::kBadDeal);
    SavedGame game = freshCopy(draft_);
    game.dealCode = draftDeal_.empty() ? host_->random() : typed.value();
    game.mapFingerprint = games_.find(game.map)->fingerprint();
    draftDeal_.clear();
    sitDown(game);
}

// The same game under a new id, begun now, with every person at their seat.
SavedGame Desk::freshCopy(SavedGame saved) {
    saved.id = host_->random();
    saved.revision = 0;
    saved.begun = host_->now();
    saved.changed = saved.begun;
    for (SavedSeat& seat : saved.seats) seat.standIn = false;
    return saved;
}

}  // namespace semafor

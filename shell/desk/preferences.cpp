// Stores settings as they change, and applies sound settings at once.
#include "desk/preferences.h"

#include <utility>

#include "base/assert.h"
#include "words/patterns.h"
#include "words/say.h"

namespace semafor {
namespace {

constexpr const char* kSettingsKey = "settings";

}  // namespace

Preferences::Preferences(Host& host, Store& store, Notices& notices)
    : host_(&host), store_(&store), notices_(&notices) {
    settings_ = readSettings(store.read(kSettingsKey).value_or(""));
    playHall();
}

Language Preferences::language() const {
    const Language wanted = settings_.language ? *settings_.language : languageFor(host_->systemLanguage());
    if (haveTexts(wanted) && std::exchange(spoken_, wanted) != wanted) ++changes_;
    for (std::size_t l = 0; !spoken_ && l < kLanguages; ++l)
        if (haveTexts(static_cast<Language>(l))) spoken_ = static_cast<Language>(l);
    SEMAFOR_ASSERT(spoken_);  // a page has one language's texts loaded before it starts
    return *spoken_;
}

void Preferences::set(const Settings& settings) {
    const Settings before = settings_;
    settings_ = settings;
    ++changes_;
    if (settings.sound != before.sound || settings.loudness != before.loudness) {
        const bool signals = settings.loudness[0] == before.loudness[0];
        playHall();
        sound(signals ? Cue::kYourTurn : Cue::kWagon);  // a sample of the new loudness
    }
    if (const auto fault = store_->write(kSettingsKey, writeSettings(settings_)))
        notices_->storeFailed(*fault);
}

void Preferences::adopt(const Store& other) {
    if (store_->read(kSettingsKey)) return;
    settings_ = readSettings(other.read(kSettingsKey).value_or(""));
    ++changes_;
}

void Preferences::sound(Cue cue) const {
    const int loudness = settings_.loudness[static_cast<std::size_t>(voiceOf(cue))];
    if (settings_.sound && loudness > 0) host_->sound(cue, loudness);
}

void Preferences::playHall() const {
    host_->ambience(settings_.sound ? settings_.loudness[static_cast<std::size_t>(Voice::kHall)] : 0);
}

}  // namespace semafor

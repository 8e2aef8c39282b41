// Preferences: the settings, the language in use, and sound.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "desk/host.h"
#include "desk/notices.h"
#include "desk/settings.h"
#include "store/store.h"

namespace semafor {

class Preferences {
public:
    // All arguments must outlive this object.
    Preferences(Host& host, Store& store, Notices& notices);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    // The language of the settings; until its texts are downloaded, the previous one.
    [[nodiscard]] Language language() const;
    // Whether animations run: as the settings say, else as the system asks.
    [[nodiscard]] bool motion() const { return settings_.motion.value_or(!host_->calm()); }
    // A switch to another language, once its texts have arrived, counts as a change.
    [[nodiscard]] std::uint64_t changes() const {
        static_cast<void>(language());
        return changes_;
    }

    // Changes and stores the settings.
    void set(const Settings& settings);
    // Takes the settings of another store if ours has no settings.
    void adopt(const Store& other);
    // Plays the cue, unless sound is off.
    void sound(Cue cue) const;

private:
    void playHall() const;

    Host* host_;
    Store* store_;
    Notices* notices_;
    Settings settings_;
    mutable std::optional<Language> spoken_;  // the language shown last, with its texts loaded
    mutable std::uint64_t changes_ = 0;
};

}  // namespace semafor

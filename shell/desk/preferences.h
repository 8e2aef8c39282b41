// Preferences: the settings, the language that is spoken, and what is heard.
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
    // All of them must live longer.
    Preferences(Host& host, Store& store, Notices& notices);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    // The language of the settings; the one before goes on while the texts of another are on their way.
    [[nodiscard]] Language language() const;
    // Whether things move on the canvas: as the settings say, else as the system wants it.
    [[nodiscard]] bool motion() const { return settings_.motion.value_or(!host_->calm()); }
    // Another language that is spoken, since its texts came, counts as a change.
    [[nodiscard]] std::uint64_t changes() const {
        static_cast<void>(language());
        return changes_;
    }

    // Changes the settings, and keeps them.
    void set(const Settings& settings);
    // Takes the settings of another store where ours has none.
    void adopt(const Store& other);
    // Sounds when the player wants to hear anything.
    void sound(Cue cue) const;

private:
    void playHall() const;

    Host* host_;
    Store* store_;
    Notices* notices_;
    Settings settings_;
    mutable std::optional<Language> spoken_;  // whose texts are here, and were shown last
    mutable std::uint64_t changes_ = 0;
};

}  // namespace semafor

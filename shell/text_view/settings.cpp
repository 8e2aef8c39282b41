// Text view of the settings, and of the About screen.
#include <algorithm>

#include "base/version.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

std::vector<std::pair<std::string, std::string>> languages(Language language) {
    std::vector<std::pair<std::string, std::string>> options = {
        {"", std::string(text(language, Text::kSystemLanguage))}};
    for (std::size_t i = 0; i < kLanguages; ++i) options.emplace_back(kLanguageCodes[i], kLanguageNames[i]);
    return options;
}

// A component of the program: name and version, licence, address.
struct PartOfIt {
    std::string_view name;
    std::string_view licence;
    std::string_view address;
};
constexpr PartOfIt kParts[] = {
    {"SDL 2.26.5", "zlib", "https://www.libsdl.org"},
    {"Dear ImGui 1.90.1", "MIT", "https://github.com/ocornut/imgui"},
    {"cereal 1.3.2", "BSD-3-Clause", "https://uscilab.github.io/cereal/"},
    {"Emscripten, musl, libc++", "MIT, Apache-2.0 WITH LLVM-exception", "https://emscripten.org"},
    {"Old Standard", "SIL OFL 1.1", "https://fonts.google.com/specimen/Old+Standard+TT"},
    {"Barlow Semi Condensed", "SIL OFL 1.1", "https://fonts.google.com/specimen/Barlow+Semi+Condensed"},
};

void writeLook(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(2, text(language, Text::kLook));
    std::vector<std::pair<std::string, std::string>> scales;
    for (const std::uint8_t scale : kScales)
        scales.emplace_back(std::to_string(scale), std::to_string(scale) + " %");
    page.choice(Target::kScale, text(language, Text::kScale),
                std::to_string(desk.preferences.settings().scale), scales, ask::SetScale{});
    page.check(Target::kNight, text(language, Text::kNightTrain), desk.preferences.settings().night,
               ask::SetNight{});
    page.check(Target::kMotion, text(language, Text::kMotion), desk.preferences.motion(), ask::SetMotion{});
    // While no person is at the screen, no person can agree to open hands.
    if (desk.table.match() != nullptr && desk.table.match()->viewer() == kNoSeat) return;
    page.check(Target::kOpenHands, text(language, Text::kOpenHands), desk.preferences.settings().openHands,
               ask::SetOpenHands{});
    page.note(text(language, Text::kOpenHandsHint));
}

void writeSound(Writer& page, const Desk& desk) {
    constexpr Text kVoiceTexts[kVoices] = {Text::kSoundPieces, Text::kSoundSignals, Text::kSoundHall};
    const Language language = desk.preferences.language();
    page.heading(2, text(language, Text::kSound));
    page.check(Target::kSound, text(language, Text::kSoundOn), desk.preferences.settings().sound,
               ask::SetSound{});
    if (!desk.preferences.settings().sound) return;
    for (std::size_t v = 0; v < kVoices; ++v)
        page.slider({Target::kLoudness, v}, text(language, kVoiceTexts[v]),
                    desk.preferences.settings().loudness[v], kLoudest,
                    ask::SetLoudness{.voice = static_cast<Voice>(v)});
}

}  // namespace

void writeSettings(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const Settings& settings = desk.preferences.settings();
    page.heading(1, text(language, Text::kMenuSettings));
    writeNotice(page, desk);
    const std::string chosen(settings.language ? kLanguageCodes[static_cast<std::size_t>(*settings.language)]
                                               : "");
    page.choice(Target::kLanguage, text(language, Text::kLanguage), chosen, languages(language),
                ask::SetLanguage{});
    page.choice(Target::kPace, text(language, Text::kPace),
                std::string(kPaces[static_cast<std::size_t>(settings.pace)]),
                {{"natural", std::string(text(language, Text::kPaceNatural))},
                 {"fast", std::string(text(language, Text::kPaceFast))},
                 {"instant", std::string(text(language, Text::kPaceInstant))}},
                ask::SetPace{});
    page.choice(Target::kView, text(language, Text::kTextView),
                std::string(kTextPlacements[static_cast<std::size_t>(settings.textPlacement)]),
                {{"beside", std::string(text(language, Text::kTextBeside))},
                 {"alone", std::string(text(language, Text::kTextAlone))},
                 {"hidden", std::string(text(language, Text::kTextHidden))}},
                ask::SetTextPlacement{});
    writeLook(page, desk);
    writeSound(page, desk);
    writeBack(page, desk);
}

void writeAbout(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.heading(1, text(language, Text::kMenuAbout));
    page.text("Semafor " + std::string(engineVersion()));
    page.text(text(language, Text::kTagline));
    page.heading(2, text(language, Text::kAboutParts));
    page.list([&] {
        for (const PartOfIt& part : kParts)
            page.link(std::string(part.name) + " (" + std::string(part.licence) + ")", part.address);
    });
    page.link(text(language, Text::kAboutLicences), "licences.txt");
    writeBack(page, desk);
}

}  // namespace semafor

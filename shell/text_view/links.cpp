// Text view of links: the one that was opened, and all ways to share the game on the table.
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr Text kTitles[] = {Text::kLinkOpenedDeal, Text::kLinkOpenedReplay, Text::kLinkOpenedContinue};

// Rows of 1 for dark squares and 0 for light ones, separated by spaces.
std::string rowsOf(const QrCode& code) {
    std::string rows;
    for (std::size_t y = 0; y < code.side; ++y) {
        if (y > 0) rows += ' ';
        for (std::size_t x = 0; x < code.side; ++x) rows += code.dark(x, y) ? '1' : '0';
    }
    return rows;
}

void writeOffer(Writer& page, const Desk& desk, const Offer& offer) {
    constexpr Text kLabels[] = {Text::kLinkDeal, Text::kLinkReplay, Text::kLinkContinue};
    constexpr Target kTargets[] = {Target::kLinkDeal, Target::kLinkReplay, Target::kLinkContinue};
    const Language language = desk.preferences.language();
    const auto kind = static_cast<std::size_t>(offer.kind);
    page.heading(2, text(language, kTitles[kind]));
    page.text(text(language, linkText(offer.kind)));
    if (offer.address.empty()) return page.text(text(language, Text::kLinkFaultTooLong));
    page.button(kTargets[kind], text(language, kLabels[kind]), ask::Share{offer.kind});
    if (offer.code)
        page.image(say(language, Text::kQrCode, {text(language, kLabels[kind])}), rowsOf(*offer.code));
}

}  // namespace

void writeLink(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const Link& link = *desk.links.link();
    constexpr Text kOffers[] = {Text::kNewStart, Text::kReplay, Text::kGameContinue};
    const auto kind = static_cast<std::size_t>(link.kind);
    page.heading(1, text(language, kTitles[kind]));
    writeNotice(page, desk);
    page.text(mapTitle(language, link.game.map));
    page.text(listed(seatNames(language, link.game)));
    page.text(text(language, linkText(link.kind)));
    page.text(text(language, Text::kLinkTouchesNothing));
    page.button(Target::kAccept, text(language, kOffers[kind]), ask::AcceptLink{});
    writeBack(page, desk);
}

void writeShare(Writer& page, const Desk& desk) {
    page.heading(1, text(desk.preferences.language(), Text::kShare));
    writeNotice(page, desk);
    for (const Offer& offer : desk.links.offers()) writeOffer(page, desk, offer);
    writeBack(page, desk);
}

}  // namespace semafor

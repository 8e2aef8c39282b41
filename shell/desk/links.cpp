// Makes addresses, their QR codes, and bug reports.
#include "desk/links.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/deal_code.h"
#include "base/version.h"
#include "codec/notation.h"
#include "desk/computer_names.h"
#include "words/say.h"

namespace semafor {
namespace {

// Longer addresses make QR codes too fine for cameras to read from a screen.
constexpr std::size_t kQrAtMost = 600;

}  // namespace

Text linkText(LinkKind kind) {
    constexpr Text kSays[] = {Text::kShareDeal, Text::kShareReplay, Text::kShareContinue};
    return kSays[static_cast<std::size_t>(kind)];
}

void Links::addOffer(const Link& link) {
    Offer& offer = offers_.emplace_back();
    offer.kind = link.kind;
    const auto code = encodeLink(table_->match()->game(), link);
    if (!code) return;
    offer.address = at_.host.address() + "#" + *code;
    if (link.kind == LinkKind::kDeal || offer.address.size() <= kQrAtMost) offer.code = qrCode(offer.address);
}

// A running game can't be watched, and a finished one can't be continued. A viewer isn't needed: games are
// sent on from the hand-over screen.
bool Links::makeOffers() {
    const Match* match = table_->match();
    if (match == nullptr || table_->isDrill()) return false;
    offers_.clear();
    ++changes_;
    Link link{LinkKind::kDeal, match->snapshot()};
    const std::vector<Action> log = std::exchange(link.game.log, {});
    const Sections sections = std::exchange(link.game.sections, {});
    for (SavedSeat& seat : link.game.seats) seat.standIn = false;
    addOffer(link);
    link.game.log = log;
    link.game.sections = sections;
    link.kind = match->session().over() ? LinkKind::kReplay : LinkKind::kContinue;
    addOffer(link);
    return true;
}

void Links::share(LinkKind kind) {
    const auto offer =
        std::find_if(offers_.begin(), offers_.end(), [kind](const Offer& one) { return one.kind == kind; });
    SEMAFOR_ASSERT(offer != offers_.end());
    if (offer->address.empty()) return at_.notices.say(Notice::kLinkTooLong);
    at_.host.share(std::string(text(at_.preferences.language(), linkText(kind))), offer->address);
}

void Links::handed(Handed how) {
    if (how == Handed::kShared) at_.notices.say(Notice::kShared);
    if (how == Handed::kCopied) at_.notices.say(Notice::kCopied);
    if (how == Handed::kByHand) at_.notices.say(Notice::kByHand);
}

// Copies everything that is needed to play the same game again.
void Links::copyReport() {
    const Match* match = table_->match();
    if (match == nullptr) return;
    const Session& session = match->session();
    std::string text = "Semafor " + std::string(engineVersion()) + " · " + at_.host.surroundings() + "\n";
    text += match->game().map().name + " · " + std::to_string(session.seats()) + " · " +
            dealCodeText(session.setup().dealCode) + "\n";
    for (const Action& action : session.log()) text += actionText(match->game(), action) + "\n";
    at_.host.copy(text);
}

bool Links::open(std::string_view text) {
    auto link = decodeLink(text, [this](std::string_view map) { return at_.games.find(map); });
    if (!link.ok()) {
        at_.notices.linkRefused(link.error());
        return false;
    }
    at_.notices.end(Notice::kLinkRefused);
    link_ = std::move(link).value();
    // Long links leave names out.
    link_->game.seats = withComputerNames(link_->game, at_.preferences.language());
    ++changes_;
    return true;
}

std::optional<Link> Links::take() {
    ++changes_;
    return std::exchange(link_, std::nullopt);
}

}  // namespace semafor

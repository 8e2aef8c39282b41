// Links that carry a game, and reports for those who mend this program.
#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/deal_code.h"
#include "base/version.h"
#include "codec/notation.h"
#include "desk/desk.h"
#include "session/saving.h"
#include "words/say.h"

namespace semafor {
namespace {

// Longer addresses make codes so fine that cameras don't read them from a screen.
constexpr std::size_t kQrAtMost = 600;

}  // namespace

Text linkText(LinkKind kind) {
    constexpr Text kSays[] = {Text::kShareDeal, Text::kShareReplay, Text::kShareContinue};
    return kSays[static_cast<std::size_t>(kind)];
}

// What each kind of link says of itself is in the texts; a game that goes on is nothing to watch, and one
// that is over nothing to continue.
void Desk::openShare() {
    if (!match_ || drill_ || match_->viewer() == kNoSeat) return;
    offers_.clear();
    Link link{LinkKind::kDeal, match_->saved()};
    link.game.log.clear();
    for (SavedSeat& seat : link.game.seats) seat.standIn = false;
    const auto add = [&](LinkKind kind) {
        link.kind = kind;
        Offer& offer = offers_.emplace_back();
        offer.kind = kind;
        const auto code = encodeLink(match_->game(), link);
        if (!code) return;
        offer.address = host_->address() + "#" + *code;
        if (kind == LinkKind::kDeal || offer.address.size() <= kQrAtMost) offer.code = qrCode(offer.address);
    };
    add(LinkKind::kDeal);
    link.game.log = savedFrom(match_->session()).log;
    add(match_->session().over() ? LinkKind::kReplay : LinkKind::kContinue);
    screen_ = Screen::kShare;
}

void Desk::share(LinkKind kind) {
    const auto offer =
        std::find_if(offers_.begin(), offers_.end(), [kind](const Offer& one) { return one.kind == kind; });
    SEMAFOR_ASSERT(offer != offers_.end());
    if (offer->address.empty()) return say(Notice::kLinkTooLong);
    host_->share(std::string(text(language(), linkText(kind))), offer->address);
}

void Desk::handed(Handed how) {
    if (how == Handed::kShared) say(Notice::kShared);
    if (how == Handed::kCopied) say(Notice::kCopied);
    if (how == Handed::kByHand) say(Notice::kByHand);
}

// What is needed to play the same game again, in the words of the rules.
void Desk::copyReport() {
    if (!match_) return;
    const Session& session = match_->session();
    std::string text = "Semafor " + std::string(engineVersion()) + " · " + host_->surroundings() + "\n";
    text += match_->game().map().name + " · " + std::to_string(session.seats()) + " · " +
            dealCodeText(session.setup().dealCode) + "\n";
    for (const Action& action : session.log()) text += actionText(match_->game(), action) + "\n";
    host_->copy(text);
}

void Desk::openLink(std::string_view text) {
    auto link = decodeLink(text, [this](std::string_view map) { return games_.find(map); });
    if (!link.ok()) {
        linkFault_ = link.error();
        return say(Notice::kLinkRefused);
    }
    link_ = std::move(link).value();
    screen_ = Screen::kLink;
}

// Only now does it become a game of ours: a link alone touches nothing.
void Desk::acceptLink() {
    if (!link_) return;
    SavedGame game = freshCopy(std::move(link_->game));
    const LinkKind kind = link_->kind;
    link_.reset();
    if (kind != LinkKind::kReplay) return sitDown(game);
    const Game* map = games_.find(game.map);
    auto match = map != nullptr ? Match::open(*map, std::move(game)) : std::nullopt;
    if (!match) return say(Notice::kUnplayable);
    openReplay(std::move(*match));
}

}  // namespace semafor

// Links that carry a game, and reports for those who mend this program.
#include <utility>

#include "base/deal_code.h"
#include "base/version.h"
#include "codec/notation.h"
#include "desk/desk.h"
#include "session/saving.h"

namespace semafor {

void Desk::copyLink(LinkKind kind) {
    if (!match_ || match_->viewer() == kNoSeat) return;
    Link link{kind, match_->saved()};
    link.game.log = savedFrom(match_->session()).log;
    if (kind == LinkKind::kDeal) link.game.log.clear();
    for (SavedSeat& seat : link.game.seats) seat.standIn = false;
    const auto text = encodeLink(match_->game(), link);
    if (!text) return say(Notice::kLinkTooLong);
    host_->copy(host_->address() + "#" + *text);
    say(Notice::kCopied);
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
    say(Notice::kCopied);
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

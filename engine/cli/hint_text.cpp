// Reasons of hints as text.
#include "cli/hint_text.h"

#include <initializer_list>
#include <string_view>

#include "bots/hint.h"
#include "cli/table_text.h"
#include "codec/notation.h"

namespace semafor::cli {
namespace {

constexpr int kIterations = 400;

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text.append(part);
    return text;
}

// Formats tenths: "+12.3".
std::string tenths(Worth value) {
    const Worth size = value < 0 ? -value : value;
    return joined({value < 0 ? "-" : "+", std::to_string(size / 10), ".", std::to_string(size % 10)});
}

std::string ticketReason(const Game& game, const Reason& reason) {
    const std::string ticket = joined({"ticket ", ticketText(game, reason.ticket)});
    const std::string number = std::to_string(reason.number);
    if (reason.kind == ReasonKind::kTicketDone) return ticket + " completed";
    if (reason.kind == ReasonKind::kTicketNearer)
        return joined({ticket, " nearer, ", number, " wagons to go"});
    if (reason.kind == ReasonKind::kTicketNeeds) return joined({ticket, " needs ", number, " wagons"});
    return ticket + " can't be joined any more";
}

std::string reasonText(const Game& game, const Reason& reason) {
    const std::string number = std::to_string(reason.number);
    switch (reason.kind) {
        case ReasonKind::kTicketDone:
        case ReasonKind::kTicketNearer:
        case ReasonKind::kTicketNeeds:
        case ReasonKind::kTicketLost:
            return ticketReason(game, reason);
        case ReasonKind::kPoints:
            return number + " points";
        case ReasonKind::kInDanger:
            return joined({"others have reached ", number, " of its ends"});
        case ReasonKind::kBlocks:
            return joined({"keeps seat ", std::to_string(index(reason.seat)), " from joining two parts"});
        case ReasonKind::kCardsMissing:
            return joined({number, " cards missing for ", game.routeName(reason.route)});
        case ReasonKind::kPassengers:
            return number + " passengers wait at its ends";
        case ReasonKind::kPassenger:
            return joined({"passenger ", number, " of ", nameOf(reason.color)});
        case ReasonKind::kNewTickets:
            return number + " tickets to choose from";
        case ReasonKind::kStation:
            return joined({"the station is worth ", number, " points unbuilt"});
        case ReasonKind::kTunnelOwes:
            return joined({"the tunnel asks for ", number, " cards"});
        case ReasonKind::kWagonsLeft:
            return number + " wagons left";
        case ReasonKind::kLastTurn:
            return "your last turn";
    }
    return {};
}

}  // namespace

std::string hintText(const Game& game, const PlayerView& view, const ActionList& legal) {
    std::string text;
    for (const HintedMove& move : hintFor(game, view, legal, view.actionsTaken, kIterations)) {
        text.append(std::to_string(move.place)).append("  ");
        text.append(actionText(game, legal[move.place])).append(": ").append(tenths(move.value));
        for (const Reason& reason : move.reasons) text.append("; ").append(reasonText(game, reason));
        text.append("\n");
    }
    return text;
}

}  // namespace semafor::cli

// Each piece has its own sound; a tunnel's cards sound turned, not drawn.
#include "table/cues.h"

namespace semafor {

Cue cueOf(const Motion& motion) {
    switch (motion.piece) {
        case Piece::kTicket:
        case Piece::kJoined:
            return Cue::kTicket;
        case Piece::kPassenger:
            return Cue::kPassenger;
        case Piece::kWagon:
            return Cue::kWagon;
        case Piece::kStation:
            return Cue::kStation;
        case Piece::kPunched:
            return Cue::kDone;
        case Piece::kOwed:
            return Cue::kOwed;
        case Piece::kLastRound:
            return Cue::kLastRound;
        case Piece::kCard:
            break;
    }
    return motion.to.spot == Spot::kShown ? Cue::kTurned : Cue::kCard;
}

}  // namespace semafor

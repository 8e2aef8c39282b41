// Games under an id of their own.
#pragma once

#include "codec/saved_game.h"
#include "desk/host.h"

namespace semafor {

// The same game under a new id, begun now, with every person at their seat.
SavedGame freshCopy(SavedGame saved, Host& host);

// A new game of the same people on the same board, at the same deal or a new one. Its map's fingerprint is
// the caller's to set.
SavedGame startedOver(const SavedGame& like, bool sameDeal, Host& host);

}  // namespace semafor

// Copies of games under new ids.
#pragma once

#include "codec/saved_game.h"
#include "desk/host.h"

namespace semafor {

// The same game under a new id, begun now, without stand-ins.
SavedGame freshCopy(SavedGame saved, Host& host);

// A new game with the same people on the same board, at the same deal or a new one. The caller sets its map's
// fingerprint.
SavedGame startedOver(const SavedGame& like, bool sameDeal, Host& host);

}  // namespace semafor

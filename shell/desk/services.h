// Services that several parts of the desk share. All of them outlive the parts.
#pragma once

#include "desk/host.h"
#include "desk/notices.h"
#include "desk/preferences.h"
#include "session/games.h"
#include "store/library.h"
#include "store/store.h"

namespace semafor {

struct Services {
    Host& host;
    Store& store;
    Games& games;
    Library& library;
    Notices& notices;
    Preferences& preferences;
};

}  // namespace semafor

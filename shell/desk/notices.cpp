// One notice at a time; announcements wait behind it.
#include "desk/notices.h"

#include <algorithm>

#include "base/assert.h"

namespace semafor {
namespace {

constexpr Notice kFirstAnnouncement = Notice::kOfflineReady;

}  // namespace

void Notices::say(Notice notice, std::size_t count) {
    if (current_ >= kFirstAnnouncement) announced_.insert(announced_.begin(), current_);
    current_ = notice;
    count_ = count;
    ++changes_;
}

void Notices::linkRefused(LinkFault fault) {
    linkFault_ = fault;
    say(Notice::kLinkRefused);
}

void Notices::badName(NameFault fault) {
    nameFault_ = fault;
    say(Notice::kBadName);
}

void Notices::storeFailed(StoreFault fault) {
    if (fault == StoreFault::kFull) say(Notice::kNotSaved);
    if (fault == StoreFault::kFailed) say(Notice::kSaveFailed);
    if (fault == StoreFault::kUnavailable) say(Notice::kNothingIsKept);
}

void Notices::announce(Notice notice) {
    SEMAFOR_ASSERT(notice >= kFirstAnnouncement);
    if (current_ == notice || std::find(announced_.begin(), announced_.end(), notice) != announced_.end())
        return;
    announced_.push_back(notice);
    if (current_ == Notice::kNone) dismiss();
}

void Notices::dismiss() {
    current_ = announced_.empty() ? Notice::kNone : announced_.front();
    if (!announced_.empty()) announced_.erase(announced_.begin());
    ++changes_;
}

void Notices::end(Notice notice) {
    if (current_ == notice) dismiss();
}

void Notices::changeScene() {
    if (current_ != Notice::kNewVersion) dismiss();
}

}  // namespace semafor

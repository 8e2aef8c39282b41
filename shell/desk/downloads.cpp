// Handles the page's reports about downloads, and retries.
#include "desk/downloads.h"

namespace semafor {

void Downloads::came() {
    failed_ = false;
    ++changes_;
    notices_->end(Notice::kNotFetched);
}

void Downloads::fail() {
    failed_ = true;
    ++changes_;
    notices_->say(Notice::kNotFetched);
}

void Downloads::again() {
    failed_ = false;
    ++changes_;
    notices_->end(Notice::kNotFetched);
    notices_->end(Notice::kBotsMissing);
    host_->fetchAgain();
}

}  // namespace semafor

// Downloads of parts that are fetched when needed: boards and the texts of other languages.
#pragma once

#include <cstdint>

#include "desk/host.h"
#include "desk/notices.h"

namespace semafor {

class Downloads {
public:
    // Host and notices must outlive this object.
    Downloads(Host& host, Notices& notices) : host_(&host), notices_(&notices) {}

    // Whether something that the program waits for failed to download.
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void came();
    void fail();
    void again();

private:
    Host* host_;
    Notices* notices_;
    bool failed_ = false;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor

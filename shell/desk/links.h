// Share links that carry a game, and bug reports.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/link.h"
#include "codec/qr_code.h"
#include "desk/table.h"
#include "texts.h"

namespace semafor {

// One way to share the game on the table.
struct Offer {
    LinkKind kind{};
    std::string address;         // empty: too long for a link
    std::optional<QrCode> code;  // for short addresses only
};

// The sentence that says what a person gets who opens such a link.
Text linkText(LinkKind kind);

class Links {
public:
    // The table must outlive this object.
    Links(const Services& services, const Table& table) : at_(services), table_(&table) {}

    // The link that was opened and isn't accepted yet, or null.
    [[nodiscard]] const Link* link() const { return link_ ? &*link_ : nullptr; }
    // All ways to share the game on the table, as it was when the screen was opened.
    [[nodiscard]] const std::vector<Offer>& offers() const { return offers_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // False, with a notice, when the text isn't one of our links.
    bool open(std::string_view text);
    // Takes the opened link away.
    std::optional<Link> take();
    // Makes the offers; false when no game on the table can be shared.
    bool makeOffers();
    // Required: the kind is among the offers.
    void share(LinkKind kind);
    void handed(Handed how);
    void copyReport();
    // Requests a picture of the finished board: the painter compares pictures() with its own count.
    void givePicture() {
        ++pictures_;
        ++changes_;
    }
    [[nodiscard]] std::uint64_t pictures() const { return pictures_; }

private:
    void addOffer(const Link& link);

    Services at_;
    const Table* table_;
    std::optional<Link> link_;
    std::vector<Offer> offers_;
    std::uint64_t changes_ = 0;
    std::uint64_t pictures_ = 0;
};

}  // namespace semafor

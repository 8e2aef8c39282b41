// Serialises a view field by field in the order of declaration; the same code reads and writes. Numbers are
// little-endian, lists follow their length.
#include "codec/view_bytes.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace semafor {
namespace {

class Writer {
public:
    static constexpr bool kReads = false;

    template <class Number>
    void number(Number& n) {
        auto remaining = static_cast<std::uint64_t>(n);
        for (std::size_t i = 0; i < sizeof(Number); ++i, remaining >>= 8)
            bytes.push_back(static_cast<std::uint8_t>(remaining & 0xff));
    }

    std::vector<std::uint8_t> bytes;
};

class Reader {
public:
    static constexpr bool kReads = true;

    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    template <class Number>
    void number(Number& n) {
        std::uint64_t read = 0;
        if (bytes_.size() < sizeof(Number)) fail();
        for (std::size_t i = 0; i < sizeof(Number) && !failed_; ++i)
            read |= std::uint64_t{bytes_[i]} << (8 * i);
        if (!failed_) bytes_ = bytes_.subspan(sizeof(Number));
        n = static_cast<Number>(read);
    }
    void fail() {
        failed_ = true;
        bytes_ = {};
    }
    [[nodiscard]] bool done() const { return !failed_ && bytes_.empty(); }

private:
    std::span<const std::uint8_t> bytes_;
    bool failed_ = false;
};

template <class Io, class Number>
requires(std::is_integral_v<Number> || std::is_enum_v<Number>) void field(Io& io, Number& number) {
    io.number(number);
}

template <class Io, class T, std::size_t N>
void field(Io& io, std::array<T, N>& items) {
    for (T& item : items) field(io, item);
}

template <class Io, class T, std::size_t N>
void field(Io& io, BoundedVector<T, N>& list) {
    auto size = static_cast<std::uint8_t>(list.size());
    io.number(size);
    if constexpr (Io::kReads) {
        list.clear();
        if (size > N) return io.fail();
        for (std::size_t i = 0; i < size; ++i) list.push({});
    }
    for (T& item : list) field(io, item);
}

template <class Io, class T, std::size_t Words>
void field(Io& io, IdSet<T, Words>& set) {
    auto words = set.words();
    field(io, words);
    if constexpr (Io::kReads) {
        set = {};
        for (std::size_t id = 0; id < Words * 64; ++id)
            if (((words[id / 64] >> (id % 64)) & 1) != 0) set.add(idAt<T>(id));
    }
}

template <class Io>
void field(Io& io, CardCounts& counts) {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) io.number(counts[kind]);
}

template <class Io>
void field(Io& io, Payment& payment) {
    io.number(payment.color);
    io.number(payment.cards);
    io.number(payment.locomotives);
}

template <class Io>
void field(Io& io, ChooseMix& step) {
    io.number(step.seat);
}
template <class Io>
void field(Io& io, ChooseTickets& step) {
    io.number(step.seat);
    io.number(step.setup);
}
template <class Io>
void field(Io& io, TakeTurn& step) {
    io.number(step.seat);
}
template <class Io>
void field(Io& io, SecondCard& step) {
    io.number(step.seat);
}
template <class Io>
void field(Io& io, OwedTunnel& step) {
    io.number(step.seat);
}
template <class Io>
void field(Io& io, TakePassengers& step) {
    io.number(step.seat);
    io.number(step.route);
    io.number(step.end);
}
template <class Io>
void field(Io& io, GameOver& step) {
    io.number(step.reason);
}

// Selects the alternative with that index, default-constructed.
template <std::size_t... I>
bool emplace(Step& step, std::size_t which, std::index_sequence<I...> /*all*/) {
    return ((which == I ? (step.emplace<I>(), true) : false) || ...);
}

template <class Io>
void field(Io& io, Step& step) {
    auto which = static_cast<std::uint8_t>(step.index());
    io.number(which);
    if constexpr (Io::kReads)
        if (!emplace(step, which, std::make_index_sequence<std::variant_size_v<Step>>())) return io.fail();
    std::visit([&io](auto& alternative) { field(io, alternative); }, step);
}

template <class Io>
void field(Io& io, Tunnel& tunnel) {
    io.number(tunnel.route);
    field(io, tunnel.laid);
    field(io, tunnel.revealed);
    io.number(tunnel.owed);
}

template <class Io, class... Fields>
void each(Io& io, Fields&... fields) {
    (field(io, fields), ...);
}

template <class Io>
void viewFields(Io& io, PlayerView& v) {
    each(io, v.actionsTaken, v.idleRun, v.passRun, v.turnsLeft, v.seats, v.firstSeat, v.step, v.tunnel);
    each(io, v.open, v.owned, v.stationCities, v.wagons, v.stations, v.points, v.discard, v.market, v.known);
    each(io, v.completed, v.passengers, v.waiting, v.taken, v.me, v.deckSize, v.hand, v.handSizes,
         v.ticketDecks);
    each(io, v.kept, v.offer, v.held, v.keptCounts, v.offerCounts, v.heldCounts, v.shown);
}

}  // namespace

std::vector<std::uint8_t> viewBytes(const PlayerView& view) {
    Writer writer;
    PlayerView copy = view;
    viewFields(writer, copy);
    return std::move(writer.bytes);
}

std::optional<PlayerView> readView(std::span<const std::uint8_t> bytes) {
    Reader reader(bytes);
    PlayerView view;
    viewFields(reader, view);
    if (!reader.done()) return std::nullopt;
    return view;
}

}  // namespace semafor

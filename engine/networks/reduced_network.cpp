// Reduces a network: peels trees, attaches their longest arms, contracts chains, sorts the links.
#include "networks/reduced_network.h"

#include "base/assert.h"

namespace semafor::networks {
namespace {

// The two longest arms from a node into the trees that hang on it.
struct Arms {
    Stretch first;
    Stretch second;

    void add(const Stretch& arm) {
        if (arm.length > first.length) {
            second = first;
            first = arm;
        } else if (arm.length > second.length) {
            second = arm;
        }
    }
};

class Reducer {
public:
    Reducer(std::span<const Segment> segments, ReducedNetwork& reduced)
        : segments_(segments), reduced_(reduced) {
        for (std::size_t s = 0; s < segments.size(); ++s) {
            touching_[segments[s].a] |= bitOf(s);
            touching_[segments[s].b] |= bitOf(s);
            nodes_ |= bitOf(segments[s].a) | bitOf(segments[s].b);
        }
    }

    void run() {
        peelTrees();
        markHubs();
        for (NodeBits left = hubs_; left != 0; left &= left - 1) layLinksFrom(lowest(left));
        takeRings();
        sortLinks();
    }

private:
    [[nodiscard]] Stretch stretchOf(std::uint8_t segment) const {
        return {segments_[segment].length, bitOf(segment)};
    }
    [[nodiscard]] std::uint8_t otherEnd(std::uint8_t segment, std::uint8_t node) const {
        return static_cast<std::uint8_t>(segments_[segment].a ^ segments_[segment].b ^ node);
    }
    void offer(const Stretch& trail) {
        if (trail.length > reduced_.best.length) reduced_.best = trail;
    }

    void peelTrees() {
        NodeBits leaves = 0;
        for (NodeBits left = nodes_; left != 0; left &= left - 1)
            if (std::has_single_bit(touching_[lowest(left)])) leaves |= left & (0 - left);
        while (leaves != 0) {
            const std::uint8_t leaf = lowest(leaves);
            leaves &= leaves - 1;
            const std::uint8_t inner = peel(leaf);
            if (std::has_single_bit(touching_[inner])) leaves |= bitOf(inner);
        }
    }

    // Moves a leaf's arms to its neighbour. Returns the neighbour, or the leaf itself if it stands alone.
    std::uint8_t peel(std::uint8_t leaf) {
        const Arms arms = arms_[leaf];
        offer(arms.first.joined(arms.second));
        nodes_ &= ~bitOf(leaf);
        if (touching_[leaf] == 0) return leaf;
        const std::uint8_t segment = lowest(touching_[leaf]);
        const std::uint8_t inner = otherEnd(segment, leaf);
        touching_[leaf] = 0;
        touching_[inner] &= ~bitOf(segment);
        arms_[inner].add(arms.first.joined(stretchOf(segment)));
        if (touching_[inner] == 0) offer(arms_[inner].first.joined(arms_[inner].second));
        return inner;
    }

    // Hubs are the nodes that remain: all but the inner nodes of plain chains.
    void markHubs() {
        for (NodeBits left = nodes_; left != 0; left &= left - 1) {
            const std::uint8_t node = lowest(left);
            const int degree = std::popcount(touching_[node]);
            if (degree == 0 || (degree == 2 && arms_[node].first.length == 0)) continue;
            hubs_ |= bitOf(node);
            name_[node] = reduced_.nodes++;
        }
    }

    void layLinksFrom(std::uint8_t hub) {
        for (LinkBits out = touching_[hub]; out != 0; out = touching_[hub]) layChain(hub, lowest(out));
        layArm(hub, arms_[hub].first);
        layArm(hub, arms_[hub].second);
    }

    void layArm(std::uint8_t hub, const Stretch& arm) {
        if (arm.length == 0) return;
        reduced_.links.push({name_[hub], reduced_.nodes++, arm});
    }

    // Follows the chain that begins at `hub` with `segment`, and removes its segments from the network.
    void layChain(std::uint8_t hub, std::uint8_t segment) {
        Stretch chain;
        std::uint8_t node = hub;
        do {
            node = take(segment, node, chain);
            segment = lowest(touching_[node]);
        } while ((hubs_ & bitOf(node)) == 0);
        if (node == hub)
            reduced_.bonus[name_[hub]] = reduced_.bonus[name_[hub]].joined(chain);
        else
            reduced_.links.push({name_[hub], name_[node], chain});
    }

    // Moves the segment from the network to the chain. Returns its end that isn't `node`.
    std::uint8_t take(std::uint8_t segment, std::uint8_t node, Stretch& chain) {
        const std::uint8_t end = otherEnd(segment, node);
        touching_[node] &= ~bitOf(segment);
        touching_[end] &= ~bitOf(segment);
        chain = chain.joined(stretchOf(segment));
        return end;
    }

    // Only rings without a hub remain.
    void takeRings() {
        for (NodeBits left = nodes_; left != 0; left &= left - 1) {
            Stretch ring;
            std::uint8_t node = lowest(left);
            while (touching_[node] != 0) node = take(lowest(touching_[node]), node, ring);
            offer(ring);
        }
    }

    void sortLinks() {
        auto& links = reduced_.links;
        for (std::size_t i = 1; i < links.size(); ++i) {
            const Link link = links[i];
            std::size_t k = i;
            for (; k > 0 && links[k - 1].stretch.length > link.stretch.length; --k) links[k] = links[k - 1];
            links[k] = link;
        }
    }

    std::span<const Segment> segments_;
    ReducedNetwork& reduced_;
    std::array<SegmentBits, kMaxNodes> touching_{};
    std::array<Arms, kMaxNodes> arms_{};
    std::array<std::uint8_t, kMaxNodes> name_{};
    NodeBits nodes_ = 0;
    NodeBits hubs_ = 0;
};

}  // namespace

void reduceNetwork(std::span<const Segment> segments, ReducedNetwork& reduced) {
    SEMAFOR_ASSERT(segments.size() <= kMaxSegments);
    for (const Segment& s : segments)
        SEMAFOR_ASSERT(s.a < kMaxNodes && s.b < kMaxNodes && s.a != s.b && s.length > 0);
    Reducer(segments, reduced).run();
}

}  // namespace semafor::networks

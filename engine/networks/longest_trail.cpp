// Longest trail by branch and bound over the links that the trail leaves out.
//
// A set of links forms a trail exactly when it is connected and at most two nodes have an odd number of
// links. So the links left out must pair off all odd nodes except the trail's two ends, as cheaply as
// possible while the remaining links stay connected. These are few links; a search along the trail would have
// to decide every link. Three facts about a longest trail keep the search small. Its ends have an odd number
// of links and use all of them: otherwise the trail could be extended. Every other odd node leaves out at
// least one link. When the network falls apart, the trail lies in one of the parts.
#include "networks/longest_trail.h"

#include "base/assert.h"
#include "networks/reduced_network.h"

namespace semafor {
namespace {

using namespace networks;

// A connected part of the network, and the decisions made so far about the trail in it.
struct Part {
    NodeBits nodes = 0;
    LinkBits links = 0;    // not left out
    LinkBits kept = 0;     // must be walked
    NodeBits odd = 0;      // with an odd number of links
    NodeBits touched = 0;  // with a link left out
    NodeBits ends = 0;     // must be an end of the trail
    std::uint16_t length = 0;
};

// Upper bound for a part, and where to branch next.
struct Outlook {
    int atMost = 0;         // no trail in the part is longer
    std::uint8_t node = 0;  // the odd node to branch on
};

// More than twice any length.
constexpr int kImpossible = 100000;

struct TwoGreatest {
    int first = 0;
    int second = 0;

    void add(int value) {
        if (value > first) {
            second = first;
            first = value;
        } else if (value > second) {
            second = value;
        }
    }
    [[nodiscard]] int sum(int count) const { return (count > 0 ? first : 0) + (count > 1 ? second : 0); }
};

class TrailSearch {
public:
    explicit TrailSearch(const ReducedNetwork& network) : network_(network), best_(network.best) {
        for (std::size_t l = 0; l < network.links.size(); ++l) {
            const Link& link = network.links[l];
            at_[link.a] |= bitOf(l);
            at_[link.b] |= bitOf(l);
            ends_[l] = bitOf(link.a) | bitOf(link.b);
        }
    }

    Stretch run() {
        Part whole;
        whole.links = network_.links.empty() ? 0 : ~LinkBits{0} >> (kMaxSegments - network_.links.size());
        whole.nodes = network_.nodes == 0 ? 0 : ~NodeBits{0} >> (kMaxNodes - network_.nodes);
        for (std::uint8_t n = 0; n < network_.nodes; ++n)
            if (std::popcount(at_[n]) % 2 != 0) whole.odd |= bitOf(n);
        exploreParts(whole);
        return best_;
    }

private:
    [[nodiscard]] int lengthOf(std::uint8_t link) const { return network_.links[link].stretch.length; }

    // The connected part of `from` that contains `start`.
    [[nodiscard]] Part partAround(const Part& from, std::uint8_t start) const {
        Part part;
        int length = 0;
        part.nodes = bitOf(start);
        for (NodeBits fresh = part.nodes; fresh != 0;) {
            const std::uint8_t node = lowest(fresh);
            fresh &= fresh - 1;
            length += network_.bonus[node].length;
            LinkBits out = at_[node] & from.links & ~part.links;
            part.links |= out;
            for (; out != 0; out &= out - 1) {
                const std::uint8_t link = lowest(out);
                fresh |= ends_[link] & ~part.nodes;
                part.nodes |= ends_[link];
                length += lengthOf(link);
            }
        }
        part.kept = from.kept & part.links;
        part.odd = from.odd & part.nodes;
        part.touched = from.touched & part.nodes;
        part.ends = from.ends & part.nodes;
        part.length = static_cast<std::uint16_t>(length);
        return part;
    }

    void exploreParts(const Part& whole) {
        for (NodeBits left = whole.nodes; left != 0;) {
            const Part part = partAround(whole, lowest(left));
            left &= ~part.nodes;
            if (part.ends == whole.ends) explore(part);
        }
    }

    void explore(const Part& part) {
        if (part.length <= best_.length) return;
        if (std::popcount(part.odd) <= 2) return take(part);
        const Outlook outlook = lookAt(part);
        if (outlook.atMost <= best_.length) return;
        const NodeBits node = bitOf(outlook.node);
        if ((part.touched & node) == 0 && std::popcount(part.ends) < 2) {
            Part ending = part;
            ending.ends |= node;
            ending.kept |= at_[outlook.node] & part.links;
            explore(ending);
        }
        Part remaining = part;
        for (LinkBits open = at_[outlook.node] & part.links & ~part.kept; open != 0; open &= open - 1) {
            const std::uint8_t link = lowest(open);
            exploreWithout(remaining, link);
            remaining.kept |= bitOf(link);
        }
    }

    void exploreWithout(Part part, std::uint8_t link) {
        part.links &= ~bitOf(link);
        part.odd ^= ends_[link];
        part.touched |= ends_[link];
        exploreParts(part);
    }

    // The whole part is the best trail so far.
    void take(const Part& part) {
        best_ = {};
        for (LinkBits left = part.links; left != 0; left &= left - 1)
            best_ = best_.joined(network_.links[lowest(left)].stretch);
        for (NodeBits left = part.nodes; left != 0; left &= left - 1)
            best_ = best_.joined(network_.bonus[lowest(left)]);
    }

    // Holders: the neighbours of odd nodes that have only one link left.
    [[nodiscard]] NodeBits holders(const Part& part, NodeBits odd) const {
        NodeBits found = 0;
        for (; odd != 0; odd &= odd - 1) {
            const std::uint8_t node = lowest(odd);
            const LinkBits links = at_[node] & part.links;
            if (std::has_single_bit(links)) found |= ends_[lowest(links)] & ~bitOf(node);
        }
        return found;
    }

    // Twice the least length lost at an odd node where the trail doesn't end: all of its last link, or half
    // of its shortest open link, since another odd node may share that loss. 0 for a holder of several links,
    // because its neighbour's loss may cover it.
    [[nodiscard]] int doubledLoss(const Part& part, std::uint8_t node, bool holder) const {
        const LinkBits links = at_[node] & part.links;
        const LinkBits open = links & ~part.kept;
        if (open == 0) return kImpossible;
        if (std::has_single_bit(links)) return 2 * lengthOf(lowest(links));
        return holder ? 0 : lengthOf(lowest(open));
    }

    [[nodiscard]] Outlook lookAt(const Part& part) const {
        const NodeBits odd = part.odd & ~part.ends;
        const NodeBits holding = holders(part, odd);
        Outlook outlook;
        TwoGreatest spared;
        int doubled = 0, highest = -1;
        for (NodeBits left = odd; left != 0; left &= left - 1) {
            const std::uint8_t node = lowest(left);
            const int loss = doubledLoss(part, node, (holding & bitOf(node)) != 0);
            doubled += loss;
            if ((part.touched & bitOf(node)) == 0) spared.add(loss);
            // Fewest choices first, then the costliest node.
            const int rank = kImpossible * (64 - std::popcount(at_[node] & part.links & ~part.kept)) + loss;
            if (rank > highest) highest = rank, outlook.node = node;
        }
        doubled -= spared.sum(2 - std::popcount(part.ends));
        outlook.atMost = part.length - (doubled + 1) / 2;
        return outlook;
    }

    const ReducedNetwork& network_;
    Stretch best_;
    std::array<LinkBits, kMaxNodes> at_{};
    std::array<NodeBits, kMaxSegments> ends_{};
};

Stretch longestStretch(std::span<const Segment> segments) {
    ReducedNetwork network;
    reduceNetwork(segments, network);
    return TrailSearch(network).run();
}

// Walks a set of segments that is known to form one trail (Hierholzer's algorithm).
class Walker {
public:
    Walker(std::span<const Segment> segments, SegmentBits used) : segments_(segments) {
        for (; used != 0; used &= used - 1) {
            const std::uint8_t s = lowest(used);
            touching_[segments[s].a] |= bitOf(s);
            touching_[segments[s].b] |= bitOf(s);
        }
    }

    void walk(Trail& trail) {
        trail.start = start();
        BoundedVector<Step, kMaxSegments + 1> path;
        path.push({trail.start, 0});
        BoundedVector<std::uint8_t, kMaxSegments> backwards;
        while (!path.empty()) {
            const Step here = path.back();
            if (touching_[here.node] != 0) {
                path.push(stepFrom(here.node));
                continue;
            }
            path.pop();
            if (!path.empty()) backwards.push(here.segment);
        }
        while (!backwards.empty()) trail.walk.push(backwards.pop());
    }

private:
    struct Step {
        std::uint8_t node = 0;
        std::uint8_t segment = 0;  // the segment by which the node was reached
    };

    [[nodiscard]] std::uint8_t start() const {
        std::uint8_t any = 0;
        for (std::uint8_t n = kMaxNodes; n-- > 0;) {
            if (std::popcount(touching_[n]) % 2 != 0) return n;
            if (touching_[n] != 0) any = n;
        }
        return any;
    }

    Step stepFrom(std::uint8_t node) {
        const std::uint8_t segment = lowest(touching_[node]);
        const auto end = static_cast<std::uint8_t>(segments_[segment].a ^ segments_[segment].b ^ node);
        touching_[node] &= ~bitOf(segment);
        touching_[end] &= ~bitOf(segment);
        return {end, segment};
    }

    std::span<const Segment> segments_;
    std::array<SegmentBits, kMaxNodes> touching_{};
};

}  // namespace

std::uint16_t longestTrailLength(std::span<const Segment> segments) {
    return longestStretch(segments).length;
}

Trail longestTrail(std::span<const Segment> segments) {
    const Stretch stretch = longestStretch(segments);
    Trail trail;
    trail.length = stretch.length;
    Walker(segments, stretch.segments).walk(trail);
    return trail;
}

}  // namespace semafor

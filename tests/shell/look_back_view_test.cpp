// Tests of the canvas when looking back at a game of several persons: no cards or tickets at any size.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>

#include "codec/save.h"
#include "native/headless.h"
#include "session/games.h"
#include "session/saving.h"
#include "words/words.h"

namespace semafor {
namespace {

constexpr Size kSizes[] = {{1440, 900, 1}, {390, 844, 1}, {844, 390, 1}};

std::string germany() {
    std::ifstream file(SEMAFOR_TESTS_FOLDER "/golden/saves/germany-3-names.save");
    std::string save;
    std::getline(file, save);
    return save;
}

// The number of texts on the screen that name a ticket held by any seat.
long ticketsShown(std::string_view screen, Tab tab, const Size& size) {
    Games games;
    const SavedGame saved = decodeSave(germany()).value();
    const Game& game = *games.find(saved.map);
    const auto opened = openSaved(game, saved);
    const Words words(game, Language::kEnglish);
    std::vector<std::string> ends;
    for (std::size_t s = 0; s < saved.seats.size(); ++s)
        opened->session.viewOf(idAt<Seat>(s)).kept.forEach([&](TicketId ticket) {
            ends.push_back(words.ticketEnds(ticket));
            ends.emplace_back(words.count(Plural::kTicketNeeds, 4));
        });
    Sight sight{screen, germany(), "en", true, tab};
    const auto labels = labelsOf(sight, size);
    EXPECT_FALSE(labels.empty());
    return std::count_if(labels.begin(), labels.end(), [&](const Lettering::Label& label) {
        return std::find(ends.begin(), ends.end(), label.text) != ends.end();
    });
}

TEST(LookBackView, BetweenPersonsHasNoTicketsOnIt) {
    for (const Size& size : kSizes)
        for (const Tab tab : {Tab::kHand, Tab::kTickets, Tab::kPlayers, Tab::kLog})
            EXPECT_EQ(ticketsShown("lookback", tab, size), 0)
                << size.width << " tab " << static_cast<int>(tab);
    // Cross-check: at the table, after a person has confirmed, the same count finds tickets.
    EXPECT_GT(ticketsShown("table", Tab::kTickets, kSizes[1]), 0);
}

}  // namespace
}  // namespace semafor

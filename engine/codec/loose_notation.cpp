// Sorts the words of an action into the notation's order, then parses them strictly.
#include "codec/loose_notation.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace semafor {
namespace {

using WordList = std::vector<std::string_view>;

WordList wordsOf(std::string_view text) {
    WordList words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::string_view nameIn(std::string_view word) {
    return word.substr(0, word.find('='));
}

bool isCount(std::string_view word) {
    return word.find('=') != std::string_view::npos;
}

// Sort key: names of routes and cities first, unchanged; then decks in their order, colours, locomotives.
std::size_t placeOf(const Game& game, std::string_view word) {
    if (!isCount(word)) return 0;
    const auto& decks = game.rules().tickets.decks;
    for (std::size_t d = 0; d < decks.size(); ++d)
        if (decks[d].id == nameIn(word)) return 1 + d;
    return nameIn(word) == nameOf(Color::kLocomotive) ? kMaxTicketDecks + 2 : kMaxTicketDecks + 1;
}

void orderCounts(const Game& game, WordList& words) {
    if (words[0] != "offer")
        std::erase_if(words, [](std::string_view word) {
            return isCount(word) && word.substr(nameIn(word).size()) == "=0";
        });
    std::stable_sort(words.begin() + 1, words.end(), [&](std::string_view a, std::string_view b) {
        return placeOf(game, a) < placeOf(game, b);
    });
}

// Anything but a number counts as 0 and comes first, so that the strict parser rejects it.
std::size_t idOf(std::string_view word) {
    std::size_t id = 0;
    std::from_chars(word.data(), word.data() + word.size(), id);
    return id;
}

void orderTickets(WordList& words) {
    std::stable_sort(words.begin() + 1, words.end(),
                     [](std::string_view a, std::string_view b) { return idOf(a) < idOf(b); });
}

}  // namespace

Result<Action, NotationError> parseLooseAction(const Game& game, std::string_view text) {
    WordList words = wordsOf(text);
    if (words.empty()) return parseAction(game, text);
    if (words[0] == "keep") {
        orderTickets(words);
    } else {
        orderCounts(game, words);
    }
    std::string ordered;
    for (const std::string_view word : words) ordered.append(ordered.empty() ? "" : " ").append(word);
    return parseAction(game, ordered);
}

}  // namespace semafor

// write_store FROM.json TO.json: opens a golden store of a released build, plays on in a game with a
// stand-in, and writes the store. Made tests/golden/stores/format-2.json, once, from that of build 2663282.
#include <cstdio>
#include <fstream>

#include "shell/store/golden_stores.h"
#include "support/desk_room.h"

namespace semafor::test {
namespace {

std::string jsonOf(const std::map<std::string, std::string>& texts) {
    std::string json = "{";
    for (const auto& [key, text] : texts) {
        json += json.size() > 1 ? ",\n  " : "\n  ";
        appendJsonString(json, key);
        json += ": ";
        appendJsonString(json, text);
    }
    return json + "\n }";
}

std::string jsonOf(const std::vector<std::string>& lines) {
    std::string json = "[";
    for (const std::string& line : lines) {
        json += json.size() > 1 ? ",\n  " : "\n  ";
        appendJsonString(json, line);
    }
    return json + "\n ]";
}

// The save lines of a file of all games.
std::vector<std::string> linesOf(const std::string& file) {
    std::istringstream text(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("Semafor-")) lines.push_back(line);
    return lines;
}

const GameEntry* withStandIn(const Desk& desk) {
    for (const GameEntry& entry : desk.library.entries())
        for (const SavedSeat& seat : entry.saved.seats)
            if (seat.standIn) return &entry;
    return nullptr;
}

// The stand-in decides some more actions, then the seat is given back. False when no game has a stand-in.
bool play(Desk& desk, FakeHost& host) {
    const GameEntry* entry = withStandIn(desk);
    if (entry == nullptr) return false;
    const std::uint64_t id = entry->saved.id;
    host.clock = entry->saved.changed + 60;
    desk.carryOut(ask::Continue{id});
    desk.table.lockAnswered(id, true);
    for (int n = 0; n < 20 || desk.table.match()->session().actor() != Seat{0}; ++n) {
        const Question question = host.questions.front();
        host.questions.pop_front();
        desk.table.botAnswered(question.token, drawBelow(host.rng, question.choices));
    }
    host.questions.clear();
    desk.carryOut(ask::GiveBack{Seat{0}});
    desk.leaveTable();
    return true;
}

int write(const std::string& from, const std::string& to) {
    MemoryStore store;
    store.texts = readGoldenStore(from).texts;
    FakeHost host;
    Desk desk(host, store);
    if (!play(desk, host)) return 1;
    desk.carryOut(ask::ExportAll{});
    store.texts["boot-last"] = idText(desk.library.entries().front().saved.id);
    std::ofstream file(to, std::ios::binary);
    file << "{\n \"localStorage\": " << jsonOf(store.texts) << ",\n \"indexedDB\": " << jsonOf(store.texts)
         << ",\n \"exported\": " << jsonOf(linesOf(host.files.at("semafor-games.semafor"))) << "\n}\n";
    return file.good() ? 0 : 1;
}

}  // namespace
}  // namespace semafor::test

int main(int argc, char** argv) {
    if (argc == 3) return semafor::test::write(argv[1], argv[2]);
    std::fprintf(stderr, "usage: write_store FROM.json TO.json\n");
    return 2;
}

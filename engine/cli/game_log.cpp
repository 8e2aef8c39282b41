// Writes the log of an arena's games.
#include "cli/game_log.h"

#include "base/deal_code.h"
#include "codec/json_parts.h"
#include "codec/transcript_lines.h"

namespace semafor::cli {

void appendGameLine(std::string& out, const Game& game, const GameState& state, const GameRecord& record) {
    JsonWriter json(out);
    json.beginObject().member("game", record.number).member("map", game.map().name);
    json.member("deal", record.deal).member("code", dealCodeText(record.dealCode));
    json.member("rotation", record.rotation).member("first", index(state.firstSeat));
    const auto each = [&](std::string_view key, const auto& write) {
        eachSeat(json, key, record.seats.size(), [&](std::size_t s) { write(record.seats[s]); });
    };
    each("players", [&](const SeatRecord& seat) { json.value(seat.player); });
    each("decisions", [&](const SeatRecord& seat) { json.value(seat.decisions); });
    each("microseconds", [&](const SeatRecord& seat) { json.value(seat.nanoseconds / 1000); });
    each("faults", [&](const SeatRecord& seat) {
        if (seat.fault.empty()) {
            json.null();
        } else {
            json.value(seat.fault);
        }
    });
    writeEnd(json, game, state);
    json.endObject();
    out.push_back('\n');
}

Result<std::shared_ptr<GameLog>, std::string> GameLog::open(const std::string& path, bool goOn) {
    auto log = std::make_shared<GameLog>();
    log->file_.reset(std::fopen(path.c_str(), goOn ? "ab" : "wb"));
    if (log->file_ == nullptr) return path + " can't be written";
    return log;
}

bool GameLog::add(std::string_view lines) {
    return std::fwrite(lines.data(), 1, lines.size(), file_.get()) == lines.size() &&
           std::fflush(file_.get()) == 0;
}

}  // namespace semafor::cli

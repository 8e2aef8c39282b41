// Replays and checks transcripts.
#include "codec/replay.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/json.h"
#include "codec/json_diff.h"
#include "codec/notation.h"
#include "codec/read_setup.h"
#include "codec/transcript.h"

namespace semafor {
namespace {

using Error = std::optional<TranscriptError>;

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string kindOf(const JsonValue& line) {
    const JsonValue* kind = line.find("t");
    return kind != nullptr && kind->kind == JsonKind::kString ? kind->text : "";
}

class Replay {
public:
    Replay(const Game& game, std::string_view text) : game_(game), lines_(linesOf(text)) {}

    Result<TranscriptSummary, TranscriptError> run() {
        if (Error error = playAll()) return *error;
        return summary_;
    }

private:
    [[nodiscard]] static TranscriptError errorAt(std::size_t line, std::string field, std::string message) {
        return {static_cast<int>(line) + 1, std::move(field), std::move(message)};
    }

    // Parses the line into `value`; an error if it isn't a JSON object.
    Error parseLine(std::size_t line, JsonValue& value) const {
        if (line >= lines_.size()) return errorAt(line, "", "the transcript ends too early");
        auto parsed = parseJson(lines_[line]);
        if (!parsed.ok()) return errorAt(line, "", parsed.error().message);
        value = std::move(parsed).value();
        if (value.kind != JsonKind::kObject) return errorAt(line, "", "an object is expected");
        return std::nullopt;
    }

    Error playAll() {
        JsonValue first;
        if (Error error = parseLine(0, first)) return error;
        auto setup = readSetup(game_, first);
        if (!setup.ok()) return errorAt(0, setup.error().field, setup.error().message);
        summary_.seats = setup.value().seats;
        shufflesUntil_ = 1;
        JsonValue next;
        if (Error error = readShuffles(next)) return error;
        Transcriber transcriber(game_, summary_.seats, setup.value().piles, given_, written_);
        if (Error error = compareWritten()) return error;
        while (!transcriber.state().over()) {
            if (Error error = readShuffles(next)) return error;
            if (Error error = act(transcriber, next)) return error;
            if (Error error = compareWritten()) return error;
        }
        if (at_ < lines_.size()) return errorAt(at_, "", "nothing follows the end line");
        return std::nullopt;
    }

    // Reads the shuffles before the next line of another kind, and that line.
    Error readShuffles(JsonValue& next) {
        shufflesUntil_ = std::max(shufflesUntil_, at_);
        for (;; ++shufflesUntil_) {
            if (Error error = parseLine(shufflesUntil_, next)) return error;
            if (kindOf(next) != "shuffle") return std::nullopt;
            if (const auto error = readShuffle(game_, next, given_))
                return errorAt(shufflesUntil_, error->field, error->message);
            ++summary_.shuffles;
        }
    }

    // Performs the action of a step line.
    Error act(Transcriber& transcriber, const JsonValue& line) {
        const std::string kind = kindOf(line);
        if (kind != "step") return errorAt(shufflesUntil_, "t", "expected \"step\", found \"" + kind + "\"");
        const JsonValue* text = line.find("action");
        if (text == nullptr || text->kind != JsonKind::kString)
            return errorAt(shufflesUntil_, "action", "a text is expected");
        const auto action = parseAction(game_, text->text);
        if (!action.ok())
            return errorAt(shufflesUntil_, "action",
                           "\"" + text->text + "\": " + std::string(describe(action.error().fault)));
        if (const auto error = transcriber.act(action.value()))
            return errorAt(shufflesUntil_, "action",
                           "\"" + text->text + "\": " + std::string(describe(*error)));
        ++summary_.actions;
        return std::nullopt;
    }

    // Compares the lines written by the rules with the transcript's lines from `at_` on.
    Error compareWritten() {
        for (const std::string_view expected : linesOf(written_)) {
            if (Error error = compareLine(expected)) return error;
            ++at_;
        }
        written_.clear();
        return std::nullopt;
    }

    Error compareLine(std::string_view expected) const {
        if (at_ < lines_.size() && lines_[at_] == expected) return std::nullopt;
        JsonValue found;
        if (Error error = parseLine(at_, found)) return error;
        const auto written = parseJson(expected);
        const auto difference = compareJson(written.value(), found);
        if (difference) return errorAt(at_, difference->field, difference->message);
        return std::nullopt;
    }

    const Game& game_;
    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;             // the first line not yet compared
    std::size_t shufflesUntil_ = 0;  // shuffles before this line have been read
    GivenShuffles given_;
    std::string written_;
    TranscriptSummary summary_;
};

}  // namespace

std::string TranscriptError::describe() const {
    std::string text = "line " + std::to_string(line) + ": ";
    if (!field.empty()) text.append(field).append(": ");
    return text.append(message);
}

Result<std::string, TranscriptError> mapOfTranscript(std::string_view text) {
    const auto line = parseJson(text.substr(0, text.find('\n')));
    if (!line.ok()) return TranscriptError{1, "", line.error().message};
    const JsonValue* map = line.value().find("map");
    if (map == nullptr || map->kind != JsonKind::kString)
        return TranscriptError{1, "map", "the name of a map is expected"};
    return map->text;
}

Result<TranscriptSummary, TranscriptError> checkTranscript(const Game& game, std::string_view text) {
    return Replay(game, text).run();
}

}  // namespace semafor

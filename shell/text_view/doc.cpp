// Builds documents and serialises them as JSON: short keys, empty members left out.
#include "text_view/doc.h"

#include "base/assert.h"
#include "codec/json_writer.h"

namespace semafor {
namespace {

constexpr std::string_view kPartNames[] = {"heading", "text",   "notice", "list",  "row",
                                           "table",   "image",  "button", "field", "choice",
                                           "check",   "slider", "group",  "file",  "link"};

void writeNodes(JsonWriter& json, const std::vector<Node>& nodes);

void writeText(JsonWriter& json, std::string_view name, const std::string& text) {
    if (!text.empty()) json.member(name, std::string_view(text));
}

void writeOptions(JsonWriter& json, const Node& node) {
    if (node.options.empty()) return;
    json.key("options").beginArray();
    for (const auto& [value, label] : node.options)
        json.beginArray().value(std::string_view(value)).value(std::string_view(label)).endArray();
    json.endArray();
}

void writeNode(JsonWriter& json, const Node& node) {
    json.beginObject().member("part", kPartNames[static_cast<std::size_t>(node.part)]);
    if (node.id != TargetId()) json.member("id", std::string_view(textOf(node.id)));
    writeText(json, "text", node.text);
    writeText(json, "note", node.note);
    writeText(json, "value", node.value);
    if (node.part == Part::kHeading || node.part == Part::kSlider) json.member("number", node.number);
    if (node.off) json.member("off", 1);
    if (node.open) json.member("open", 1);
    if (node.search) json.member("search", 1);
    writeOptions(json, node);
    if (!node.cells.empty()) {
        json.key("cells").beginArray();
        for (const std::string& cell : node.cells) json.value(std::string_view(cell));
        json.endArray();
    }
    if (!node.inside.empty()) {
        json.key("inside");
        writeNodes(json, node.inside);
    }
    json.endObject();
}

void writeNodes(JsonWriter& json, const std::vector<Node>& nodes) {
    json.beginArray();
    for (const Node& node : nodes) writeNode(json, node);
    json.endArray();
}

}  // namespace

Node& Writer::add(Node node) {
    into_->push_back(std::move(node));
    return into_->back();
}

void Writer::heading(int level, std::string_view text) {
    add({.part = Part::kHeading, .text = std::string(text), .number = level});
}

void Writer::text(std::string_view text) {
    add({.part = Part::kText, .text = std::string(text)});
}

void Writer::notice(std::string_view text, bool quiet) {
    add({.part = Part::kNotice, .text = std::string(text), .off = quiet});
}

void Writer::button(TargetId id, std::string_view label, Ask press) {
    doc_->asks[id] = {std::move(press), false};
    add({.part = Part::kButton, .id = id, .text = std::string(label)});
}

void Writer::buttonOff(TargetId id, std::string_view label, std::string_view why) {
    add({.part = Part::kButton, .id = id, .text = std::string(label), .note = std::string(why), .off = true});
}

void Writer::field(TargetId id, std::string_view label, std::string_view value, Ask typed) {
    doc_->asks[id] = {std::move(typed), true};
    add({.part = Part::kField, .id = id, .text = std::string(label), .value = std::string(value)});
}

void Writer::choice(TargetId id, std::string_view label, std::string_view value,
                    std::vector<std::pair<std::string, std::string>> options, Ask chosen) {
    doc_->asks[id] = {std::move(chosen), true};
    add({.part = Part::kChoice,
         .id = id,
         .text = std::string(label),
         .value = std::string(value),
         .options = std::move(options)});
}

void Writer::check(TargetId id, std::string_view label, bool value, Ask changed) {
    doc_->asks[id] = {std::move(changed), true};
    add({.part = Part::kCheck, .id = id, .text = std::string(label), .value = value ? "yes" : "no"});
}

void Writer::slider(TargetId id, std::string_view label, std::size_t value, std::size_t end, Ask moved) {
    doc_->asks[id] = {std::move(moved), true};
    add({.part = Part::kSlider,
         .id = id,
         .text = std::string(label),
         .value = std::to_string(value),
         .number = static_cast<int>(end)});
}

void Writer::file(TargetId id, std::string_view label, Ask handedIn) {
    doc_->asks[id] = {std::move(handedIn), true};
    add({.part = Part::kFile, .id = id, .text = std::string(label)});
}

void Writer::link(std::string_view label, std::string_view address) {
    add({.part = Part::kLink, .text = std::string(label), .value = std::string(address)});
}

void Writer::image(std::string_view label, std::string rows) {
    add({.part = Part::kImage, .text = std::string(label), .value = std::move(rows)});
}

void Writer::table(std::string_view caption, const std::vector<std::vector<std::string>>& rows) {
    Node& table = add({.part = Part::kTable, .text = std::string(caption)});
    for (const auto& cells : rows) {
        Node row;
        row.cells = cells;
        table.inside.push_back(std::move(row));
    }
}

void Writer::note(std::string_view text) {
    SEMAFOR_ASSERT(!into_->empty());
    into_->back().note = text;
}

std::string jsonOf(const Doc& doc) {
    std::string out;
    JsonWriter json(out);
    json.beginObject().member("title", std::string_view(doc.title)).member("language", doc.language);
    if (!doc.screen.empty()) json.member("screen", doc.screen);
    if (doc.night) json.member("night", 1);
    if (doc.scale != 100) json.member("scale", doc.scale);
    json.member("view", doc.view)
        .member("viewLabel", doc.viewLabel)
        .member("search", doc.search)
        .member("nothing", doc.nothing);
    if (doc.forgetNews) json.member("forgetNews", 1);
    json.key("news").beginArray();
    for (const std::string& line : doc.news) json.value(std::string_view(line));
    json.endArray().key("nodes");
    writeNodes(json, doc.nodes);
    json.endObject();
    return out;
}

}  // namespace semafor

// Paints text fields: dark ink on enamel, also in the night colours.
#include "widgets/text_fields.h"

#include "widgets/ui.h"

namespace semafor {

bool TextFields::line(const TargetId& id, const Box& box, std::string& value, std::string_view label,
                      int longest) {
    paint({id, box, value, std::string(label), longest});
    const auto typed = answerTo(id);
    if (typed) value = *typed;
    return typed.has_value();
}

void TextFields::paint(const Field& field) {
    const Box& box = field.box;
    const Palette& p = ui_->palette();
    const Touch touched = ui_->touch(field.id, box);
    ui_->drawList()->AddRectFilled(at(box.min), at(box.max), p.enamel, ui_->px(4));
    ui_->drawList()->AddRect(at(box.min), at(box.max), touched.hovered ? p.ink : p.brass, ui_->px(4), 0,
                             ui_->px(1.2f));
    const ImU32 ink = IM_COL32(0x2b, 0x24, 0x18, 0xff);
    ui_->letters.line(Type::kBody, box.inset(ui_->px(10), 0), field.value.empty() ? faded(ink, 0.72f) : ink,
                      field.value.empty() ? field.label : field.value);
    if (touched.pressed && open) open(field);
}

std::optional<std::string> TextFields::answerTo(const TargetId& id) const {
    if (!answer_ || answer_->first != id || ui_->layers.blocked()) return std::nullopt;
    return answer_->second;
}

}  // namespace semafor

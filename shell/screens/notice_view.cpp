// Paints the current notice on a strip at the head of the screen.
#include "screens/notice_view.h"

#include <algorithm>
#include <utility>

#include "screens/offers.h"
#include "screens/paint_context.h"
#include "text_view/text_view.h"

namespace semafor {

bool noticeShown(const Desk& desk) {
    return !noticeWaits(desk) && desk.notices.current() != Notice::kOfflineReady && !noticeText(desk).empty();
}

void paintNotice(PaintContext& context) {
    Ui& ui = context.ui;
    const std::string line = noticeText(context.desk);
    // Good news that asks for nothing is a toast; in the text view it stays until the screen changes.
    if (context.desk.notices.current() == Notice::kOfflineReady &&
        !std::exchange(context.document.offlineSeen, true))
        ui.toasts.say(line);
    if (!noticeShown(context.desk)) return;
    const Offers offers(context.desk, writeNotice);
    const auto& buttons = offers.controls();
    const float wide = std::min(ui.px(560), ui.screen().width() - ui.px(16));
    const float text = ui.letters.height(Type::kBody, line, wide - ui.px(36));
    const Box box{{ui.screen().centre().x - wide / 2, ui.px(8)},
                  {ui.screen().centre().x + wide / 2, ui.px(8) + text + ui.px(82)}};
    ui.raise(box);
    paintPanel(ui, box);
    ui.touch(Target::kNotice, box, true);
    ui.drawList()->AddRectFilled(at(box.min), {box.min.x + ui.px(6), box.max.y}, ui.palette().signal);
    Box remaining = box.inset(ui.px(18), ui.px(12));
    remaining.takeTop(ui.letters.paragraph(Type::kBody, remaining, ui.palette().ink, line) + ui.px(8));
    const float each = remaining.width() / static_cast<float>(std::max<std::size_t>(1, buttons.size()));
    for (const Node* node : buttons) {
        const Box place = remaining.takeLeft(each).inset(ui.px(3), 0);
        if (button(ui, {place.min, {place.max.x, place.min.y + ui.px(44)}},
                   {node->id, node->text,
                    node == buttons.front() && buttons.size() > 1 ? Look::kPrimary : Look::kPlain}))
            offers.use(context, *node);
    }
    ui.lower();
}

}  // namespace semafor

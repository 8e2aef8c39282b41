// The current notice, drawn above every screen.
#pragma once

namespace semafor {

class Desk;
struct PaintContext;

void paintNotice(PaintContext& context);
// Whether a notice is shown until it is dismissed.
bool noticeShown(const Desk& desk);

}  // namespace semafor

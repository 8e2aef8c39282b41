// The current notice, above every screen.
#pragma once

namespace semafor {

class Desk;
struct PaintContext;

void paintNotice(PaintContext& context);
// Whether that has something to show until it is dismissed.
bool noticeShown(const Desk& desk);

}  // namespace semafor

// The current notice, above every screen.
#pragma once

namespace semafor {

class Desk;
struct Frame;

void drawNotice(Frame& frame);
// Whether that has something to show until it is dismissed.
bool noticeShown(const Desk& desk);

}  // namespace semafor

// Draws a list of sights one after the other, much quicker than a program for each, and prints a line for
// each.
#pragma once

#include <string>

namespace semafor {

// A line of the file: NAME WIDTH HEIGHT RATIO and the options of a sight, with tabs between them. For each it
// prints NAME, a fingerprint of the pixels and one of the words, with tabs between them; "-" for both when it
// can't be shown. With a folder NAME.png and NAME.json are written there. False when a line can't be read, a
// sight can't be shown, or a file can't be written.
bool showList(const std::string& file, const std::string& folder);

// False, and a sentence on the standard error, when there are no bytes or they can't be written.
bool writeFile(const std::string& name, const std::string& bytes);

}  // namespace semafor

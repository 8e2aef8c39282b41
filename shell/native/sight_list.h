// Draws a list of sights in one process, much faster than with a process for each, and prints a line for
// each.
#pragma once

#include <string>

namespace semafor {

// A line of the file is NAME WIDTH HEIGHT RATIO and the options of a sight, separated by tabs. For each,
// prints NAME, a hash of the pixels and a hash of the text view, separated by tabs; "-" for both hashes when
// the sight can't be shown. With a folder, writes NAME.png and NAME.json there. False when a line can't be
// read, a sight can't be shown, or a file can't be written.
bool showList(const std::string& file, const std::string& folder);

// False, with a message on standard error, when there are no bytes or they can't be written.
bool writeFile(const std::string& name, const std::string& bytes);

}  // namespace semafor

// What of Dear ImGui is compiled: no demo, no debug windows, no files, no obsolete names, no letters of its
// own.
#pragma once

#include <cstdio>

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
// Numbers are put into texts by SDL (app.cpp): the C library's way is larger, and nothing else needs it.
#define IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS
// No settings are read from texts.
#define sscanf(...) 0
// The one call without arguments would bring in a font of its own, ten kilobytes of the download.
#define AddFontDefault(...) __VA_OPT__(AddFontDefault(__VA_ARGS__))

namespace semafor {
[[noreturn]] void imguiAssertFailed(int line);
}

// Asserts stay on, without their texts: those would be a tenth of the download.
#define IM_ASSERT(condition) ((condition) ? static_cast<void>(0) : ::semafor::imguiAssertFailed(__LINE__))

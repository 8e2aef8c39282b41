// Dear ImGui's build configuration: no demo, debug windows, files, obsolete names or built-in font.
#pragma once

#include <cstdio>

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
// SDL formats numbers (app.cpp): the C library's formatting is larger, and nothing else needs it.
#define IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS
// Dear ImGui parses no settings here.
#define sscanf(...) 0
// Without arguments, AddFontDefault would link the built-in font: ten kilobytes of the download.
#define AddFontDefault(...) __VA_OPT__(AddFontDefault(__VA_ARGS__))

namespace semafor {
[[noreturn]] void imguiAssertFailed(int line);
}

// Asserts stay on, without their message texts, which would be a tenth of the download.
#define IM_ASSERT(condition) ((condition) ? static_cast<void>(0) : ::semafor::imguiAssertFailed(__LINE__))

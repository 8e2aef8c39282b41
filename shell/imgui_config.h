// What of Dear ImGui is compiled: no demo, no debug windows, no files, no obsolete names.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS

namespace semafor {
[[noreturn]] void imguiAssertFailed(int line);
}

// Asserts stay on, without their texts: those would be a tenth of the download.
#define IM_ASSERT(condition) ((condition) ? static_cast<void>(0) : ::semafor::imguiAssertFailed(__LINE__))

// Assertions for programmer errors: active in every build; a failure prints its place and aborts.
#pragma once

namespace semafor {

[[noreturn]] void assertFailed(const char* expression, const char* file, int line);

}  // namespace semafor

// Required: `condition` holds. A caller's mistake ends the program; bad input never reaches an assertion.
#define SEMAFOR_ASSERT(condition)                        \
    (static_cast<bool>(condition) ? static_cast<void>(0) \
                                  : ::semafor::assertFailed(#condition, __FILE__, __LINE__))

// For a program that comes in halves (web/pack/rest.txt).
#pragma once

// Marks functions that the very first picture has no use for: they aren't put into those that call them, so
// that they can come later.
#define SEMAFOR_LATER [[gnu::noinline]]

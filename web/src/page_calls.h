// Calls from the program into the page: the functions of `host` that web/page/page.js hands to the module.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

extern "C" {
void semaforFirstPicture();
// So many pixels, unless it has them.
void semaforSizeCanvas(int width, int height);
// Whether the page's canvas can be painted: by software, which takes a 2D context, or also by WebGL.
bool semaforCanPaint(bool software);
// semaforWake() is called after so many seconds, unless this is called again before.
void semaforAlarm(float seconds);
// Touches on the canvas changed what the screen says.
void semaforTouched();
// A line of text is typed into the page's own field, at that place of the canvas in pixels; `live`: every
// change comes back at once. NOLINTNEXTLINE(readability-function-size): a call into JavaScript has no structs
void semaforOpenField(const char* id, float x, float y, float width, float height, const char* value,
                      const char* label, int longest, bool live);
void semaforPickFile();
// Pixels of four bytes: red, green, blue, opacity.
void semaforGivePicture(const char* name, const unsigned char* pixels, int width, int height);

// Texts come back as bytes of ours to be freed (taken()), or null.
char* semaforKeys(bool second);
char* semaforRead(bool second, const char* key);
int semaforWrite(const char* key, const char* text);  // 0, or a StoreFault plus 1
int semaforRemove(const char* key);

double semaforNow();
double semaforUtcOffset();
unsigned semaforRandom();
void semaforLock(const char* id, bool takeOver);
void semaforFree();
// NOLINTNEXTLINE(readability-function-size): a call into JavaScript has no structs
void semaforAskBot(double token, const char* map, const unsigned char* view, unsigned viewSize,
                   unsigned level, unsigned character, unsigned choices, unsigned seed, unsigned beat);
void semaforForgetBot();
void semaforGiveFile(const char* name, const char* text);
void semaforCopy(const char* text);
void semaforShare(const char* sentence, const char* address);
void semaforKeepStore();
void semaforSound(int cue, int loudness);
void semaforMurmur(int loudness);
// Parcels (assets/parcels.h) by name; answered by semaforTakeParcel.
void semaforSendFor(const char* name);
void semaforFetchAgain();
void semaforTakeNewVersion(bool goOn);
void semaforOpenOwnWindow();
char* semaforAddress();
char* semaforSurroundings();
char* semaforLanguage();
bool semaforCalm();
int semaforStoreRisk();
}

namespace semafor {

inline std::optional<std::string> taken(char* text) {
    if (text == nullptr) return std::nullopt;
    std::string copy(text);
    std::free(text);  // NOLINT(cppcoreguidelines-no-malloc)
    return copy;
}

}  // namespace semafor

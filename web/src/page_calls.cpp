// Names shared with the page's scripts are quoted: the closure compiler renames all others.
#include "page_calls.h"

#include <emscripten.h>

// clang-format off
EM_JS(void, semaforFirstPicture, (), { Module["host"]["firstPicture"](); });
EM_JS(bool, semaforCanPaint, (bool software), {
    try {
        const webgl = !software && Module["canvas"].getContext("webgl");
        return !!(webgl || document.createElement("canvas").getContext("2d"));
    } catch (error) {
        return false;
    }
});
EM_JS(void, semaforSizeCanvas, (int width, int height), { Module["sizeCanvas"](width, height); });
EM_JS(void, semaforAlarm, (float seconds), { Module["host"]["alarm"](seconds); });
EM_JS(void, semaforTouched, (), { Module["host"]["touched"](); });
EM_JS(void, semaforOpenField, (const char* id, float x, float y, float width, float height, const char* value, const char* label, int longest, bool live), {
    Module["host"]["openField"](UTF8ToString(id), [x, y, width, height], UTF8ToString(value), UTF8ToString(label), longest, Boolean(live));
});
EM_JS(void, semaforGivePicture, (const char* name, const unsigned char* pixels, int width, int height), {
    Module["host"]["givePicture"](UTF8ToString(name), new Uint8ClampedArray(HEAPU8.slice(pixels, pixels + 4 * width * height).buffer), width, height);
});
EM_JS(void, semaforPickFile, (), { Module["host"]["pickFile"](); });

EM_JS(char*, semaforKeys, (bool second), { return Module["bytesOf"](Module["host"]["keys"](second)); });
EM_JS(char*, semaforRead, (bool second, const char* key), { return Module["bytesOf"](Module["host"]["read"](second, UTF8ToString(key))); });
EM_JS(int, semaforWrite, (const char* key, const char* text), { return Module["host"]["write"](UTF8ToString(key), UTF8ToString(text)); });
EM_JS(int, semaforRemove, (const char* key), { return Module["host"]["remove"](UTF8ToString(key)); });

EM_JS(double, semaforNow, (), { return Math.floor(Date.now() / 1000); });
EM_JS(double, semaforUtcOffset, (), { return -60 * new Date().getTimezoneOffset(); });
EM_JS(unsigned, semaforRandom, (), {
    try {
        return crypto.getRandomValues(new Uint32Array(1))[0];
    } catch (error) {
        return Math.floor(Math.random() * 4294967296);
    }
});
EM_JS(void, semaforLock, (const char* id, bool takeOver), { Module["host"]["lock"](UTF8ToString(id), takeOver); });
EM_JS(void, semaforFree, (), { Module["host"]["free"](); });
EM_JS(void, semaforAskBot, (double token, const char* map, const unsigned char* view, unsigned viewSize, unsigned level, unsigned character, unsigned choices, unsigned seed, unsigned beat), {
    Module["host"]["askBot"](token, UTF8ToString(map), HEAPU8.slice(view, view + viewSize), level, character, choices, seed, beat);
});
EM_JS(void, semaforForgetBot, (), { Module["host"]["forgetBot"](); });
EM_JS(void, semaforGiveFile, (const char* name, const char* text), { Module["host"]["giveFile"](UTF8ToString(name), UTF8ToString(text)); });
EM_JS(void, semaforCopy, (const char* text), { Module["host"]["copy"](UTF8ToString(text)); });
EM_JS(void, semaforShare, (const char* sentence, const char* address), { Module["host"]["share"](UTF8ToString(sentence), UTF8ToString(address)); });
EM_JS(void, semaforKeepStore, (), { Module["host"]["keepStore"](); });
EM_JS(void, semaforSound, (int cue, int loudness), { Module["host"]["sound"](cue, loudness); });
EM_JS(void, semaforMurmur, (int loudness), { Module["host"]["murmur"](loudness); });
EM_JS(void, semaforSendFor, (const char* name), { Module["host"]["sendFor"](UTF8ToString(name)); });
EM_JS(void, semaforFetchAgain, (), { Module["host"]["fetchAgain"](); });
EM_JS(void, semaforTakeNewVersion, (bool goOn), { Module["host"]["takeNewVersion"](goOn); });
EM_JS(void, semaforOpenOwnWindow, (), { Module["host"]["openOwnWindow"](); });
EM_JS(char*, semaforAddress, (), { return Module["bytesOf"](Module["host"]["address"]()); });
EM_JS(char*, semaforSurroundings, (), { return Module["bytesOf"](navigator.userAgent); });
EM_JS(char*, semaforLanguage, (), { return Module["bytesOf"](navigator.language); });
EM_JS(bool, semaforCalm, (), { return Module["host"]["calm"](); });
EM_JS(int, semaforStoreRisk, (), { return Module["host"]["storeRisk"](); });
// clang-format on

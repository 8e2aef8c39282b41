// Stubs for functions of SDL and Emscripten that the table never needs, so that the linker leaves the real
// ones out. The figure at each is how much smaller it makes table.wasm with brotli, measured by putting the
// real function back.
#include <GLES2/gl2.h>
#include <SDL.h>
#include <emscripten/html5.h>

#include <string_view>

namespace {

// Blends two channels at once: `share` of 256 parts of the source over the target.
Uint32 mixed(Uint32 target, Uint32 source, Uint32 share) {
    constexpr Uint32 kChannels = 0x00ff00ff;
    const Uint32 low = ((source & kChannels) * share + (target & kChannels) * (256 - share)) >> 8 & kChannels;
    const Uint32 high =
        (source >> 8 & kChannels) * share + (target >> 8 & kChannels) * (256 - share) & ~kChannels;
    return low | high;
}

void mixRectangle(SDL_Surface* target, const SDL_Rect& rectangle, Uint32 source, Uint32 share) {
    SDL_Rect part;
    if (SDL_IntersectRect(&rectangle, &target->clip_rect, &part) == SDL_FALSE) return;
    for (int y = part.y; y < part.y + part.h; ++y) {
        auto* row = reinterpret_cast<Uint32*>(static_cast<Uint8*>(target->pixels) + y * target->pitch);
        for (int x = part.x; x < part.x + part.w; ++x) row[x] = mixed(row[x], source, share);
    }
}

}  // namespace

// NOLINTBEGIN: the names and arguments are SDL's own
extern "C" {

// 6.2 KB. The software renderer draws only triangles and rectangles: no points, no lines.
int SDL_DrawPoint(SDL_Surface*, int, int, Uint32) {
    return -1;
}
int SDL_DrawPoints(SDL_Surface*, const SDL_Point*, int, Uint32) {
    return -1;
}
int SDL_DrawLine(SDL_Surface*, int, int, int, int, Uint32) {
    return -1;
}
int SDL_DrawLines(SDL_Surface*, const SDL_Point*, int, Uint32) {
    return -1;
}
int SDL_BlendPoint(SDL_Surface*, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendPoints(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendLine(SDL_Surface*, int, int, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendLines(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
// 1.5 KB. SDL's own functions support every pixel format and blend mode; here pixels have four bytes and are
// alpha-blended.
int SDL_BlendFillRects(SDL_Surface* dst, const SDL_Rect* rects, int count, SDL_BlendMode, Uint8 r, Uint8 g,
                       Uint8 b, Uint8 a) {
    if (dst->format->BytesPerPixel != 4) return -1;
    const Uint32 source = SDL_MapRGBA(dst->format, r, g, b, 255);
    for (int i = 0; i < count; ++i) mixRectangle(dst, rects[i], source, a + (a >> 7));
    return 0;
}
int SDL_BlendFillRect(SDL_Surface* dst, const SDL_Rect* rect, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b,
                      Uint8 a) {
    return SDL_BlendFillRects(dst, rect, 1, mode, r, g, b, a);
}

// 2.0 KB. Nothing is rotated.
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface*, double, int, int, int, const SDL_Rect*, double, double,
                                  const SDL_FPoint*) {
    return nullptr;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int, int, double, const SDL_FPoint*, SDL_Rect*, double*, double*) {}
// 104 KB. Texts are UTF-8. The real function brings the C library's tables of Chinese characters.
char* SDL_iconv_string(const char*, const char*, const char*, size_t) {
    return nullptr;
}

// 6.8 KB. Gamepads aren't supported.
SDL_GameController* SDL_GameControllerOpen(int) {
    return nullptr;
}
Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) {
    return 0;
}
Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) {
    return 0;
}

// 0.2 KB. The program never asks for full screen or pointer lock.
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char*, EM_BOOL,
                                                         const EmscriptenFullscreenStrategy*) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen() {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(const char*, void*, EM_BOOL,
                                                                     em_fullscreenchange_callback_func,
                                                                     pthread_t) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char*, EM_BOOL) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_pointerlock() {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(const char*, void*, EM_BOOL,
                                                                      em_pointerlockchange_callback_func,
                                                                      pthread_t) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

// These save time, not bytes: each query waits until the GPU has finished all its work, and SDL makes one
// after each shader and each change of render target. The page queries instead, once, when the GPU is idle,
// and falls back to software rendering if a driver fails (works() in web/page/canvas.js).
void glGetShaderiv(GLuint, GLenum name, GLint* value) {
    *value = name == GL_COMPILE_STATUS ? GL_TRUE : 0;
}
GLenum glCheckFramebufferStatus(GLenum) {
    return GL_FRAMEBUFFER_COMPLETE;
}

// 2.6 KB. SDL links WebGL's functions by name (CMakeLists.txt) except these, which it looks up as strings;
// the real look-up brings all of WebGL.
void* eglGetProcAddress(const char* name) {
    const std::string_view asked(name);
    if (asked == "glGetString") return reinterpret_cast<void*>(glGetString);
    if (asked == "glGetIntegerv") return reinterpret_cast<void*>(glGetIntegerv);
    if (asked == "glGetError") return reinterpret_cast<void*>(glGetError);
    return nullptr;
}

}  // extern "C"
// NOLINTEND

// What of SDL nothing here asks for: empty functions stand in its place, so that the linker leaves out the
// real ones, which are a twentieth of the download. Pictures are made of triangles alone (Dear ImGui's
// backend), WebGL's functions are called by name (web/third_party/CMakeLists.txt), and nobody plays with a
// gamepad.
#include <GLES2/gl2.h>
#include <SDL.h>

#include <string_view>

// NOLINTBEGIN: the names and arguments are SDL's own
extern "C" {

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
int SDL_BlendFillRect(SDL_Surface*, const SDL_Rect*, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendFillRects(SDL_Surface*, const SDL_Rect*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface*, double, int, int, int, const SDL_Rect*, double, double,
                                  const SDL_FPoint*) {
    return nullptr;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int, int, double, const SDL_FPoint*, SDL_Rect*, double*, double*) {}
int SDL_SoftStretch(SDL_Surface*, const SDL_Rect*, SDL_Surface*, const SDL_Rect*) {
    return -1;
}
int SDL_SoftStretchLinear(SDL_Surface*, const SDL_Rect*, SDL_Surface*, const SDL_Rect*) {
    return -1;
}

// Asked for by texts in letters of two bytes, which nobody writes; behind it are the C library's tables of
// Chinese letters.
char* SDL_iconv_string(const char*, const char*, const char*, size_t) {
    return nullptr;
}

SDL_GameController* SDL_GameControllerOpen(int) {
    return nullptr;
}
Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) {
    return 0;
}
Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) {
    return 0;
}

// SDL asks after each shader whether it is well, and after each change of target whether that is complete.
// Its shaders are well and its targets, plain textures, are complete; each question would wait until the
// graphics processor has done all its work.
void glGetShaderiv(GLuint, GLenum name, GLint* value) {
    *value = name == GL_COMPILE_STATUS ? GL_TRUE : 0;
}
GLenum glCheckFramebufferStatus(GLenum) {
    return GL_FRAMEBUFFER_COMPLETE;
}

// The few functions of WebGL that SDL asks for by their names as texts.
void* eglGetProcAddress(const char* name) {
    const std::string_view asked(name);
    if (asked == "glGetString") return reinterpret_cast<void*>(glGetString);
    if (asked == "glGetIntegerv") return reinterpret_cast<void*>(glGetIntegerv);
    if (asked == "glGetError") return reinterpret_cast<void*>(glGetError);
    return nullptr;
}

}  // extern "C"
// NOLINTEND

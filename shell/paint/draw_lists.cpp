// SDL looks at every corner that it is handed, and Dear ImGui's own backend hands it all that follow in a
// list, with each of its commands: here it gets those that the command uses.
#include "paint/draw_lists.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace semafor {
namespace {

// What of a command is seen on a picture of that size; empty when nothing is.
SDL_Rect seenOf(const ImDrawCmd& command, const ImDrawData& data) {
    const auto within = [](float n, float most) { return static_cast<int>(std::clamp(n, 0.0f, most)); };
    const int left = within(command.ClipRect.x - data.DisplayPos.x, data.DisplaySize.x);
    const int top = within(command.ClipRect.y - data.DisplayPos.y, data.DisplaySize.y);
    return {left, top, within(command.ClipRect.z - data.DisplayPos.x, data.DisplaySize.x) - left,
            within(command.ClipRect.w - data.DisplayPos.y, data.DisplaySize.y) - top};
}

class Commands {
public:
    explicit Commands(SDL_Renderer* renderer) : renderer_(renderer) {}

    void draw(const ImDrawList& list, const ImDrawCmd& command) {
        const std::span all(list.IdxBuffer.Data + command.IdxOffset, command.ElemCount);
        if (all.empty()) return;
        const auto [least, most] = std::minmax_element(all.begin(), all.end());
        const ImDrawIdx first = *least;
        const int corners = *most - first + 1;
        indices_.assign(all.begin(), all.end());
        for (ImDrawIdx& index : indices_) index = static_cast<ImDrawIdx>(index - first);
        const auto* begin =
            reinterpret_cast<const std::byte*>(list.VtxBuffer.Data + command.VtxOffset + first);
        constexpr int kStride = sizeof(ImDrawVert);
        SDL_RenderGeometryRaw(renderer_, static_cast<SDL_Texture*>(command.GetTexID()),
                              reinterpret_cast<const float*>(begin + offsetof(ImDrawVert, pos)), kStride,
                              reinterpret_cast<const SDL_Color*>(begin + offsetof(ImDrawVert, col)), kStride,
                              reinterpret_cast<const float*>(begin + offsetof(ImDrawVert, uv)), kStride,
                              corners, indices_.data(), static_cast<int>(indices_.size()), sizeof(ImDrawIdx));
    }

private:
    SDL_Renderer* renderer_;
    std::vector<ImDrawIdx> indices_;
};

}  // namespace

void drawLists(SDL_Renderer* renderer, const ImDrawData& data) {
    SDL_RenderSetViewport(renderer, nullptr);
    Commands commands(renderer);
    for (const ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Rect seen = seenOf(command, data);
            if (seen.w <= 0 || seen.h <= 0) continue;
            SDL_RenderSetClipRect(renderer, &seen);
            commands.draw(*list, command);
        }
    SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace semafor

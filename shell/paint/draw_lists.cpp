// SDL processes every vertex that it is handed, and Dear ImGui's own backend hands it all remaining vertices
// of a list with each command: here SDL gets only the vertices that the command uses.
#include "paint/draw_lists.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace semafor {
namespace {

// The visible part of a command's clip rectangle; empty when nothing of it is visible.
SDL_Rect seenOf(const ImDrawCmd& command, const ImDrawData& data) {
    const auto within = [](float n, float most) { return static_cast<int>(std::clamp(n, 0.0f, most)); };
    const int left = within(command.ClipRect.x - data.DisplayPos.x, data.DisplaySize.x);
    const int top = within(command.ClipRect.y - data.DisplayPos.y, data.DisplaySize.y);
    return {left, top, within(command.ClipRect.z - data.DisplayPos.x, data.DisplaySize.x) - left,
            within(command.ClipRect.w - data.DisplayPos.y, data.DisplaySize.y) - top};
}

// Most indices handed to SDL at once, since SDL copies everything that waits. Whole triangles.
constexpr std::size_t kPortion = 24'000;

class Commands {
public:
    explicit Commands(SDL_Renderer* renderer) : renderer_(renderer) {}

    // Required: `seen` is the part of the screen that the command is clipped to.
    void render(const ImDrawList& list, const ImDrawCmd& command, const SDL_Rect& seen) {
        const ImDrawVert* corners = list.VtxBuffer.Data + command.VtxOffset;
        const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
        for (std::size_t begin = 0; begin < command.ElemCount; begin += kPortion) {
            if (begin > 0) SDL_RenderFlush(renderer_);
            take(corners, {indices + begin, std::min<std::size_t>(command.ElemCount - begin, kPortion)},
                 seen);
            renderTaken(corners, static_cast<SDL_Texture*>(command.GetTexID()));
        }
    }

private:
    // Takes only triangles that can be seen: on a board seen close up, most lie outside the screen.
    void take(const ImDrawVert* corners, std::span<const ImDrawIdx> indices, const SDL_Rect& seen) {
        const auto left = static_cast<float>(seen.x);
        const auto top = static_cast<float>(seen.y);
        const auto right = static_cast<float>(seen.x + seen.w);
        const auto bottom = static_cast<float>(seen.y + seen.h);
        indices_.clear();
        for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
            const ImVec2& a = corners[indices[i]].pos;
            const ImVec2& b = corners[indices[i + 1]].pos;
            const ImVec2& c = corners[indices[i + 2]].pos;
            const bool beside =
                (a.x < left && b.x < left && c.x < left) || (a.x > right && b.x > right && c.x > right) ||
                (a.y < top && b.y < top && c.y < top) || (a.y > bottom && b.y > bottom && c.y > bottom);
            if (!beside) indices_.insert(indices_.end(), {indices[i], indices[i + 1], indices[i + 2]});
        }
    }

    void renderTaken(const ImDrawVert* corners, SDL_Texture* texture) {
        if (indices_.empty()) return;
        const auto [least, most] = std::minmax_element(indices_.begin(), indices_.end());
        const ImDrawIdx first = *least;
        const int count = *most - first + 1;
        for (ImDrawIdx& index : indices_) index = static_cast<ImDrawIdx>(index - first);
        const auto* begin = reinterpret_cast<const std::byte*>(corners + first);
        constexpr int kStride = sizeof(ImDrawVert);
        SDL_RenderGeometryRaw(renderer_, texture,
                              reinterpret_cast<const float*>(begin + offsetof(ImDrawVert, pos)), kStride,
                              reinterpret_cast<const SDL_Color*>(begin + offsetof(ImDrawVert, col)), kStride,
                              reinterpret_cast<const float*>(begin + offsetof(ImDrawVert, uv)), kStride,
                              count, indices_.data(), static_cast<int>(indices_.size()), sizeof(ImDrawIdx));
    }

    SDL_Renderer* renderer_;
    std::vector<ImDrawIdx> indices_;
};

}  // namespace

void renderDrawLists(SDL_Renderer* renderer, const ImDrawData& data) {
    SDL_RenderSetViewport(renderer, nullptr);
    Commands commands(renderer);
    for (const ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Rect seen = seenOf(command, data);
            if (seen.w <= 0 || seen.h <= 0) continue;
            SDL_RenderSetClipRect(renderer, &seen);
            commands.render(*list, command, seen);
        }
    SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace semafor

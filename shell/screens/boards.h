// Loads board sheets and caches the textures painted of them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>
#include "board/board_sheet.h"
#include "paint/faces.h"
#include "paint/picture.h"

namespace semafor {

// The boards' sheets, parsed when first needed, and the texture of the board on the table. Parsing a sheet or
// painting a texture takes long, so only one is done per frame; the next waits for the next frame.
class Boards {
public:
    // Paints with that renderer from now on. Required: it outlives the boards, or drop() comes before its
    // end.
    void use(SDL_Renderer* renderer);
    void beginFrame();
    // Whether something waits for the next frame.
    [[nodiscard]] bool goOn() const { return waiting_; }
    // Whether a texture may be painted now; if so, nothing else may be in this frame.
    bool mayPaint();

    // Whether the board of that name has positions; without them it is played as text alone.
    static bool hasPicture(std::string_view map);
    // Null while it is being downloaded, or waits for its turn to be parsed. Required: hasPicture(map).
    const BoardSheet* sheet(std::string_view map);
    Picture& picture() { return picture_; }
    // The thumbnail of the board with that number.
    Picture& thumb(std::size_t number);
    // The board on the table, as small as on its tickets.
    Picture& ticketMap() { return ticketMap_; }
    // Germany's passengers in their queues.
    Picture& platform() { return platform_; }
    // The poster of a finished game, for the player to keep.
    Picture& poster() { return poster_; }
    // The texture cache of cards.
    Faces& faces() { return faces_; }
    // Callback: a picture for the player to keep or to share, with its file name.
    std::function<void(const std::string& name, const Pixels& pixels)> givePicture;
    // Call when the renderer's textures have lost their content.
    void drop();

private:
    SDL_Renderer* renderer_ = nullptr;
    bool busy_ = false;
    bool waiting_ = false;
    std::map<std::string, std::unique_ptr<BoardSheet>, std::less<>> sheets_;
    Picture picture_;
    Picture ticketMap_;
    Picture platform_;
    Picture poster_;
    Faces faces_;
    std::vector<std::unique_ptr<Picture>> thumbs_;
};

}  // namespace semafor

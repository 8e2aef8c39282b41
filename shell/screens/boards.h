// The sheets of the boards, and the pictures painted of them.
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

// The boards' sheets, read when they are first needed, and the picture of the one on the table. To read a
// sheet or to paint a picture takes long: one of them is done in a frame, and the next one waits for the next
// frame.
class Boards {
public:
    // Pictures are painted with that one from now on. Required: it outlives them, or drop() comes before its
    // end.
    void use(SDL_Renderer* renderer);
    void beginFrame();
    // Whether something waits for the next frame.
    [[nodiscard]] bool goOn() const { return waiting_; }
    // Whether a picture may be painted now.
    bool mayPaint();

    // Whether the board of that name has positions; without them it is played in words alone.
    static bool hasPicture(std::string_view map);
    // Null while it is on its way, or waits for its turn to be read. Required: hasPicture(map).
    const BoardSheet* sheet(std::string_view map);
    Picture& picture() { return picture_; }
    // The small picture of the board with that number.
    Picture& thumb(std::size_t number);
    // The board on the table, as small as it is printed on its tickets.
    Picture& ticketMap() { return ticketMap_; }
    // Germany's travellers in their queues.
    Picture& platform() { return platform_; }
    // A finished game, on its way out of the program.
    Picture& poster() { return poster_; }
    // Of cards.
    Faces& faces() { return faces_; }
    // A picture for the player to keep or to share, by the name of its file.
    std::function<void(const std::string& name, const Pixels& pixels)> givePicture;
    // The renderer's textures have lost their content.
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

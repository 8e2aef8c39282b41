// A pair of cereal archives for saves. Unlike cereal's own they never trust a size and never throw: after its
// first error the reader returns only zeros and empty lists.
#pragma once

#include <cereal/cereal.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "codec/save_v1.h"

namespace semafor {

class SaveWriter : public cereal::OutputArchive<SaveWriter, cereal::AllowEmptyClassElision> {
public:
    // Appends to `out`, which must outlive the writer.
    explicit SaveWriter(std::vector<std::uint8_t>& out) : OutputArchive(this), out_(out) {}

    template <std::integral Int>
    void putNumber(Int number) {
        auto remaining = static_cast<std::make_unsigned_t<Int>>(number);
        for (std::size_t i = 0; i < sizeof(Int); ++i) {
            out_.push_back(static_cast<std::uint8_t>(remaining & 0xffu));
            if constexpr (sizeof(Int) > 1) remaining = static_cast<decltype(remaining)>(remaining >> 8);
        }
    }
    void putBytes(const void* bytes, std::size_t count) {
        const auto* first = static_cast<const std::uint8_t*>(bytes);
        out_.insert(out_.end(), first, first + count);
    }

private:
    std::vector<std::uint8_t>& out_;
};

class SaveReader : public cereal::InputArchive<SaveReader, cereal::AllowEmptyClassElision> {
public:
    // The bytes must outlive the reader.
    explicit SaveReader(std::span<const std::uint8_t> bytes) : InputArchive(this), bytes_(bytes) {}

    [[nodiscard]] bool failed() const { return failed_; }
    // Number of bytes read, up to the first error if there was one.
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::size_t left() const { return failed_ ? 0 : bytes_.size() - at_; }
    void fail() { failed_ = true; }

    template <std::integral Int>
    Int takeNumber() {
        if (left() < sizeof(Int)) fail();
        if (failed_) return 0;
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < sizeof(Int); ++i) number |= std::uint64_t{bytes_[at_ + i]} << (8 * i);
        at_ += sizeof(Int);
        return static_cast<Int>(number);
    }
    // Reads the length of a list: at most kMaxListV1 elements, each with at least one byte left.
    std::size_t takeSize() {
        const auto size = takeNumber<std::uint32_t>();
        if (size > left() || size > kMaxListV1) fail();
        return failed_ ? 0 : size;
    }
    // Required: takeSize() has allowed as many.
    void takeBytes(void* bytes, std::size_t count) {
        if (left() < count) fail();
        if (failed_ || count == 0) return;
        std::memcpy(bytes, &bytes_[at_], count);
        at_ += count;
    }

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    bool failed_ = false;
};

// Functions that cereal requires of an archive, under the names that it looks for.
template <std::integral Int>
void CEREAL_SAVE_FUNCTION_NAME(SaveWriter& archive, const Int& number) {
    archive.putNumber(number);
}
template <std::integral Int>
void CEREAL_LOAD_FUNCTION_NAME(SaveReader& archive, Int& number) {
    number = archive.takeNumber<Int>();
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(SaveWriter& archive, const cereal::SizeTag<T>& tag) {
    archive.putNumber(static_cast<std::uint32_t>(tag.size));
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(SaveReader& archive, cereal::SizeTag<T>& tag) {
    tag.size = archive.takeSize();
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(SaveWriter& archive, const cereal::BinaryData<T>& data) {
    archive.putBytes(data.data, static_cast<std::size_t>(data.size));
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(SaveReader& archive, cereal::BinaryData<T>& data) {
    archive.takeBytes(data.data, static_cast<std::size_t>(data.size));
}

}  // namespace semafor

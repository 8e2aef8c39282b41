// Field order of a save; the same code reads and writes.
#include "codec/save_payload.h"

#include "codec/save_archive.h"

namespace semafor {

void CEREAL_SAVE_FUNCTION_NAME(SaveWriter& archive, const ActionV1& action) {
    archive(action.kind);
    const std::size_t count = fieldCountV1(action.kind, action.fields[0]).value_or(0);
    for (std::size_t i = 0; i < count; ++i) archive(action.fields[i]);
}

void CEREAL_LOAD_FUNCTION_NAME(SaveReader& archive, ActionV1& action) {
    archive(action.kind);
    const auto least = fieldCountV1(action.kind, 0);
    if (!least) return archive.fail();
    if (*least == 0) return;
    archive(action.fields[0]);
    const auto count = fieldCountV1(action.kind, action.fields[0]);
    if (!count) return archive.fail();
    for (std::size_t i = 1; i < *count; ++i) archive(action.fields[i]);
}

template <class Archive>
void CEREAL_SERIALIZE_FUNCTION_NAME(Archive& archive, SeatV1& seat) {
    archive(seat.name, seat.person, seat.level, seat.color);
}

template <class Archive>
void CEREAL_SERIALIZE_FUNCTION_NAME(Archive& archive, SaveV1& save) {
    archive(save.id, save.revision, save.name, save.begun, save.changed);
    archive(save.map, save.mapFingerprint, save.dealCode, save.practice);
    archive(save.seats, save.log);
}

void writePayload(std::vector<std::uint8_t>& out, const SaveV1& save) {
    SaveWriter archive(out);
    archive(save);
}

Result<Payload, PayloadError> readPayload(std::span<const std::uint8_t> bytes) {
    Payload payload;
    SaveReader archive(bytes);
    archive(payload.save);
    if (archive.failed()) return PayloadError{archive.at()};
    payload.size = archive.at();
    return payload;
}

}  // namespace semafor

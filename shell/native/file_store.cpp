// Writes a file beside the old one, flushes it to the disk and renames it over the old one (POSIX).
#include "native/file_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace semafor {
namespace {

constexpr std::string_view kEnding = ".text";
constexpr char kSlash = '+';  // stands for "/" in a key; no key has a plus

StoreFault faultNow() {
    return errno == ENOSPC || errno == EDQUOT ? StoreFault::kFull : StoreFault::kFailed;
}

bool writeAll(int file, const std::string& text) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t now = ::write(file, text.data() + written, text.size() - written);
        if (now <= 0) return false;
        written += static_cast<std::size_t>(now);
    }
    return ::fsync(file) == 0;
}

// A rename survives a power cut only once the folder is on the disk, too.
void flushFolder(const std::filesystem::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

}  // namespace

std::filesystem::path FileStore::fileOf(const std::string& key) const {
    std::string name = key;
    std::replace(name.begin(), name.end(), '/', kSlash);
    return folder_ / (name + std::string(kEnding));
}

std::vector<std::string> FileStore::keys() const {
    std::vector<std::string> keys;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, none)) {
        std::string name = entry.path().filename().string();
        if (!name.ends_with(kEnding)) continue;
        name.resize(name.size() - kEnding.size());
        std::replace(name.begin(), name.end(), kSlash, '/');
        keys.push_back(std::move(name));
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::optional<std::string> FileStore::read(const std::string& key) const {
    std::ifstream file(fileOf(key), std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::optional<StoreFault> FileStore::write(const std::string& key, const std::string& text) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) return StoreFault::kUnavailable;
    const std::filesystem::path file = fileOf(key);
    const std::filesystem::path part = file.string() + ".part";
    const int handle = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (handle < 0) return faultNow();
    const bool written = writeAll(handle, text);
    const StoreFault fault = faultNow();
    ::close(handle);
    if (!written) {
        std::filesystem::remove(part, error);
        return fault;
    }
    std::filesystem::rename(part, file, error);
    if (error) return StoreFault::kFailed;
    flushFolder(folder_);
    return std::nullopt;
}

std::optional<StoreFault> FileStore::remove(const std::string& key) {
    std::error_code error;
    std::filesystem::remove(fileOf(key), error);
    if (error) return StoreFault::kFailed;
    return std::nullopt;
}

}  // namespace semafor

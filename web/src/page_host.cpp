// Every call goes straight on to the page.
#include "page_host.h"

#include "page_calls.h"
#include "store/ring.h"

namespace semafor {

std::int64_t PageHost::now() const {
    return static_cast<std::int64_t>(semaforNow());
}

std::int64_t PageHost::utcOffset() const {
    return static_cast<std::int64_t>(semaforUtcOffset());
}

std::uint64_t PageHost::random() {
    const std::uint64_t high = semaforRandom();
    return high << 32 | semaforRandom();
}

void PageHost::lockGame(std::uint64_t id, bool takeOver) {
    semaforLock(idText(id).c_str(), takeOver);
}

void PageHost::freeGame() {
    semaforFree();
}

void PageHost::askBot(const Question& question) {
    semaforAskBot(static_cast<double>(question.token), question.map.c_str(), question.view.data(),
                  static_cast<unsigned>(question.view.size()), question.level, question.character,
                  question.choices, static_cast<unsigned>(question.seed), question.beat);
}

void PageHost::forgetBot() {
    semaforForgetBot();
}

void PageHost::giveFile(const std::string& name, const std::string& text) {
    semaforGiveFile(name.c_str(), text.c_str());
}

void PageHost::copy(const std::string& text) {
    semaforCopy(text.c_str());
}

void PageHost::share(const std::string& sentence, const std::string& address) {
    semaforShare(sentence.c_str(), address.c_str());
}

void PageHost::keepStore() {
    semaforKeepStore();
}

void PageHost::sound(Cue cue, int loudness) {
    semaforSound(static_cast<int>(cue), loudness);
}

void PageHost::murmur(int loudness) {
    semaforMurmur(loudness);
}

void PageHost::fetchAgain() {
    semaforFetchAgain();
}

void PageHost::takeNewVersion(bool goOn) {
    semaforTakeNewVersion(goOn);
}

void PageHost::openOwnWindow() {
    semaforOpenOwnWindow();
}

std::string PageHost::address() const {
    return taken(semaforAddress()).value_or("");
}

std::string PageHost::surroundings() const {
    return taken(semaforSurroundings()).value_or("");
}

std::string PageHost::systemLanguage() const {
    return taken(semaforLanguage()).value_or("");
}

bool PageHost::calm() const {
    return semaforCalm();
}

StoreRisk PageHost::storeRisk() const {
    return static_cast<StoreRisk>(semaforStoreRisk());
}

}  // namespace semafor

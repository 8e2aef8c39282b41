// Compares games by id and log: of two logs with the same beginning, the longer one is later.
#include "store/importing.h"

#include <algorithm>
#include <utility>

#include "base/fingerprint.h"
#include "base/sort.h"
#include "store/marks.h"

namespace semafor {
namespace {

using Log = std::vector<Action>;

// Ignores stand-in bots.
bool samePeople(const SavedGame& a, const SavedGame& b) {
    return std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(),
                      [](const SavedSeat& x, const SavedSeat& y) { return x.person == y.person; });
}

bool sameBeginning(const SavedGame& a, const SavedGame& b) {
    return a.map == b.map && a.mapFingerprint == b.mapFingerprint && a.dealCode == b.dealCode &&
           a.practice == b.practice && samePeople(a, b);
}

std::uint32_t plausible(std::uint32_t revision) {
    return revision > kLastRevision ? 1 : std::max<std::uint32_t>(revision, 1);
}

bool beginsWith(const Log& log, const Log& start) {
    return start.size() <= log.size() && std::equal(start.begin(), start.end(), log.begin());
}

bool isIn(const std::vector<std::uint64_t>& ids, std::uint64_t id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// The file's sections are about the longer log, so they replace ours with the same number. If the file
// doesn't record who decided, our record of the beginning still holds; the table's settings stay ours.
void takeSections(Sections& here, const Sections& file) {
    if (!file.decisions.empty()) here.decisions = file.decisions;
    if (here.settings.empty()) here.settings = file.settings;
    for (const SaveSection& section : file.others) {
        const auto same = std::find_if(here.others.begin(), here.others.end(),
                                       [&](const SaveSection& one) { return one.number == section.number; });
        if (same != here.others.end())
            *same = section;
        else
            here.others.push_back(section);
    }
    sortShort(here.others, [](const SaveSection& a, const SaveSection& b) { return a.number < b.number; });
}

// If the combined sections contradict each other, uses only the file's; if even they do, no sections.
void holdSections(SavedGame& game, const Sections& file) {
    const SectionLimits limits{game.seats.size(), game.log.size()};
    if (!sectionsHold(game.sections, limits)) game.sections = file;
    if (!sectionsHold(game.sections, limits)) game.sections = {};
}

}  // namespace

Meeting meetingOf(const SavedGame& here, const SavedGame& file) {
    if (!sameBeginning(here, file)) return Meeting::kAnotherWay;
    if (beginsWith(here.log, file.log)) return Meeting::kKnown;
    return beginsWith(file.log, here.log) ? Meeting::kFurther : Meeting::kAnotherWay;
}

SavedGame carriedOn(SavedGame here, const SavedGame& file) {
    here.log = file.log;
    takeSections(here.sections, file.sections);
    holdSections(here, file.sections);
    here.changed = std::max(here.changed, file.changed);
    here.revision = std::max(here.revision, plausible(file.revision)) + 1;
    return here;
}

std::uint64_t copyId(std::uint64_t id, std::size_t n) {
    return Fingerprint().add("copy").add(id).add(n).value();
}

void Import::read(std::string_view file) {
    ReadSaves read = readSaveFile(file, kMostImported - std::min(kMostImported, games_.size()));
    sum_.damaged += read.damaged;
    sum_.left += read.left;
    if (!firstError_) firstError_ = read.firstError;
    for (SavedGame& game : read.games) games_.push_back(std::move(game));
    for (KeptMarks& marks : read.marks) marks_.push_back(std::move(marks));
}

std::optional<StoreFault> Import::finish(const OpenGames& open) {
    finished_ = true;
    std::optional<StoreFault> fault;
    for (SavedGame& game : std::exchange(games_, {}))
        if (!fault) fault = take(std::move(game), open);
    takeMarks();
    library_->refresh();
    return fault;
}

// The game as it is now, on the table or in the store; the library's entry may be older.
std::optional<SavedGame> Import::here(std::uint64_t id, const OpenGames& open) const {
    if (open.onTable && open.onTable->id == id) return open.onTable;
    return library_->stored(id);
}

std::optional<StoreFault> Import::take(SavedGame file, const OpenGames& open) {
    const std::uint64_t id = file.id;
    for (std::size_t n = 0;; ++n) {
        if (n > 0) file.id = copyId(id, n);
        if (library_->newer(file.id)) continue;
        const auto found = here(file.id, open);
        const Meeting meeting = found ? meetingOf(*found, file) : Meeting::kAnotherWay;
        if (found && meeting == Meeting::kAnotherWay) continue;
        if (meeting == Meeting::kFurther && askedOtherwise(file)) continue;
        ids_.emplace_back(id, file.id);
        if (!found) return arrive(std::move(file), n > 0);
        if (meeting == Meeting::kFurther) return goFurther(*found, std::move(file), open);
        ++sum_.known;
        return std::nullopt;
    }
}

// Whether another file of this import continues the same game in another way.
bool Import::askedOtherwise(const SavedGame& file) const {
    return std::any_of(longer_.begin(), longer_.end(), [&](const LongerGame& asked) {
        return asked.game.id == file.id && meetingOf(asked.game, file) == Meeting::kAnotherWay;
    });
}

// Copies begin without stand-ins.
std::optional<StoreFault> Import::arrive(SavedGame game, bool copy) {
    game.revision = plausible(game.revision);
    if (copy)
        for (SavedSeat& seat : game.seats) seat.standIn = false;
    if (const auto fault = library_->write(game)) return fault;
    came_.push_back({game.id, game.revision});
    ++sum_.came;
    return std::nullopt;
}

std::optional<StoreFault> Import::goFurther(const SavedGame& here, SavedGame file, const OpenGames& open) {
    const bool onTable = open.onTable && open.onTable->id == file.id;
    if (onTable ? open.tableElsewhere : isIn(open.elsewhere, file.id)) {
        ++sum_.elsewhere;
        return std::nullopt;
    }
    // A shorter log that was saved later was shortened on purpose, by undo.
    if (onTable || here.revision > plausible(file.revision)) {
        ask(here, std::move(file));
        return std::nullopt;
    }
    const auto came =
        std::find_if(came_.begin(), came_.end(), [&](const Arrival& one) { return one.id == file.id; });
    const SavedGame game = carriedOn(here, file);
    if (const auto fault = library_->write(game)) return fault;
    if (came == came_.end())
        ++sum_.further;
    else
        came->revision = game.revision;
    return std::nullopt;
}

// If several files have the same game, asks about the longest log.
void Import::ask(const SavedGame& here, SavedGame file) {
    const std::size_t further = file.log.size() - here.log.size();
    for (LongerGame& asked : longer_) {
        if (asked.game.id != file.id) continue;
        if (further > asked.further) asked = {std::move(file), further};
        return;
    }
    longer_.push_back({std::move(file), further});
}

void Import::takeMarks() {
    for (const KeptMarks& marks : std::exchange(marks_, {}))
        for (const auto& [file, id] : ids_)
            if (file == marks.id && library_->stored(id)) library_->addMarks(id, marks.text);
    ids_.clear();
}

LongerGame Import::answer() {
    LongerGame first = std::move(longer_.front());
    longer_.erase(longer_.begin());
    sum_ = {};
    return first;
}

std::optional<StoreFault> Import::carryOn(const LongerGame& longer) {
    const auto found = library_->stored(longer.game.id);
    if (!found || meetingOf(*found, longer.game) != Meeting::kFurther) return std::nullopt;
    return library_->add(carriedOn(*found, longer.game));
}

std::size_t Import::removeArrivals(std::uint64_t onTable) {
    std::vector<std::uint64_t> gone;
    for (const Arrival& one : std::exchange(came_, {})) {
        const auto found = library_->stored(one.id);
        if (found && found->revision == one.revision && one.id != onTable) gone.push_back(one.id);
    }
    library_->remove(gone);
    return gone.size();
}

}  // namespace semafor

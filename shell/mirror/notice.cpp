// What the player should know, with what can be done about it.
#include <utility>

#include "mirror/mirror.h"

namespace semafor {
namespace {

Text faultText(SaveFault fault) {
    constexpr Text kTexts[] = {
        Text::kSaveFaultEmpty,     Text::kSaveFaultTooLong,      Text::kSaveFaultForeignCharacter,
        Text::kSaveFaultNotOurs,   Text::kSaveFaultNewerVersion, Text::kSaveFaultOlderVersion,
        Text::kSaveFaultCut,       Text::kSaveFaultTooMuch,      Text::kSaveFaultDamaged,
        Text::kSaveFaultBadContent};
    return kTexts[static_cast<std::size_t>(fault)];
}

Text faultText(LinkFault fault) {
    constexpr Text kTexts[] = {Text::kLinkFaultNoLink,     Text::kLinkFaultCut,
                               Text::kLinkFaultDamaged,    Text::kLinkFaultNewerVersion,
                               Text::kLinkFaultOtherRules, Text::kLinkFaultUnknownMap,
                               Text::kLinkFaultBadContent, Text::kLinkFaultTooLong};
    return kTexts[static_cast<std::size_t>(fault)];
}

// Those that say the same every time.
constexpr std::pair<Notice, Text> kPlainNotices[] = {
    {Notice::kNotSaved, Text::kStoreFull},
    {Notice::kNothingIsKept, Text::kStoreUnavailable},
    {Notice::kSaveFailed, Text::kStoreFailed},
    {Notice::kRecovered, Text::kStoreRecovered},
    {Notice::kCutShort, Text::kGameCutShort},
    {Notice::kCopied, Text::kCopied},
    {Notice::kLinkTooLong, Text::kLinkFaultTooLong},
    {Notice::kBadDeal, Text::kDealCodeWrong},
    {Notice::kTakenElsewhere, Text::kStoreOtherTab},
    {Notice::kAskToKeep, Text::kStorePersist},
    {Notice::kKept, Text::kStorePersistYes},
    {Notice::kNotKept, Text::kStorePersistNo},
    {Notice::kShared, Text::kShared},
    {Notice::kByHand, Text::kCopyByHand},
    {Notice::kUnplayable, Text::kGameUnplayable},
    {Notice::kBegunAnew, Text::kBegunAnew},
    {Notice::kNotFetched, Text::kNotFetched},
    {Notice::kOfflineReady, Text::kOfflineReady},
    {Notice::kNewVersion, Text::kNewVersion},
    {Notice::kForeignFrame, Text::kForeignFrame},
};

std::string nameText(Language language, NameFault fault) {
    if (fault == NameFault::kTooLong) return count(language, Plural::kNameTooLong, kMaxNameLetters);
    if (fault == NameFault::kControl) return std::string(text(language, Text::kNameControl));
    if (fault == NameFault::kNoText) return std::string(text(language, Text::kNameNoText));
    return std::string(text(language, Text::kNameForeignLetters));
}

std::string importText(Language language, const Desk& desk) {
    std::string line = count(language, Plural::kGamesImported, static_cast<long>(desk.noticeCount()));
    if (desk.notice() == Notice::kImportDamaged && desk.importError())
        line += " " + count(language, Plural::kGamesNotImported, static_cast<long>(desk.damagedCount())) +
                " " + std::string(text(language, faultText(desk.importError()->fault)));
    return line;
}

std::string deletedText(Language language, const Desk& desk) {
    const SavedGame* game = desk.deleted();
    if (game == nullptr) return {};
    return say(language, Text::kGameDeleted,
               {game->name.empty() ? mapTitle(language, game->map) : game->name});
}

// The store is full: what may go, and what can be taken out.
void writeRoom(Writer& page, Desk& desk) {
    const Language language = desk.language();
    if (const GameEntry* oldest = desk.library().oldestFinished()) {
        page.button("notice/room", text(language, Text::kDeleteOldest),
                    [&desk] { desk.deleteOldestFinished(); });
        page.note(gameLine(language, *oldest));
    }
    if (desk.match() != nullptr)
        page.button("notice/export", text(language, Text::kGameExport), [&desk] { desk.exportTable(); });
}

void writeRemedy(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const Notice notice = desk.notice();
    if (notice == Notice::kNotSaved) writeRoom(page, desk);
    if (notice == Notice::kDeleted)
        page.button("notice/undo-delete", text(language, Text::kGameUndoDelete),
                    [&desk] { desk.undoDelete(); });
    if (notice == Notice::kNotFetched)
        page.button("notice/fetch", text(language, Text::kFetchAgain), [&desk] { desk.fetchAgain(); });
    if (notice == Notice::kAskToKeep)
        page.button("notice/keep", text(language, Text::kStorePersistAsk), [&desk] { desk.keepStore(); });
    if (notice == Notice::kNewVersion)
        page.button("notice/version", text(language, Text::kNewVersionTake),
                    [&desk] { desk.takeNewVersion(); });
    if (notice == Notice::kForeignFrame)
        page.button("notice/window", text(language, Text::kOwnWindow), [&desk] { desk.openOwnWindow(); });
}

}  // namespace

std::string noticeText(const Desk& desk) {
    const Language language = desk.language();
    const Notice notice = desk.notice();
    if (notice == Notice::kDeleted) return deletedText(language, desk);
    if (notice == Notice::kImported || notice == Notice::kImportDamaged) return importText(language, desk);
    if (notice == Notice::kLinkRefused) return std::string(text(language, faultText(desk.linkFault())));
    if (notice == Notice::kBadName) return nameText(language, desk.nameFault());
    for (const auto& [plain, key] : kPlainNotices)
        if (plain == notice) return std::string(text(language, key));
    return {};
}

void writeNotice(Writer& page, Desk& desk) {
    const Language language = desk.language();
    const std::string line = noticeText(desk);
    if (line.empty()) return;
    page.notice(line);
    page.row([&] {
        writeRemedy(page, desk);
        page.button("notice/close", text(language, Text::kClose), [&desk] { desk.dismiss(); });
    });
}

void writeStoreAdvice(Writer& page, Desk& desk) {
    const Language language = desk.language();
    switch (desk.host().storeRisk()) {
        case StoreRisk::kNone:
            return page.text(text(language, Text::kAboutPrivacy));
        case StoreRisk::kSevenDays:
            return page.text(text(language, Text::kStoreSevenDays));
        case StoreRisk::kPrivate:
            return page.text(text(language, Text::kStorePrivate));
        case StoreRisk::kApart:
            page.text(text(language, Text::kStoreSevenDays));
            return page.text(text(language, Text::kStoreAppApart));
    }
}

}  // namespace semafor

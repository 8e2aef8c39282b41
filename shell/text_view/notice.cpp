// Text view of notices: the current one, and the buttons that it offers.
#include <utility>

#include "text_view/text_view.h"

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

// Notices with a fixed text.
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
    {Notice::kNewerSave, Text::kGameNewer},
    {Notice::kGameGone, Text::kGameGone},
    {Notice::kBegunAnew, Text::kBegunAnew},
    {Notice::kNotFetched, Text::kNotFetched},
    {Notice::kOfflineReady, Text::kOfflineReady},
    {Notice::kNewVersion, Text::kNewVersion},
    {Notice::kForeignFrame, Text::kForeignFrame},
};

bool offersExport(const Desk& desk) {
    return desk.notices.current() == Notice::kAskToKeep && desk.host().storeRisk() == StoreRisk::kOneFile;
}

std::string nameText(Language language, NameFault fault) {
    if (fault == NameFault::kTooLong) return count(language, Plural::kNameTooLong, kMaxNameLetters);
    if (fault == NameFault::kControl) return std::string(text(language, Text::kNameControl));
    if (fault == NameFault::kNoText) return std::string(text(language, Text::kNameNoText));
    return std::string(text(language, Text::kNameForeignLetters));
}

bool isImport(Notice notice) {
    return notice == Notice::kImported || notice == Notice::kImportDamaged || notice == Notice::kLonger;
}

// The result of an import in one line: the number of games with each outcome, without zeros.
std::string importText(Language language, const Import& import) {
    const ImportSum& sum = import.sum();
    std::string line;
    const auto add = [&line](std::string_view sentence) {
        line.append(line.empty() ? "" : " ").append(sentence);
    };
    const auto counted = [&](Plural key, std::size_t n) {
        if (n > 0) add(count(language, key, static_cast<long>(n)));
    };
    counted(Plural::kGamesImported, sum.came + sum.further);
    counted(Plural::kGamesKnown, sum.known);
    counted(Plural::kGamesElsewhere, sum.elsewhere);
    if (sum.left > 0) add(say(language, Text::kGamesTooMany, {std::to_string(kMostImported)}));
    counted(Plural::kGamesNotImported, sum.damaged);
    if (sum.damaged > 0 && import.firstError()) add(text(language, faultText(import.firstError()->fault)));
    return line;
}

std::string importText(Language language, const Desk& desk) {
    if (desk.imports.last() == nullptr) return {};
    std::string line = importText(language, *desk.imports.last());
    if (desk.notices.current() != Notice::kLonger)
        return line.empty() ? count(language, Plural::kGamesImported, 0) : line;
    if (desk.imports.last()->longer().empty()) return line;
    const LongerGame& longer = desk.imports.last()->longer().front();
    const SavedGame& game = longer.game;
    return (line.empty() ? "" : line + " ") + count(language, Plural::kGameLonger,
                                                    static_cast<long>(longer.further),
                                                    {gameTitle(language, game)});
}

std::string deletedText(Language language, const Desk& desk) {
    const SavedGame* game = desk.savedGames.deleted();
    if (game == nullptr) return {};
    return say(language, Text::kGameDeleted, {gameTitle(language, *game)});
}

// The sentence about the seat to act, or about the person at the screen; empty without such a seat.
std::string seatText(const Desk& desk) {
    const Match* match = desk.table.match();
    if (match == nullptr) return {};
    const bool asks = desk.notices.current() == Notice::kAskStandIn;
    const Seat seat = asks ? match->viewer() : publicState(*match).actor();
    if (seat == kNoSeat) return {};
    const Language language = desk.preferences.language();
    const SeatNames names = namesFor(language, match->saved(), match->viewer());
    if (asks && seat == names.you) return std::string(text(language, Text::kStandInAskForYou));
    return say(language, asks ? Text::kStandInAsk : Text::kBotsMissing, {names[index(seat)]});
}

// No bot can play: offers to play for it, or to take back the person's own seat.
void writeBotsMissing(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    page.button(Target::kNoticeFetch, text(language, Text::kFetchAgain), ask::FetchAgain{});
    const Match& match = *desk.table.match();
    const bool own = match.saved().seats[index(publicState(match).actor())].person;
    page.button(Target::kNoticePlay, text(language, own ? Text::kStandInStop : Text::kPlaySeat),
                ask::PlaySeat{});
}

void writeAskStandIn(Writer& page, const Desk& desk) {
    const Seat seat = desk.table.match()->viewer();
    page.button(Target::kNoticeStandIn, text(desk.preferences.language(), Text::kStandInYes),
                ask::StandIn{seat});
}

// The store is full: offers to delete the oldest finished game, and to export this one.
void writeRoom(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    if (const GameEntry* oldest = desk.library.oldestFinished()) {
        page.button(Target::kNoticeRoom, text(language, Text::kDeleteOldest), ask::DeleteOldestFinished{});
        page.note(gameLine(language, *oldest));
    }
    if (desk.table.match() != nullptr)
        page.button(Target::kNoticeExport, text(language, Text::kGameExport), ask::ExportTable{});
}

// Offers to delete several new games at once; a single game has its own button beside it.
void writeImport(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    if (desk.notices.current() == Notice::kLonger)
        page.button(Target::kNoticeTakeLonger, text(language, Text::kTakeLonger), ask::TakeLonger{});
    if (desk.imports.last() != nullptr && desk.imports.last()->arrivals() > 1)
        page.button(Target::kNoticeDeleteImported, text(language, Text::kDeleteImported),
                    ask::DeleteImported{});
}

void writeClose(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    if (desk.notices.current() == Notice::kLonger)
        return page.button(Target::kNoticeClose, text(language, Text::kLeaveLonger), ask::LeaveLonger{});
    page.button(Target::kNoticeClose, text(language, Text::kClose), ask::Dismiss{});
}

void writeRemedy(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    const Notice notice = desk.notices.current();
    if (notice == Notice::kNotSaved) writeRoom(page, desk);
    if (isImport(notice)) writeImport(page, desk);
    if (notice == Notice::kDeleted)
        page.button(Target::kNoticeUndoDelete, text(language, Text::kGameUndoDelete), ask::UndoDelete{});
    if (notice == Notice::kNotFetched)
        page.button(Target::kNoticeFetch, text(language, Text::kFetchAgain), ask::FetchAgain{});
    if (notice == Notice::kBotsMissing) writeBotsMissing(page, desk);
    if (notice == Notice::kAskStandIn) writeAskStandIn(page, desk);
    if (offersExport(desk))
        page.button(Target::kNoticeExport, text(language, Text::kGameExportAll), ask::ExportAll{});
    else if (notice == Notice::kAskToKeep)
        page.button(Target::kNoticeKeep, text(language, Text::kStorePersistAsk), ask::KeepStore{});
    if (notice == Notice::kNewVersion)
        page.button(Target::kNoticeVersion, text(language, Text::kNewVersionTake), ask::TakeNewVersion{});
    if (notice == Notice::kForeignFrame)
        page.button(Target::kNoticeWindow, text(language, Text::kOwnWindow), ask::OpenOwnWindow{});
}

}  // namespace

std::string noticeText(const Desk& desk) {
    const Language language = desk.preferences.language();
    const Notice notice = desk.notices.current();
    if (notice == Notice::kDeleted) return deletedText(language, desk);
    if (isImport(notice)) return importText(language, desk);
    if (notice == Notice::kSomeDeleted)
        return count(language, Plural::kGamesDeleted, static_cast<long>(desk.notices.count()));
    if (notice == Notice::kLinkRefused)
        return std::string(text(language, faultText(desk.notices.linkFault())));
    if (notice == Notice::kBadName) return nameText(language, desk.notices.nameFault());
    if (notice == Notice::kBotsMissing || notice == Notice::kAskStandIn) return seatText(desk);
    if (offersExport(desk)) return std::string(text(language, Text::kStoreOneFile));
    for (const auto& [plain, key] : kPlainNotices)
        if (plain == notice) return std::string(text(language, key));
    return {};
}

bool noticeWaits(const Desk& desk) {
    return desk.notices.current() == Notice::kAskToKeep && desk.navigation.screen() == Screen::kTable;
}

void writeNotice(Writer& page, const Desk& desk) {
    const std::string line = noticeText(desk);
    if (line.empty() || noticeWaits(desk)) return;
    page.notice(line, desk.notices.current() == Notice::kOfflineReady);
    page.row([&] {
        writeRemedy(page, desk);
        writeClose(page, desk);
    });
}

void writeStoreAdvice(Writer& page, const Desk& desk) {
    const Language language = desk.preferences.language();
    switch (desk.host().storeRisk()) {
        case StoreRisk::kNone:
            return page.text(text(language, Text::kAboutPrivacy));
        case StoreRisk::kSevenDays:
            return page.text(text(language, Text::kStoreSevenDays));
        case StoreRisk::kApart:
            page.text(text(language, Text::kStoreSevenDays));
            return page.text(text(language, Text::kStoreAppApart));
        case StoreRisk::kOneFile:
            return page.text(text(language, Text::kStoreOneFile));
    }
}

}  // namespace semafor

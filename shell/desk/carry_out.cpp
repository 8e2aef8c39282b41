// Carries out every kind of ask: one function each.
#include <algorithm>
#include <utility>
#include <variant>

#include "desk/desk.h"
#include "desk/fresh_copy.h"

namespace semafor {

struct CarryOut {
    Desk& desk;

    // --- navigation and notices
    void operator()(const ask::Go& ask) const { desk.go(ask.screen); }
    void operator()(const ask::Back& /*ask*/) const { desk.back(); }
    void operator()(const ask::Dismiss& /*ask*/) const { desk.notices.dismiss(); }
    void operator()(const ask::TakeNewVersion& /*ask*/) const {
        desk.notices.end(Notice::kNewVersion);
        const bool playing = desk.navigation.screen() == Screen::kTable && desk.table.match() != nullptr;
        desk.host_.takeNewVersion(playing && !desk.table.isDrill());
    }
    void operator()(const ask::OpenOwnWindow& /*ask*/) const {
        desk.notices.end(Notice::kForeignFrame);
        desk.host_.openOwnWindow();
    }
    void operator()(const ask::FetchAgain& /*ask*/) const { desk.downloads.again(); }
    void operator()(const ask::KeepStore& /*ask*/) const {
        set([](Settings& settings) { settings.keptForGood = true; });
        desk.notices.end(Notice::kAskToKeep);
        desk.host_.keepStore();
    }

    // --- settings
    void operator()(const ask::SetLanguage& ask) const {
        set([&](Settings& settings) { settings.language = ask.language; });
        if (desk.downloads.failed()) desk.downloads.again();
    }
    void operator()(const ask::SetPace& ask) const {
        set([&](Settings& settings) { settings.pace = ask.pace; });
    }
    void operator()(const ask::SetTextPlacement& ask) const {
        set([&](Settings& settings) { settings.textPlacement = ask.view; });
    }
    void operator()(const ask::SetScale& ask) const {
        for (const std::uint8_t scale : kScales)
            if (scale == ask.scale) set([&](Settings& settings) { settings.scale = scale; });
    }
    void operator()(const ask::SetNight& ask) const {
        set([&](Settings& settings) { settings.night = ask.on; });
    }
    void operator()(const ask::SetMotion& ask) const {
        set([&](Settings& settings) { settings.motion = ask.on; });
    }
    void operator()(const ask::SetOpenHands& ask) const {
        set([&](Settings& settings) { settings.openHands = ask.on; });
        desk.table.advance();
    }
    void operator()(const ask::SetSound& ask) const {
        set([&](Settings& settings) { settings.sound = ask.on; });
    }
    void operator()(const ask::SetLoudness& ask) const {
        const auto loudness = static_cast<std::uint8_t>(std::min<std::size_t>(ask.loudness, kLoudest));
        set([&](Settings& settings) { settings.loudness[static_cast<std::size_t>(ask.voice)] = loudness; });
    }
    void operator()(const ask::Sound& ask) const { desk.preferences.sound(ask.cue); }

    // --- a new game
    void operator()(const ask::DraftBoard& ask) const { desk.newGame.setMap(ask.map); }
    void operator()(const ask::DraftSeats& ask) const { desk.newGame.setSeats(ask.seats); }
    void operator()(const ask::DraftPlayer& ask) const {
        desk.newGame.setPerson(ask.seat, ask.person);
        if (ask.level) desk.newGame.setLevel(ask.seat, *ask.level);
    }
    void operator()(const ask::DraftCharacter& ask) const {
        desk.newGame.setCharacter(ask.seat, ask.character);
    }
    void operator()(const ask::DraftName& ask) const { desk.newGame.setName(ask.seat, ask.name); }
    void operator()(const ask::DraftColor& ask) const { desk.newGame.setColor(ask.seat, ask.color); }
    void operator()(const ask::DraftPractice& ask) const { desk.newGame.setPractice(ask.on); }
    void operator()(const ask::DraftDeal& ask) const { desk.newGame.setDeal(ask.code); }
    void operator()(const ask::Begin& /*ask*/) const {
        if (const auto game = desk.newGame.make()) desk.openGame(*game);
    }
    void operator()(const ask::BeginLike& ask) const {
        if (const GameEntry* entry = desk.library.find(ask.id)) desk.startOver(entry->saved, false);
    }

    // --- the table
    void operator()(const ask::Act& ask) const { desk.table.act(ask.action); }
    void operator()(const ask::Undo& /*ask*/) const { desk.table.undo(); }
    void operator()(const ask::Reveal& /*ask*/) const { desk.table.reveal(); }
    void operator()(const ask::Mark& ask) const { desk.table.mark(ask.route); }
    void operator()(const ask::UnmarkAll& /*ask*/) const { desk.table.unmarkAll(); }
    void operator()(const ask::AskStandIn& /*ask*/) const { desk.standIns.ask(); }
    void operator()(const ask::StandIn& ask) const { desk.standIns.standIn(ask.seat); }
    void operator()(const ask::GiveBack& ask) const { desk.standIns.giveBack(ask.seat); }
    void operator()(const ask::SetStandInLevel& ask) const { desk.standIns.setLevel(ask.level); }
    void operator()(const ask::PlaySeat& /*ask*/) const { desk.standIns.playSeat(); }
    void operator()(const ask::TakeOver& /*ask*/) const { desk.table.takeOver(); }
    void operator()(const ask::Again& ask) const {
        if (desk.table.match() != nullptr && !desk.table.isDrill())
            desk.startOver(desk.table.match()->saved(), ask.sameDeal);
    }

    // --- saved games
    void operator()(const ask::Continue& ask) const { desk.continueGame(ask.id); }
    void operator()(const ask::Rename& ask) const { desk.savedGames.rename(ask.id, ask.name); }
    void operator()(const ask::Duplicate& ask) const { desk.savedGames.duplicate(ask.id); }
    void operator()(const ask::Delete& ask) const { remove(ask.id); }
    void operator()(const ask::DeleteOldestFinished& /*ask*/) const {
        const GameEntry* oldest = desk.library.oldestFinished();
        if (oldest != nullptr && desk.library.surelyOver(oldest->saved.id)) remove(oldest->saved.id);
        if (desk.table.match() != nullptr) desk.table.change([](const Match& /*match*/) {});
    }
    void operator()(const ask::UndoDelete& /*ask*/) const { desk.savedGames.undoDelete(); }
    void operator()(const ask::Export& ask) const { desk.savedGames.exportGame(ask.id); }
    void operator()(const ask::ExportTable& /*ask*/) const { desk.savedGames.exportTable(); }
    void operator()(const ask::ExportAll& /*ask*/) const { desk.savedGames.exportAll(); }
    void operator()(const ask::ImportText& ask) const {
        desk.imports.read(ask.text);
        desk.importDone({});
    }
    void operator()(const ask::TakeLonger& /*ask*/) const {
        if (desk.imports.last() == nullptr || desk.imports.last()->longer().empty()) return;
        desk.lessons.end();
        if (const auto longer = desk.imports.answer()) desk.imports.take(*longer);
    }
    void operator()(const ask::LeaveLonger& /*ask*/) const { desk.imports.answer(); }
    void operator()(const ask::DeleteImported& /*ask*/) const { desk.imports.removeArrivals(); }

    // --- replay
    void operator()(const ask::Replay& ask) const {
        if (!desk.watching.openGame(ask.id)) return;
        desk.watching.to(ask.action);
        desk.navigation.show(Screen::kReplay);
    }
    void operator()(const ask::ReplayTo& ask) const { desk.watching.to(ask.action); }
    void operator()(const ask::ReplayForward& /*ask*/) const {
        if (!desk.watching.forward()) desk.go(Screen::kTable);
    }
    void operator()(const ask::ReplaySeat& ask) const { desk.watching.lookAs(ask.seat); }

    // --- links and reports
    void operator()(const ask::Share& ask) const { desk.links.share(ask.kind); }
    void operator()(const ask::GivePicture& /*ask*/) const {
        if (desk.table.match() != nullptr && publicState(*desk.table.match()).over())
            desk.links.givePicture();
    }
    void operator()(const ask::CopyReport& /*ask*/) const { desk.links.copyReport(); }
    void operator()(const ask::OpenLink& ask) const {
        if (!ask.text.empty()) desk.openLink(ask.text);
    }
    // A link's game becomes ours only when accepted: opening a link changes nothing.
    void operator()(const ask::AcceptLink& /*ask*/) const {
        auto link = desk.links.take();
        if (!link) return;
        const SavedGame game = freshCopy(std::move(link->game), desk.host_);
        if (link->kind != LinkKind::kReplay) return desk.openGame(game);
        if (desk.watching.open(game)) desk.navigation.show(Screen::kReplay);
    }

    // --- the rules and drills
    void operator()(const ask::Learn& ask) const { desk.learn(ask.topic); }
    void operator()(const ask::LearnBoard& ask) const { desk.lessons.readBoard(ask.map); }
    void operator()(const ask::BeginDrill& ask) const {
        if (!desk.lessons.begin(ask.number)) return;
        desk.navigation.show(Screen::kTable);
        desk.notices.changeScene();
    }
    void operator()(const ask::LeaveDrill& /*ask*/) const {
        const auto drill = desk.lessons.drill();
        if (!drill) return;
        desk.lessons.end();
        desk.lessons.read(drill->drill->map, Topic::kGoal);
        desk.navigation.show(Screen::kLearn);
    }
    void operator()(const ask::StepBack& /*ask*/) const { desk.lessons.stepBack(); }

private:
    template <class Change>
    void set(Change&& change) const {
        Settings settings = desk.preferences.settings();
        change(settings);
        desk.preferences.set(settings);
    }
    void remove(std::uint64_t id) const {
        if (desk.table.match() != nullptr && desk.table.match()->saved().id == id) desk.leaveTable();
        desk.savedGames.remove(id);
    }
};

bool Desk::carryOut(const Asked& asked) {
    if (asked.changes != changesOf(aboutOf(asked.ask))) return false;
    std::visit(CarryOut{*this}, asked.ask);
    lessons.advance();
    return true;
}

}  // namespace semafor

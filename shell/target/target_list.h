// The list of everything that can be pressed, as a macro: its name in C++, its text, and the effect of a
// press on the canvas. In a text '#' stands for a number, '%' for the id of a saved game, '$' for a board.
// kAsks: a press asks the desk for something, so that canvas and text view both offer it. kLooks: it changes
// only what this view shows.
#pragma once

// clang-format off
#define SEMAFOR_TARGETS(X) \
    /* title and menus */ \
    X(kContinue, "continue", kAsks) \
    X(kNew, "new", kAsks) \
    X(kLike, "like", kAsks) \
    X(kLearn, "learn", kAsks) \
    X(kSaves, "saves", kAsks) \
    X(kSettings, "settings", kAsks) \
    X(kAbout, "about", kAsks) \
    X(kLanguage, "language/#", kAsks) \
    X(kTitle, "title", kAsks) \
    X(kBack, "back", kAsks) \
    X(kShare, "share", kAsks) \
    X(kExport, "export", kAsks) \
    X(kReport, "report", kAsks) \
    X(kReplay, "replay", kAsks) \
    X(kMenu, "menu", kLooks) \
    X(kMenuClose, "menu/close", kLooks) \
    X(kMenuOutside, "menu/outside", kLooks) \
    X(kViewNext, "view/next", kAsks) \
    /* a new game */ \
    X(kBoard, "board/$", kAsks) \
    X(kSeatCount, "count/#", kAsks) \
    X(kSeatWho, "seat/#/who/#", kAsks) \
    X(kSeatLevel, "seat/#/level/#", kAsks) \
    X(kSeatCharacter, "seat/#/character/#", kAsks) \
    X(kSeatName, "seat/#/name", kAsks) \
    X(kSeatColor, "seat/#/color/#", kAsks) \
    X(kPractice, "practice", kAsks) \
    X(kDeal, "deal", kAsks) \
    X(kDealHint, "deal/hint", kLooks) \
    X(kStart, "start", kAsks) \
    /* the table: what is done */ \
    X(kReveal, "reveal", kAsks) \
    X(kUndo, "undo", kAsks) \
    X(kTakeOver, "take-over", kAsks) \
    X(kFetch, "fetch", kAsks) \
    X(kGiveBack, "give-back/#", kAsks) \
    X(kStandIn, "stand-in", kAsks) \
    X(kStandInLevel, "stand-in/level/#", kAsks) \
    X(kStandIns, "stand-ins", kLooks) \
    X(kDeck, "deck", kAsks) \
    X(kMarket, "market/#", kAsks) \
    X(kTicketDeck, "tickets", kLooks) \
    X(kDrawTickets, "draw-tickets", kAsks) \
    X(kSwap, "swap", kAsks) \
    X(kPass, "pass", kAsks) \
    X(kMix, "mix/#", kAsks) \
    X(kKeep, "keep/#", kAsks) \
    X(kOffer, "offer/#", kLooks) \
    X(kRoute, "route/#/#", kAsks) \
    X(kCity, "city/#/#", kAsks) \
    X(kDoubt, "doubt/#", kLooks) \
    X(kPay, "pay/#", kAsks) \
    X(kPayment, "payment/#", kLooks) \
    X(kDecline, "decline", kAsks) \
    X(kPassenger, "passenger/#", kAsks) \
    X(kPlan, "plan/#", kAsks) \
    X(kPlanClear, "plan/clear", kAsks) \
    /* the table: what is looked at */ \
    X(kSheet, "board-sheet", kLooks) \
    X(kTab, "tab/#", kLooks) \
    X(kHand, "hand/#", kLooks) \
    X(kSeat, "seat/#", kLooks) \
    X(kTicket, "ticket/#", kLooks) \
    X(kMajority, "majority/#", kLooks) \
    X(kFit, "fit", kLooks) \
    X(kEnds, "ends", kLooks) \
    X(kFind, "find", kLooks) \
    X(kFound, "find/#", kLooks) \
    X(kFindText, "find/text", kLooks) \
    X(kFindClose, "find/close", kLooks) \
    X(kLog, "log", kLooks) \
    X(kLogLine, "log/#", kAsks) \
    X(kLogClose, "log/close", kLooks) \
    X(kLogOutside, "log/outside", kLooks) \
    X(kPanel, "panel", kLooks) \
    X(kPanelClose, "panel/close", kLooks) \
    X(kDecisionLearn, "decision/learn", kAsks) \
    X(kClaims, "claims/#", kLooks) \
    X(kStations, "stations/#", kLooks) \
    X(kRoutes, "routes/#", kLooks) \
    X(kPlanGroup, "plan-more", kLooks) \
    /* the end */ \
    X(kAgain, "again", kAsks) \
    X(kAgainSame, "again/same", kAsks) \
    X(kPicture, "picture", kAsks) \
    X(kResult, "result", kLooks) \
    X(kSkip, "skip", kLooks) \
    X(kFigure, "figure/#/#", kLooks) \
    X(kFinalCount, "final-count", kLooks) \
    X(kTicketsOf, "tickets-of/#", kLooks) \
    /* a replay */ \
    X(kReplayStrip, "replay/strip", kLooks) \
    X(kReplayAt, "at", kAsks) \
    X(kReplayFirst, "first", kAsks) \
    X(kReplayBack, "back-one", kAsks) \
    X(kReplayForward, "forward", kAsks) \
    X(kReplayLast, "last", kAsks) \
    X(kReplayLeave, "replay/leave", kAsks) \
    X(kReplayClose, "replay/close", kAsks) \
    X(kReplaySeat, "replay/seat/#", kAsks) \
    /* notices */ \
    X(kNotice, "notice", kLooks) \
    X(kNoticeClose, "notice/close", kAsks) \
    X(kNoticeFetch, "notice/fetch", kAsks) \
    X(kNoticePlay, "notice/play", kAsks) \
    X(kNoticeStandIn, "notice/stand-in", kAsks) \
    X(kNoticeRoom, "notice/room", kAsks) \
    X(kNoticeExport, "notice/export", kAsks) \
    X(kNoticeTakeLonger, "notice/take-longer", kAsks) \
    X(kNoticeDeleteImported, "notice/delete-imported", kAsks) \
    X(kNoticeUndoDelete, "notice/undo-delete", kAsks) \
    X(kNoticeKeep, "notice/keep", kAsks) \
    X(kNoticeVersion, "notice/version", kAsks) \
    X(kNoticeWindow, "notice/window", kAsks) \
    /* saved games */ \
    X(kGameContinue, "game/%/continue", kAsks) \
    X(kGameReplay, "game/%/replay", kAsks) \
    X(kGameMore, "game/%/more", kLooks) \
    X(kGameName, "game/%/name", kAsks) \
    X(kGameDuplicate, "game/%/duplicate", kAsks) \
    X(kGameExport, "game/%/export", kAsks) \
    X(kGameDelete, "game/%/delete", kAsks) \
    X(kExportAll, "export-all", kAsks) \
    X(kImport, "import", kAsks) \
    X(kOpenLink, "open-link", kAsks) \
    /* links */ \
    X(kLinkDeal, "link/deal", kAsks) \
    X(kLinkReplay, "link/replay", kAsks) \
    X(kLinkContinue, "link/continue", kAsks) \
    X(kAccept, "accept", kAsks) \
    /* settings */ \
    X(kScale, "scale/#", kAsks) \
    X(kNight, "night", kAsks) \
    X(kMotion, "motion", kAsks) \
    X(kOpenHands, "open-hands", kAsks) \
    X(kSound, "sound", kAsks) \
    X(kLoudness, "loudness/#", kAsks) \
    X(kPace, "pace/#", kAsks) \
    X(kView, "view/#", kAsks) \
    /* the rules and the drills */ \
    X(kLearnBoard, "learn/board/#", kAsks) \
    X(kLearnTopic, "learn/#", kLooks) \
    X(kDrillStrip, "drill", kLooks) \
    X(kBeginDrill, "drill/#", kAsks) \
    X(kDrillNext, "drill/next", kAsks) \
    X(kDrillLeave, "drill/leave", kAsks) \
    X(kDrillStepBack, "drill/step-back", kAsks)
// clang-format on

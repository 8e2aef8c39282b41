# What tests/soak runs, in turn: name | cases of one slice | command, in the folder of the native tests.
# A command reads SEMAFOR_SEED (its first case) and SEMAFOR_GAMES (how many). Sourced.
SOAK_JOBS='
shuffles|100000|tests/engine/base_test --gtest_filter=Shuffle.ReachesEveryOrderEquallyOften
networks|100000|tests/engine/networks_test --gtest_filter=*LikeThePlainAnswer*
rules|2000|tests/engine/rules_test --gtest_filter=Laws.*
check|500|tests/engine/rules_test --gtest_filter=Check.IsEmptyExactlyForTheLegalActions
views|500|tests/engine/view_test --gtest_filter=Laws.*:Secrecy.*
codec|500|tests/engine/codec_test --gtest_filter=Notation.IsReadBackInRandomGames:Notation.DamagedTextIsRefusedOrCanonical:Transcript.ReplaysInEveryGame
sessions|100|tests/engine/session_test --gtest_filter=Session.ReplayToEveryActionIsTheGameAtThatTime:Undo.IsTheEarlierStateInEveryGame
second-opinion|110|node --test ../../tests/transcript/games.test.mjs
'

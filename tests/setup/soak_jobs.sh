# The jobs of tests/soak, run in turn: name | cases per slice | command, run in the folder of the native tests.
# A command reads SEMAFOR_SEED (its first case) and SEMAFOR_GAMES (how many); for fuzz targets a case is a second. Sourced.
SOAK_JOBS='
shuffles|100000|tests/engine/base_test --gtest_filter=Shuffle.ReachesEveryOrderEquallyOften
networks|100000|tests/engine/networks_test --gtest_filter=*LikeThePlainAnswer*
rules|2000|tests/engine/rules_test --gtest_filter=Laws.*
check|500|tests/engine/rules_test --gtest_filter=Check.IsEmptyExactlyForTheLegalActions
views|500|tests/engine/view_test --gtest_filter=Laws.*:Secrecy.*
codec|500|tests/engine/codec_test --gtest_filter=Notation.IsReadBackInRandomGames:Notation.DamagedTextIsRefusedOrCanonical:Transcript.ReplaysInEveryGame
sessions|100|tests/engine/session_test --gtest_filter=Session.ReplayToEveryActionIsTheGameAtThatTime:Undo.IsTheEarlierStateInEveryGame
saves-damaged|100000|tests/engine/codec_test --gtest_filter=SaveDamage.OfChanceIsFound
saves-repaired|100000|tests/engine/codec_test --gtest_filter=SaveDamage.WithTheChecksumRepairedIsRefusedOrCanonical
saves-every-action|50|tests/engine/session_test --gtest_filter=Saving.AtEveryActionIsTheGameThatGoesOn
saves-odd-logs|2000|tests/engine/session_test --gtest_filter=Saving.OpensLogsOfChance:Saving.OpensALogUpToTheActionThatTheRulesRefuse
hot-seat|1000|tests/shell/hot_seat_test
offered-alike|600|tests/shell/parity_test
links|1000|tests/engine/codec_test --gtest_filter=Link.ComesBackInRandomGames:LinkFaults.BodiesOfChanceAreRefusedOrCanonical
links-damaged|20000|tests/engine/codec_test --gtest_filter=Tolerance.DamageOfChanceIsFound:RangeCoder.*
second-opinion|110|node --test ../../tests/transcript/games.test.mjs
kills|50|node --test ../../tests/browser/kills.test.mjs
offline|100|node --test ../../tests/browser/offline.test.mjs
firefox|20|node --test ../../tests/browser/firefox.test.mjs
updates|30|node --test ../../tests/browser/update.test.mjs
traps|50|node --test ../../tests/browser/traps.test.mjs
losses|100|node --test ../../tests/browser/loss.test.mjs
'

for target in $FUZZ_TARGETS; do
  SOAK_JOBS+="fuzz-$target|300|$(fuzz_command "$target" '$SEMAFOR_GAMES') -seed=\$SEMAFOR_SEED
"
done

# What tests/soak runs, in turn: name | cases of one slice | command, in the folder of the native tests.
# A command reads SEMAFOR_SEED (its first case) and SEMAFOR_GAMES (how many). Sourced.
SOAK_JOBS='
shuffles|100000|tests/engine/base_test --gtest_filter=Shuffle.ReachesEveryOrderEquallyOften
networks|100000|tests/engine/networks_test --gtest_filter=*LikeThePlainAnswer*
'

// @ts-check
// Time-outs of tests/run: it ends a suite that hangs, but not one that still makes progress. The test replaces the clock of
// tests/setup/suites.sh, so that no time passes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SUITES = fileURLToPath(new URL('suites.sh', import.meta.url));

/**
 * Waits for a suite that runs until it is ended.
 * @param {import('node:test').TestContext} t
 * @param {{minutes: number, line: string, every: number}} suite it ends by itself after `minutes`, and writes `line` to its log
 *   every so often
 */
function waitFor(t, { minutes, line, every }) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-suites-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const script = `
    set -euo pipefail
    source '${SUITES}'
    cd '${folder}'
    mkfifo end
    : >log
    suite_process() { sleep 1000 & echo $! >grandchild; read -r _ <end; kill $!; }
    suite_process & suite=$!
    until [ -s grandchild ]; do sleep 0.01; done
    minute=0
    look_at_clock() { NOW=$((60 * minute)); }
    a_moment() {
      minute=$((minute + 1))
      [ $((minute % ${every})) != 0 ] || echo "${line}" >>log
      [ $minute -lt ${minutes} ] || { echo over >end; until ! kill -0 $suite 2>/dev/null; do sleep 0.01; done; }
    }
    status=0
    wait_or_end $suite log || status=$?
    left=no
    for i in $(seq 100); do kill -0 $(cat grandchild) 2>/dev/null || break; sleep 0.05; done
    ! kill -0 $(cat grandchild) 2>/dev/null || left=yes
    echo "$status $minute $left"
  `;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  const [status, minute, left] = stdout.trim().split(' ');
  assert.ok(left, stderr);
  return { ended: status !== '0', minute: Number(minute), left: left === 'yes', log: readFileSync(join(folder, 'log'), 'utf8') };
}

for (const line of ['ok 7 - a test', '    not ok 1 - a part of one', ' 3/29 Test #3: rules_test .... Passed', '[       OK ] Rules.Hold (3 ms)',
  '[12/80] Building CXX object engine/x.o', 'pass gcc', 'checked engine/rules/apply.cpp'])
  test(`a suite that says "${line}" every nine minutes goes on to its end`, (t) => {
    const { ended, minute, left, log } = waitFor(t, { minutes: 50, line, every: 9 });
    assert.deepEqual({ ended, minute, left }, { ended: false, minute: 50, left: false });
    assert.ok(!log.includes('tests/run'));
  });

test('a suite in which nothing finishes for ten minutes is ended, with all that it started', (t) => {
  const { ended, minute, left, log } = waitFor(t, { minutes: 100, line: 'ok 1', every: 11 });
  assert.deepEqual({ ended, minute, left }, { ended: true, minute: 10, left: false });
  assert.match(log, /^tests\/run: ended, nothing finished for 600 s$/m);
});

test('words that show no progress don\'t keep a suite alive', (t) => {
  const { ended, minute } = waitFor(t, { minutes: 100, line: '# still waiting', every: 1 });
  assert.deepEqual({ ended, minute }, { ended: true, minute: 10 });
});

test('no suite takes longer than an hour', (t) => {
  const { ended, minute, log } = waitFor(t, { minutes: 100, line: 'ok 1', every: 2 });
  assert.deepEqual({ ended, minute }, { ended: true, minute: 60 });
  assert.match(log, /^tests\/run: ended, not finished after 3600 s$/m);
});

test('the summary shows how long builds and suites took', () => {
  const script = `set -euo pipefail; ROOT=. BUILD=$(mktemp -d); say() { :; }; source '${SUITES}'
    took a-build true; suite some count_checks echo 'pass one'; printf '%s\\n' "\${SUMMARY[@]}"; rm -r "$BUILD"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.match(stdout, /^a-build +\d+ s\nsome +1 passed +0 failed +\d+ s\n$/);
});

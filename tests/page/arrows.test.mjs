// @ts-check
// The lint's own rules: each mistake that they are there for is found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reversedArrows } from '../lint/arrows.mjs';
import { outOfPlace } from '../lint/tree.mjs';

const MISTAKES = /** @type {const} */ ([
  ['engine/base/ids.h', '#include "rules/state.h"', 'the base seeing the rules'],
  ['engine/map/loader.cpp', '#include "view/view.h"', 'a map seeing a view'],
  ['engine/bots/plan.cpp', '#include "session/session.h"', 'a bot seeing the session, which knows the seed'],
  ['engine/rules/game.cpp', '#include <SDL.h>', 'the rules seeing SDL'],
  ['engine/rules/game.cpp', '#include <emscripten/html5.h>', 'the rules seeing the browser'],
  ['engine/view/view.cpp', '#include "imgui.h"', 'a view that draws'],
  ['shell/app.cpp', '#include "rules/state.h"', 'the table seeing the state'],
  ['shell/app.cpp', '#include <emscripten.h>', 'the table seeing the browser'],
  ['shell/app.cpp', '#ifdef __EMSCRIPTEN__', 'the platform leaking out of web/'],
]);
for (const [file, line, what] of MISTAKES)
  test(`arrows: ${what} is found`, () => {
    assert.equal(reversedArrows(file, `// first\n${line}\n`).length, 1);
    assert.match(reversedArrows(file, `// first\n${line}\n`)[0], new RegExp(`^${file}:2: `));
  });

const FINE = /** @type {const} */ ([
  ['engine/rules/game.cpp', '#include "base/ids.h"'],
  ['engine/rules/game.cpp', '#include <vector>'],
  ['engine/cli/main.cpp', '#include "session/session.h"'],
  ['shell/app.cpp', '#include "rules/action.h"'],
  ['shell/app.cpp', '#include <imgui.h>'],
  ['web/src/table.cpp', '#include <emscripten.h>'],
]);
for (const [file, line] of FINE)
  test(`arrows: ${file} may ${line}`, () => assert.deepEqual(reversedArrows(file, line), []));

test('tree: a stray at the top is found', () => assert.equal(outOfPlace('notes.txt', '').length, 1));
test('tree: dotfiles are welcome', () => assert.deepEqual(outOfPlace('.clang-format', ''), []));
test('tree: a file that has outgrown its room is found', () =>
  assert.equal(outOfPlace('web/page/page.js', 'x\n'.repeat(401)).length, 1));
test('tree: the trademark is found in the product and let be in the README', () => {
  const text = `the rules of Ticket ${'to'} Ride`;
  assert.equal(outOfPlace('web/page/index.html', text).length, 1);
  assert.deepEqual(outOfPlace('README.md', text), []);
});

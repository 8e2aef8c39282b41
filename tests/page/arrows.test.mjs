// @ts-check
// Tests of our own lint rules: each finds the mistakes it is meant for.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { reversedArrows, wrongRooms } from '../lint/arrows.mjs';
import { catchAlls } from '../lint/catch_alls.mjs';
import { classesIn, MOST, tooMany } from '../lint/public_functions.mjs';
import { oddWords } from '../lint/plain_words.mjs';
import { outOfPlace } from '../lint/tree.mjs';
import { unusedTexts } from '../lint/unused_texts.mjs';

const MISTAKES = /** @type {const} */ ([
  ['engine/base/ids.h', '#include "rules/state.h"', 'the base seeing the rules'],
  ['engine/map/loader.cpp', '#include "view/view.h"', 'a map seeing a view'],
  ['engine/bots/plan.cpp', '#include "session/session.h"', 'a bot seeing the session, which knows the seed'],
  ['engine/rules/game.cpp', '#include <SDL.h>', 'the rules seeing SDL'],
  ['engine/rules/game.cpp', '#include <emscripten/html5.h>', 'the rules seeing the browser'],
  ['engine/view/view.cpp', '#include "imgui.h"', 'a view that draws'],
  ['shell/app.cpp', '#include "rules/state.h"', 'the table seeing the state'],
  ['shell/app.cpp', '#include <emscripten.h>', 'the table seeing the browser'],
  ['shell/words/words.h', '#include "desk/desk.h"', 'words seeing the desk'],
  ['shell/desk/desk.cpp', '#include "table/table_state.h"', 'the desk seeing the table'],
  ['shell/text_view/table.cpp', '#include "screens/frame.h"', 'the text view seeing a screen'],
  ['shell/widgets/ui.h', '#include "desk/desk.h"', 'a widget seeing the desk'],
  ['shell/paint/board.cpp', '#include "screens/frame.h"', 'paint seeing a screen'],
  ['shell/screens/title.cpp', '#include "app.h"', 'a screen seeing the program'],
  ['shell/screens/title.cpp', '#include "native/png.h"', 'a screen seeing the desktop'],
  ['shell/table/layout.h', '#include <SDL.h>', 'a room that draws nothing seeing SDL'],
  ['shell/text_view/doc.h', '#include <imgui.h>', 'the text view seeing Dear ImGui'],
  ['shell/app.cpp', '#ifdef __EMSCRIPTEN__', 'the platform leaking out of web/'],
  ['shell/screens/table.cpp', '#include "session/session.h"', 'a screen seeing the session'],
  ['shell/table/choices.h', '#include "session/session.h"', 'the choices seeing the session'],
  ['shell/text_view/table.cpp', '    const bool over = match.session().over();', 'words asking the session'],
  ['shell/screens/table.cpp', '    if (desk.match()->session().over()) return;', 'a screen asking the session'],
  ['shell/screens/table.cpp', 'void drawTable(Frame& frame, Desk& desk);', 'a screen that may change the desk'],
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
  ['shell/desk/match.h', '#include "session/session.h"'],
  ['shell/desk/desk.cpp', '    if (match_->session().over()) return;'],
  ['shell/screens/table.cpp', '    if (publicState(match).over()) return;'],
  ['shell/app.cpp', '#include <imgui.h>'],
  ['shell/app.h', '#include "screens/frame.h"'],
  ['shell/text_view/doc.cpp', '#include "table/reckoning.h"'],
  ['shell/screens/title.cpp', '#include <SDL.h>'],
  ['shell/native/headless.cpp', '#include "app.h"'],
  ['web/src/table.cpp', '#include <emscripten.h>'],
]);
for (const [file, line] of FINE)
  test(`arrows: ${file} may ${line}`, () => assert.deepEqual(reversedArrows(file, line), []));

test('arrows: the table of the rooms has no circle, and a room without a line is found', () => {
  assert.deepEqual(wrongRooms(['board', 'native']), []);
  assert.deepEqual(wrongRooms(['board', 'cellar']), ['shell/cellar is missing in the table of rooms']);
});

test('tree: a stray at the top is found', () => assert.equal(outOfPlace('notes.txt', '').length, 1));
test('tree: dotfiles are welcome', () => assert.deepEqual(outOfPlace('.clang-format', ''), []));
test('tree: a file that has outgrown its room is found', () =>
  assert.equal(outOfPlace('web/page/page.js', 'x\n'.repeat(401)).length, 1));
test('tree: the trademark is found in the product and let be in the README', () => {
  const text = `the rules of Ticket ${'to'} Ride`;
  assert.equal(outOfPlace('web/page/index.html', text).length, 1);
  assert.deepEqual(outOfPlace('README.md', text), []);
});

test('plain words: comments that begin without their subject, and names that were given up, are found', () => {
  const odd = (/** @type {string} */ file, /** @type {string} */ text) => oddWords(file, text).length;
  assert.equal(odd('engine/a.cpp', '// What of a save is written.\n'), 1);
  assert.equal(odd('engine/a.cpp', '// Writes a save. Of each seat the\n// name comes first.\n'), 1);
  assert.equal(odd('engine/a.h', '    int a = 0;  // Nobody is in it.\n'), 1);
  assert.equal(odd('web/page/a.js', '/** Such a file. @param {string} a */\n'), 1);
  assert.equal(odd('web/setup/a.sh', '# Whose tools are missing.\n'), 1);
  assert.equal(odd('shell/a.h', 'class Ring {\n'), 1);
  assert.equal(odd('shell/a.h', '// Takes what is there of a ring.\n// The answer comes.\nint What = 3;\n'), 0);
  assert.equal(odd('tests/frozen_2663282/a.cpp', '// What it was.\n'), 0);
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMED = '    void operator()(TurnPassed&) const {}\n';
const CATCH_ALLS = /** @type {const} */ ([
  ['    template <class Other>\n    void operator()(Other&) const {}\n', 'a template'],
  ['    template <class Io, class S>\n    requires std::is_same_v<decltype(S::seat), Seat>\n    Kind operator()(Io&, const S& s) {}\n', 'a template with a condition'],
  ['    void operator()(auto& e) const {}\n', 'a parameter of any type'],
  ['    void operator()(const auto&) const {}\n', 'a constant parameter of any type'],
  ['    void operator()(...) const {}\n', 'an ellipsis'],
  ['    int seat(const Event& e) { return std::visit([&](const auto& fact) { return 0; }, e); }\n', 'a lambda with a parameter of any type'],
  ['    int seat(const Event& e) { return std::visit([&]<class E>(const E& fact) { return 0; }, e); }\n', 'a lambda with a template'],
]);
for (const file of ['engine/rules/event.cpp', 'engine/session/session.cpp', 'engine/rules/action.cpp', 'engine/rules/state.cpp'])
  test(`catch-alls: planted in ${file}, each kind is found`, () => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    assert.deepEqual(catchAlls(file, text), []);
    for (const [planted, what] of CATCH_ALLS) {
      const at = text.indexOf('    ');
      const found = catchAlls(file, text.slice(0, at) + planted + text.slice(at));
      assert.equal(found.length, 1, what);
      assert.match(found[0], new RegExp(`^${file}:\\d+: .*catch-all`), what);
    }
  });
test('catch-alls: named alternatives, templates beside visitors and comments are let be', () => {
  const text = `// template <class T> void operator()(T) was here\n${NAMED}template <class Set>\nvoid addSet(const Set& set);\nstd::visit(Hide{}, event);\n`;
  assert.deepEqual(catchAlls('engine/rules/state.cpp', text), []);
});
test('catch-alls: a new one beside an allowed one is found, and so is a list out of date', () => {
  const one = '    template <class Other>\n    bool operator()(const Other&) const { return false; }\n';
  assert.deepEqual(catchAlls('shell/desk/drills.cpp', one), []);
  assert.equal(catchAlls('shell/desk/drills.cpp', one + one).length, 2);
  assert.match(catchAlls('shell/desk/drills.cpp', NAMED)[0], /correct the list/);
});

test('unused texts: one that only a comment or another kind of text names is found, each by its file and key', () => {
  const text = { en: 'a', pl: 'a', hu: 'a' };
  const entries = [
    { file: 'game.json', key: 'red', plural: false, texts: text },
    { file: 'game.json', key: 'cards', plural: true, texts: { en: { one: 'a', other: 'a' } } },
    { file: 'page.json', key: 'crashed', plural: false, texts: text },
    { file: 'page.json', key: 'stuck', plural: false, texts: text },
  ];
  const used = { program: 'say(Text::kRed) + count(Plural::kCards, 2)', page: "word('crashed') <div>{texts:stuck}</div>" };
  assert.deepEqual(unusedTexts(entries, used), []);
  const named = { program: "// Text::kRed\nText::kRedCard; Text::kCards; 'crashed'", page: "/* word('crashed') */ say('stuck up')" };
  assert.deepEqual(unusedTexts(entries, named).map((line) => line.split(': ').slice(0, 2).join(' ')),
    ['assets/texts/game.json red', 'assets/texts/game.json cards', 'assets/texts/page.json crashed', 'assets/texts/page.json stuck']);
});

test('public functions: what is declared in public sections and structs is counted, constructors, operators and data are not', () => {
  const text = `enum class Kind { kOne };
class Desk final : public Base {
public:
    explicit Desk(Host& host) : host_{&host} { host.begin(); }
    ~Desk();
    Desk& operator=(const Desk&) = delete;
    bool operator<(const Desk&) const;
    // go(); is a comment
    [[nodiscard]] const std::map<Key, Value>& one() const { return call(other()); }
    template <class Act> void two(Act&& act, int n = 3);
    static int three();
    std::function<void(int)> changed;
    std::size_t size = sizeOf(3);
    struct Inner { int a() const; void b(); };
    friend bool operator==(const Desk&, const Desk&) = default;
    using Call = void (*)(int);
private:
    void hidden();
protected:
    void shielded();
public:
    void four(int a,
                            int b);
};
void free();
struct Plain { int five() { return 5; } int six; };`;
  assert.deepEqual(classesIn(text).map(({ name, functions }) => `${name} ${functions}`), ['Desk 4', 'Inner 2', 'Plain 1']);
});
test('public functions: a class that grew is found, and so is an exception that is needed no longer', () => {
  assert.deepEqual(tooMany(new Map([['shell/app.h App', MOST]])), []);
  assert.match(tooMany(new Map([['shell/app.h App', MOST + 1]]))[0], /^shell\/app.h App: 26 public functions/);
});

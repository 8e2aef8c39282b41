// @ts-check
// The text view: renders the program's document of the current screen (shell/text_view/doc.h) as HTML. An element is reused while it
// stands for the same control, so that focus, typed text and open groups are kept.
import { fileInput } from './incoming.js';
import { BUTTON, SEGMENTS, byPointer, controlOf, element, place, plain, setText, titleNodes } from './parts.js';

/** @typedef {import('./parts.js').Node} Node */
/** @typedef {{title: string, screen?: string, night?: 1, scale?: number, language: string, view: string, viewLabel: string, forgetNews?: 1, search: string, nothing: string, news: string[], nodes: Node[]}} Doc */
/** @typedef {(id: string, value: string) => void} Press */
/** @typedef {{make: (id: string) => HTMLElement, fill: (element: any, node: Node, textView: TextView) => void}} Kind */

/** A control with its label before it. @param {string} tag @param {(input: any) => void} prepare */
function labelled(tag, prepare) {
  const box = element('label', 'control');
  const input = element(tag);
  prepare(input);
  box.append(element('span'), input);
  return box;
}

/** Lower case and without diacritics, for searching. @param {string} text */
const bare = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();

/** The text of a node and of its children. @param {Node} node @returns {string} */
const textOf = (node) => [node.text, ...(node.inside ?? []).map(textOf)].join(' ');

/** The nodes that contain all the words typed. @param {Node[]} nodes @param {string} typed */
function found(nodes, typed) {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return nodes;
  return nodes.filter((node) => {
    const text = bare(textOf(node));
    return words.every((word) => text.includes(word));
  });
}

/** Files of the bundle that the program links to: name in the program, name in the bundle. @type {Record<string, string>} */
const OURS = { 'licences.txt': '{file:licences.txt}' };

/** @type {Record<string, Kind>} */
const KINDS = {
  heading: plain('h2'),
  notice: plain('p', 'notice'),
  text: plain('p'),
  list: { make: () => element('ul'), fill: (made, node, textView) => textView.fillList(made, node.inside ?? []) },
  strip: {
    make: () => element('div', 'strip'),
    fill: (made, node, textView) => {
      made.classList.toggle('quiet', node.off === 1);
      textView.fill(made, node.inside ?? []);
    },
  },
  row: { make: () => element('div', 'row'), fill: (made, node, textView) => textView.fill(made, node.inside ?? []) },
  table: { make: () => element('table'), fill: fillTable },
  button: BUTTON,
  segments: SEGMENTS,
  field: {
    make: () =>
      labelled('input', (input) => {
        input.autocomplete = 'off';
        input.spellcheck = false;
      }),
    fill: (made, node) => {
      setText(made.firstChild, node.text);
      const input = made.querySelector('input');
      if (input !== document.activeElement || !input.dataset.said) input.value = node.value ?? '';
      input.dataset.said = 'yes';
    },
  },
  choice: { make: () => labelled('select', () => {}), fill: fillChoice },
  check: {
    make: () => labelled('input', (input) => (input.type = 'checkbox')),
    fill: (made, node) => {
      setText(made.firstChild, node.text);
      made.querySelector('input').checked = node.value === 'yes';
    },
  },
  slider: {
    make: () =>
      labelled('input', (input) => {
        input.type = 'range';
        input.min = '0';
      }),
    fill: (made, node) => {
      setText(made.firstChild, node.text);
      const input = made.querySelector('input');
      input.max = String(node.number);
      input.value = node.value ?? '0';
    },
  },
  group: { make: makeGroup, fill: fillGroup },
  image: {
    make: () => element('img'),
    fill: (made, node) => {
      if (made.alt !== node.text) made.alt = node.text;
      if (made.dataset.rows === node.value) return;
      made.dataset.rows = node.value;
      made.src = pictureOf((node.value ?? '').split(' '));
    },
  },
  file: {
    make: () => {
      const label = element('label', 'control');
      label.append(element('span'), fileInput());
      return label;
    },
    fill: (made, node) => setText(made.firstChild, node.text),
  },
  link: {
    make: () => {
      const link = element('a');
      link.setAttribute('rel', 'noreferrer');
      link.setAttribute('target', '_blank');
      return link;
    },
    fill: (made, node) => {
      setText(made, node.text);
      const ours = OURS[node.value ?? ''];
      if (SEMAFOR_SINGLE && ours) void window.semaforFiles.address(ours).then((address) => (made.href = address));
      else made.href = ours ?? node.value;
    },
  },
};

/** A QR code as a data URL, with the quiet zone that scanners need. @param {string[]} rows of squares; 1 is dark */
function pictureOf(rows) {
  const dark = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`));
  const side = rows.length + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @param {HTMLElement} made @param {Node} node */
function fillTable(made, node) {
  const rows = (node.inside ?? []).map((row) => row.cells ?? []);
  const shape = JSON.stringify([node.text, rows]);
  if (made.dataset.shape === shape) return;
  made.dataset.shape = shape;
  const caption = element('caption');
  setText(caption, node.text);
  const cell = (/** @type {string} */ text, /** @type {number} */ row, /** @type {number} */ column) => {
    const made = element(row === 0 || column === 0 ? 'th' : 'td');
    if (row === 0) made.setAttribute('scope', 'col');
    else if (column === 0) made.setAttribute('scope', 'row');
    setText(made, text);
    return made;
  };
  made.replaceChildren(caption, ...rows.map((cells, row) => {
    const line = element('tr');
    line.append(...cells.map((text, column) => cell(text, row, column)));
    return line;
  }));
}

/** @param {HTMLElement} made @param {Node} node */
function fillChoice(made, node) {
  setText(/** @type {Element} */ (made.firstChild), node.text);
  const select = /** @type {HTMLSelectElement} */ (made.querySelector('select'));
  const shape = JSON.stringify(node.options);
  if (select.dataset.shape !== shape) {
    select.dataset.shape = shape;
    select.replaceChildren(...(node.options ?? []).map(([value, label]) => new Option(label, value)));
  }
  select.value = node.value ?? '';
}

/** @type {WeakMap<Element, () => void>} the function that fills a group when it is opened or searched */
const fillers = new WeakMap();

function makeGroup() {
  const group = element('details');
  const field = labelled('input', (input) => {
    input.type = 'search';
    input.autocomplete = 'off';
    input.addEventListener('input', () => fillers.get(group)?.());
  });
  field.classList.add('search');
  const summary = element('summary');
  summary.addEventListener('click', () => fillers.get(group)?.());
  group.append(summary, field, element('div'));
  return group;
}

/**
 * Groups inside a searchable group are filled when they are opened: they may hold a thousand buttons.
 * @param {HTMLDetailsElement} made @param {Node} node @param {TextView} textView
 */
function fillGroup(made, node, textView) {
  const [summary, field, inside] = /** @type {any} */ (made.children);
  setText(summary, node.text);
  if (!made.dataset.said) made.open = node.open === 1;
  made.dataset.said = 'yes';
  field.hidden = !node.search;
  setText(field.firstChild, textView.searchLabel);
  const outside = textView.searching;
  const fill = () => {
    const before = textView.searching;
    textView.searching = outside || node.search === 1;
    const nodes = node.search ? found(node.inside ?? [], field.querySelector('input').value) : node.inside ?? [];
    textView.fill(inside, nodes.length > 0 ? nodes : [{ part: 'text', text: textView.nothingLabel }]);
    textView.searching = before;
  };
  fillers.set(made, fill);
  if (made.open || !outside) fill();
  else inside.replaceChildren();
}

/** The value of a changed control; undefined if it doesn't concern the program. @param {any} input */
function valueOf(input) {
  if (input.type === 'search' || input.type === 'file') return undefined;
  return input.type === 'checkbox' ? (input.checked ? 'yes' : 'no') : input.value;
}

export class TextView {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} news where events are announced
   * @param {HTMLElement} viewButton switches between text view and canvas
   * @param {() => HTMLElement} canvas
   * @param {Press} press
   */
  constructor(root, news, viewButton, canvas, press) {
    this.root = root;
    this.newsBox = news;
    this.viewButton = viewButton;
    this.canvas = canvas;
    this.press = press;
    this.searchLabel = '';
    this.nothingLabel = '';
    /** Whether fill() is inside a searchable group. */
    this.searching = false;
    /** Whether the last press came from a mouse or a finger. */
    this.byPointer = false;
    this.listen();
    this.listenForSteering();
  }

  /** Reports presses and changes of all controls to `press`. @private */
  listen() {
    this.root.addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('button');
      this.byPointer = byPointer(event);
      if (button && button.getAttribute('aria-disabled') !== 'true') this.press(controlOf(button), '');
    });
    for (const kind of ['change', 'input'])
      this.root.addEventListener(kind, ({ target }) => {
        const live = /** @type {HTMLInputElement} */ (target).type === 'range';
        const value = live === (kind === 'input') ? valueOf(target) : undefined;
        if (value !== undefined) this.press(controlOf(/** @type {Element} */ (target)), value);
      });
  }

  /** Reports which control has the focus; an empty id means no control. @param {(id: string) => void} tell */
  onFocus(tell) {
    this.root.addEventListener('focusin', ({ target }) => tell(controlOf(/** @type {Element} */ (target))));
    this.root.addEventListener('focusout', () => tell(''));
  }

  /** @param {Doc} doc */
  show(doc) {
    document.documentElement.lang = doc.language;
    document.body.dataset.view = doc.view;
    const fromCanvas = doc.screen === 'title' && document.activeElement === this.canvas();
    document.body.dataset.screen = doc.screen ?? '';
    document.documentElement.style.fontSize = `${doc.scale ?? 100}%`;
    document.body.toggleAttribute('data-night', doc.night === 1);
    this.canvas().tabIndex = doc.screen === 'title' ? -1 : 0;
    if (document.title !== doc.title) document.title = doc.title;
    this.searchLabel = doc.search;
    this.nothingLabel = doc.nothing;
    setText(this.viewButton, doc.viewLabel);
    const inside = this.root.contains(document.activeElement);
    this.fill(this.root, doc.screen === 'title' ? titleNodes(doc.nodes) : doc.nodes);
    if (doc.forgetNews) this.newsBox.replaceChildren();
    this.announce(doc.news);
    if (fromCanvas || (inside && !this.root.contains(document.activeElement))) this.focusBeginning();
  }

  /** Moves the focus when its control has disappeared: to the canvas if the press came from a pointer and only the canvas is visible, else to the heading. */
  focusBeginning() {
    const first = /** @type {HTMLElement | null} */ (this.root.querySelector('h1, h2'));
    first?.setAttribute('tabindex', '-1');
    const words = document.body.dataset.view !== 'hidden' || document.body.dataset.canvas === 'none' || document.body.dataset.screen === 'title';
    (this.byPointer && !words ? this.canvas() : first)?.focus({ preventScroll: false });
  }

  /** Arrow keys on the heading that focusBeginning() focused move the focus to the canvas. Screen readers don't pass these keys on. @private */
  listenForSteering() {
    this.root.addEventListener('keydown', ({ key, target }) => {
      if (/^Arrow/.test(key) && /** @type {HTMLElement} */ (target).tabIndex < 0 && document.body.dataset.screen !== 'title') this.canvas().focus();
    });
    // A hidden text view becomes visible while one of its controls has the focus.
    this.root.addEventListener('focusin', ({ target }) => this.root.classList.toggle('seen', /** @type {HTMLElement} */ (target).tabIndex >= 0));
    this.root.addEventListener('focusout', () => this.root.classList.remove('seen'));
  }

  /** @param {string[]} news */
  announce(news) {
    for (const text of news) {
      const line = element('p');
      setText(line, text);
      this.newsBox.append(line);
    }
    while (this.newsBox.childElementCount > 12) this.newsBox.firstElementChild?.remove();
  }

  /** @param {Element} into @param {Node[]} nodes */
  fill(into, nodes) {
    place(into, nodes, (node, old) => this.elementFor(node, old));
  }

  /** @param {Element} list @param {Node[]} nodes */
  fillList(list, nodes) {
    place(list, nodes, (node, old) => {
      const item = old ?? element('li');
      if (node.part === 'text') setText(item, node.text);
      else this.fill(item, [node]);
      return item;
    });
  }

  /** @param {Node} node @param {HTMLElement | undefined} old */
  elementFor(node, old) {
    const kind = KINDS[node.part];
    const tag = node.part === 'heading' ? `h${node.number}` : undefined;
    const made = old ?? (tag ? element(tag) : kind.make(node.id ?? ''));
    kind.fill(made, node, this);
    if (node.note && node.part !== 'button') this.fillNote(made, node);
    return made;
  }

  /** @param {HTMLElement} made @param {Node} node */
  fillNote(made, node) {
    const note = made.querySelector(':scope > small') ?? made.appendChild(element('small'));
    setText(note, node.note);
  }
}

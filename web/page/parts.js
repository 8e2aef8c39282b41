// @ts-check
// DOM elements for the parts of a document (shell/text_view/doc.h) that the title uses, too: title.js shows it before the program is
// there, text_view.js shows everything else. An element is reused as long as it stands for the same control.

/**
 * @typedef {object} Node
 * @property {string} part
 * @property {string} [id]
 * @property {string} [text]
 * @property {string} [note]
 * @property {string} [value]
 * @property {number} [number]
 * @property {1} [off]
 * @property {1} [open]
 * @property {1} [search]
 * @property {[string, string][]} [options]
 * @property {string[]} [cells]
 * @property {Node[]} [inside]
 */
/** @typedef {{make: (id: string) => HTMLElement, fill: (element: any, node: Node) => void}} Kind */

/** @param {string} tag @param {string} [className] */
export function element(tag, className = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return made;
}

/** @param {Element} of @param {string | undefined} text */
export function setText(of, text = '') {
  if (of.textContent !== text) of.textContent = text;
}

/** @type {Kind} */
export const BUTTON = {
  make() {
    const button = element('button');
    button.setAttribute('type', 'button');
    button.append(element('span'), element('small'));
    return button;
  },
  fill(made, node) {
    setText(made.firstChild, node.text);
    setText(made.lastChild, node.note);
    if (node.off) made.setAttribute('aria-disabled', 'true');
    else made.removeAttribute('aria-disabled');
  },
};

/** A choice among few options, all of them visible. @type {Kind} */
export const SEGMENTS = {
  make() {
    const set = element('fieldset');
    set.append(element('legend'));
    return set;
  },
  fill(made, node) {
    setText(made.firstChild, node.text);
    for (const [i, [value, label]] of (node.options || []).entries()) {
      const segment = made.children[i + 1] || made.appendChild(segmentOf(node.id || ''));
      const input = segment.firstChild;
      if (input.value !== value) input.value = value;
      input.checked = value === node.value;
      setText(segment.lastChild, label);
    }
  },
};

/** @param {string} name */
function segmentOf(name) {
  const label = element('label');
  const input = /** @type {HTMLInputElement} */ (element('input'));
  input.type = 'radio';
  input.name = name;
  label.append(input, element('span'));
  return label;
}

/**
 * The title's nodes: its choice becomes segments, and a notice moves to a strip, together with the node after it.
 * @param {Node[]} nodes @returns {Node[]}
 */
export function titleNodes(nodes) {
  const notice = nodes.findIndex(({ part }) => part === 'notice');
  const strip = notice < 0 ? [] : [{ part: 'strip', off: nodes[notice].off, inside: nodes.slice(notice, notice + 2) }];
  const others = nodes.filter((_, i) => notice < 0 || i < notice || i > notice + 1);
  return [...others.map((node) => (node.part === 'choice' ? { ...node, part: 'segments' } : node)), ...strip];
}

/** @param {string} tag @returns {Kind} */
export const plain = (tag, className = '') => ({ make: () => element(tag, className), fill: (made, node) => setText(made, node.text) });

/** The kinds of parts on the title. @type {Record<string, Kind>} */
export const TITLE_KINDS = { heading: plain('h1'), text: plain('p'), button: BUTTON, segments: SEGMENTS };

/** Keys of the nodes; parts without an id are numbered within their kind. @param {Node[]} nodes */
function keysFor(nodes) {
  /** @type {Record<string, number>} */
  const count = {};
  return nodes.map((node) => {
    const kind = `${node.part}${node.part === 'heading' ? node.number : ''}`;
    return `${kind} ${node.id || (count[kind] = (count[kind] || 0) + 1)}`;
  });
}

/** Whether a press came from a mouse or a finger, not from a key or a screen reader. @param {MouseEvent} event */
export const byPointer = (event) => Boolean(/** @type {PointerEvent} */ (event).pointerType) || event.detail > 0;

/** The id of the control that an element belongs to, or empty. @param {Element} element */
export function controlOf(element) {
  const key = element.closest('[data-key]')?.getAttribute('data-key') || '';
  return key.slice(key.indexOf(' ') + 1);
}

/**
 * Fills `into` with elements for the nodes, in their order, reusing elements with the same key.
 * @param {Element} into @param {Node[]} nodes @param {(node: Node, old: HTMLElement | undefined) => HTMLElement} make
 */
export function place(into, nodes, make) {
  const old = new Map([...into.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.key, /** @type {HTMLElement} */ (child)]));
  const keys = keysFor(nodes);
  const kept = new Set(keys);
  // First, so that the other elements needn't be moved: a moved element loses the focus.
  for (const [key, gone] of old) if (!kept.has(key || '')) gone.remove();
  let before = into.firstElementChild;
  for (const [i, node] of nodes.entries()) {
    const made = make(node, old.get(keys[i]));
    if (made.dataset.key !== keys[i]) made.dataset.key = keys[i];
    if (made === before) before = before.nextElementSibling;
    else into.insertBefore(made, before);
  }
}

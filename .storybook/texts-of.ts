const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-cp-tip',
  'placeholder',
  'title',
];

/** Elements without texts of components. Radix copies the options of a select for browsers that fill in forms. */
const SKIPPED = 'style, script, noscript, [translate="no"], select[aria-hidden]';

/** Returns every text inside an element, including text for screen readers only, except inside `translate="no"`. */
export function textsOf(root: Element): string[] {
  const found: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest(SKIPPED)) continue;
    // The content of a text area is input, like the value of an input.
    const nodes = element instanceof HTMLTextAreaElement ? [] : [...element.childNodes];
    const texts = nodes.filter((node) => node.nodeType === Node.TEXT_NODE);
    found.push(...texts.map((node) => node.textContent ?? ''));
    found.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  }
  return found.filter((text) => text.trim() !== '');
}

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

/** Returns every piece of text inside an element, including text for screen readers only. */
export function textsOf(root: Element): string[] {
  const found: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.matches('style, script')) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    found.push(...texts.map((node) => node.textContent ?? ''));
    found.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  }
  return found.filter((text) => text.trim() !== '');
}

const said = new Set<string>();

/** Says a sentence in the console, once a page: what a developer has to mend, while the page goes on working. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(sentence);
}

const said = new Set<string>();

/**
 * Says a sentence in the console, once a page: what a developer has to mend, while the page goes on working.
 *
 * @param subject What is said once, where sentences about it differ by an example; default the sentence.
 */
export function warnOnce(sentence: string, subject: string = sentence): void {
  if (said.has(subject)) return;
  said.add(subject);
  console.warn(sentence);
}

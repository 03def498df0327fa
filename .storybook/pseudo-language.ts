const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const OTHER = 'αβψδεφγηιξκλμνοπχρστθωςχυζ';

/** Replaces all Latin letters with letters of another script. */
export const inOtherScript = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => OTHER[LATIN.indexOf(letter.toLowerCase())] ?? letter);

/** Returns a message, or an object that contains messages, in the pseudo-language. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return inOtherScript(message);
  if (typeof message === 'function') return (...values: unknown[]) => pseudo(message(...values));
  if (Array.isArray(message)) return message.map(pseudo);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, pseudo(value)]));
}

/**
 * Returns the English texts of all message sets in modules, by set, in the pseudo-language. No Latin letter remains, so
 * that texts that are not messages become visible.
 */
export const pseudoMessages = (
  modules: readonly Readonly<Record<string, object>>[],
): Record<string, unknown> =>
  Object.fromEntries(
    modules
      .flatMap((exported) => Object.values(exported))
      .filter((value): value is { name: string; english: object } => 'english' in value)
      .map(({ name, english }) => [name, pseudo(english)]),
  );

const LETTER = /[a-z]/i;

/** Returns an expression that matches all strings that contain Latin letters, but not inside other words. */
function wholeWords(strings: Iterable<string>): RegExp {
  const sources = [...strings]
    .filter((text) => LETTER.test(text))
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-zA-Z])(?:${sources.join('|')})(?![a-zA-Z])`, 'g');
}

/** Returns the texts that contain Latin letters. Ignores the strings in `known`, also inside longer texts. */
export function textsWithLetters(texts: readonly string[], known: Iterable<string>): string[] {
  const whole = new Set(known);
  const left = texts.filter((text) => LETTER.test(text) && !whole.has(text));
  if (left.length === 0) return [];
  const names = wholeWords(whole);
  return [...new Set(left.filter((text) => LETTER.test(text.replace(names, ''))))];
}

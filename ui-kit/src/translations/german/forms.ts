const rules = new Intl.PluralRules('de');
const numbers = new Intl.NumberFormat('de-DE');
const both = new Intl.ListFormat('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });

/** Formats a number, such as '1.250'. */
export const number = (value: number): string => numbers.format(value);

/** Returns the form of a word or a sentence that a number requires. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/**
 * Returns a number with the form of the noun that it requires.
 *
 * @example counted(4, 'Zeile', 'Zeilen') // '4 Zeilen'
 */
export const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, one, other)}`;

export const entries = (count: number): string => counted(count, 'Eintrag', 'Einträge');
export const days = (count: number): string => counted(count, 'Tag', 'Tage');

/** @example listed(['Titel', 'Marke', 'Farbe']) // 'Titel, Marke und Farbe' */
export const listed = (texts: readonly string[]): string => both.format(texts);

/** @example listedOr(['Titel', 'Marke']) // 'Titel oder Marke' */
export const listedOr = (texts: readonly string[]): string => either.format(texts);

export const quoted = (text: string): string => `„${text}“`;

/** Makes the first letter uppercase, for words at the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

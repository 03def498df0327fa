import type { PartialMessages } from './all-messages.js';
import type { MessageSet } from './define-messages.js';

/** Returns the texts of a message set in the user's language. */
export type Translate = <Texts extends object>(set: MessageSet<string, Texts>) => Texts;

/** Gives the English texts. */
export const inEnglish: Translate = (set) => set.english;

type AnySet = MessageSet<string, object>;

const functions = new WeakMap<PartialMessages, Translate>();

/**
 * Returns the function that gives the texts of message sets, with `messages` instead of the English texts. The function
 * and its results are the same for the same `messages`.
 *
 * @example translateWith({ calendar: { today: 'Heute' } })(calendarMessages).today // 'Heute'
 */
export function translateWith(messages: PartialMessages): Translate {
  const known = functions.get(messages);
  if (known) return known;
  const results = new WeakMap<AnySet, object>();
  const textsOf = (set: AnySet): object => {
    const own = (messages as Readonly<Record<string, object | undefined>>)[set.name];
    return own === undefined ? set.english : { ...set.english, ...own };
  };
  const translate = (set: AnySet) => {
    const texts = results.get(set) ?? textsOf(set);
    results.set(set, texts);
    return texts;
  };
  functions.set(messages, translate as Translate);
  return translate as Translate;
}

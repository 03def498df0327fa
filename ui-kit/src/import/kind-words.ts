import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { BuiltInKindId, LogKind } from '../logs/types.js';
import { comparable } from './cell-text.js';
import { platformNamed, wordsIn } from './platform-words.js';

/** Words that spreadsheets use for the kinds that every planner has, without the plural 's'. */
const WORDS: Readonly<Record<BuiltInKindId, readonly string[]>> = {
  blog: ['blog', 'blog article', 'article', 'blogpost', 'blog entry'],
  email: ['email', 'e mail', 'mail', 'newsletter', 'mailing', 'email newsletter', 'campaign', 'mailchimp'],
  social: ['social', 'social media', 'reel', 'story', 'tweet', 'social media post'],
  event: ['event', 'trade fair', 'fair', 'conference', 'meetup', 'meet up', 'veranstaltung'],
  podcast: ['podcast', 'episode', 'pod'],
  other: ['other', 'misc', 'miscellaneous', 'sonstige'],
};

/** The kinds that cells can name, and the functions that describe them in the user's language and in English. */
export interface NamedKinds {
  kinds: readonly LogKind[];
  kindOf: KindOf;
  englishOf: KindOf;
}

const singular = (text: string) => text.replace(/s$/, '');

/**
 * Returns the kind that a cell names, in English or in the user's language.
 *
 * @example
 * kindNamed('Newsletter', { kinds: ['blog', 'email'], kindOf, englishOf }) // 'email'
 */
export function kindNamed(cell: string, { kinds, kindOf, englishOf }: NamedKinds): LogKind | null {
  const named = kindOfWord(cell, { kinds, kindOf, englishOf });
  if (named !== null) return named;
  // In a cell such as 'Facebook + Instagram', all words must name the same kind.
  const [first = null, ...others] = wordsIn(cell).map((word) =>
    kindOfWord(word, { kinds, kindOf, englishOf }),
  );
  return others.every((kind) => kind === first) ? first : null;
}

function kindOfWord(cell: string, { kinds, kindOf, englishOf }: NamedKinds): LogKind | null {
  const word = comparable(cell);
  const found = kinds.find((kind) => {
    const own = [englishOf(kind), kindOf(kind)];
    const names = [
      ...((WORDS as Partial<Record<LogKind, readonly string[]>>)[kind] ?? []),
      ...own.flatMap(({ badge, texts }) => [badge, texts.singular, texts.plural]),
    ].map(comparable);
    return names.some((name) => name === word || singular(name) === singular(word));
  });
  return found ?? (platformNamed(cell) !== null && kinds.includes('social') ? 'social' : null);
}

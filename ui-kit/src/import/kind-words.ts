import { type KindOf, kindsIn } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { comparable } from './cell-text.js';

/** Words that spreadsheets use for the kinds, without the plural 's'. */
const WORDS: Readonly<Record<LogKind, readonly string[]>> = {
  blog: ['blog', 'blog article', 'article', 'blogpost', 'blog entry'],
  email: ['email', 'e mail', 'mail', 'newsletter', 'mailing', 'email newsletter', 'campaign', 'mailchimp'],
  social: [
    ...[
      'social',
      'social media',
      'insta',
      'instagram',
      'ig',
      'facebook',
      'fb',
      'tiktok',
      'threads',
      'twitter',
    ],
    ...[
      'x',
      'linkedin',
      'youtube',
      'snapchat',
      'reel',
      'story',
      'tweet',
      'social media post',
      'instagram post',
    ],
  ],
  event: ['event', 'trade fair', 'fair', 'conference', 'meetup', 'meet up', 'veranstaltung'],
  podcast: ['podcast', 'episode', 'pod'],
  other: ['other', 'misc', 'miscellaneous', 'sonstige'],
};

const singular = (text: string) => text.replace(/s$/, '');

/**
 * Returns the kind that a cell names, in English or in the user's language.
 *
 * @example kindNamed('Newsletter', LOG_KINDS, kindOf) // 'email'
 */
export function kindNamed(cell: string, kinds: readonly LogKind[], kindOf: KindOf): LogKind | null {
  const word = comparable(cell);
  const found = kinds.find((kind) => {
    const own = [kindsIn(inEnglish).of(kind), kindOf(kind)];
    const names = [...(WORDS[kind] ?? []), ...own.flatMap(({ badge, texts }) => [badge, texts.singular])].map(
      comparable,
    );
    return names.some((name) => name === word || singular(name) === singular(word));
  });
  return found ?? null;
}

import type { KindFlag } from '../logs/kinds/kind.js';
import { comparable } from './cell-text.js';
import { kept } from './kept.js';

/** What sheets call social platforms. The first word is in the label of the platform's checkbox, if it has one. */
const PLATFORMS: readonly (readonly string[])[] = [
  ['facebook', 'fb', 'meta'],
  ['instagram', 'ig', 'insta'],
  ['tiktok', 'tik tok', 'tt'],
  ['threads'],
  ['twitter', 'x', 'x twitter'],
  ['youtube', 'yt', 'you tube'],
  ['snapchat', 'snap'],
  ['linkedin', 'linked in', 'li'],
  ['pinterest'],
  ['bluesky'],
  ['mastodon'],
  ['whatsapp'],
  ['telegram'],
  ['wechat', '微信'],
  ['xing'],
  ['reddit'],
];

/** Words beside the name of a platform, such as 'IG Reels' and 'LinkedIn Post'. */
const FORMATS = new Set(
  'post posts story stories reel reels carousel video videos feed page short shorts live ad ads'.split(' '),
);

/** Returns the words in a cell such as 'Facebook, IG' or '(FB + X)'. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/^\((.*)\)$/s, '$1')
    .split(/[,;/|+&\n]+|\s(?:and|und|et|y|e|i|och|en)\s/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'None');

/**
 * Returns the platform that a word names, or null.
 *
 * @example platformNamed('IG Reels') // 'instagram'
 */
export const platformNamed = kept((word): string | null => {
  const name = comparable(word);
  const rest = name
    .split(' ')
    .filter((each) => !FORMATS.has(each))
    .join(' ');
  const found = PLATFORMS.find((names) => names.includes(name) || names.includes(rest));
  return found?.[0] ?? null;
});

/** Returns the words in a cell that name platforms. */
export const platformsIn = kept((text) => wordsIn(text).filter((word) => platformNamed(word) !== null));

/** Returns the checkbox that a word names, or null. */
export function flagNamed(word: string, flags: readonly KindFlag[]): KindFlag | null {
  const platform = platformNamed(word);
  const names = [comparable(word), ...(platform === null ? [] : [platform])];
  const found = flags.find(({ label, abbreviation }) => {
    const own = comparable(label);
    return names.some(
      (name) => own === name || comparable(abbreviation) === name || own.split(' ').includes(name),
    );
  });
  return found ?? null;
}

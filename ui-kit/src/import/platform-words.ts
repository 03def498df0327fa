import type { KindFlag } from '../logs/kinds/kind.js';
import type { LogKind } from '../logs/types.js';
import { comparable } from './cell-text.js';
import type { ImportTarget } from './import-targets.js';
import { kept } from './kept.js';

/** What sheets call social platforms. The first word is their name, which the platform's checkbox has in its label. */
const PLATFORMS: readonly (readonly string[])[] = [
  ['Facebook', 'fb', 'face', 'meta', 'フェイスブック', '페이스북', 'фейсбук', '脸书'],
  ['Instagram', 'ig', 'insta', 'インスタグラム', 'インスタ', '인스타그램', '인스타', 'инстаграм'],
  ['TikTok', 'tik tok', 'tt'],
  ['Threads'],
  ['Twitter', 'x', 'x twitter', 'tw'],
  ['YouTube', 'yt', 'you tube', '유튜브', 'ютуб'],
  ['Snapchat', 'snap'],
  ['LinkedIn', 'linked in', 'li'],
  ['Pinterest'],
  ['Bluesky'],
  ['Mastodon'],
  ['WhatsApp'],
  ['Telegram', 'телеграм'],
  ['WeChat', '微信', '微信公众号', '公众号'],
  ['XING'],
  ['Reddit'],
  ['VK', 'vkontakte', 'вконтакте', 'вк'],
  ['Weibo', '微博'],
  ['Xiaohongshu', '小红书', 'red note'],
  ['Douyin', '抖音'],
  ['KakaoTalk', '카카오톡'],
  ['Naver', '네이버'],
  ['LINE'],
  ['Bilibili', '哔哩哔哩', 'b站'],
  ['Zhihu', '知乎'],
];

/** Words beside the name of a platform, such as 'IG Reels' and 'LinkedIn Post'. */
const FORMATS = new Set(
  'post posts story stories reel reels carousel video videos feed page channel 채널 short shorts live ad ads formerly ehemals anteriormente anciennement'.split(
    ' ',
  ),
);

/** The color of a label in exports of Trello, such as in 'Blog (blue_dark)'. */
const LABEL_COLOR =
  /\s*\((?:yellow|purple|blue|red|green|orange|black|sky|pink|lime)(?:_dark|_light)?\)(?=\s*(?:,|$))/g;

/** Returns the words in a cell such as 'Facebook, IG' or '(FB + X)'. */
export const wordsIn = (text: string): string[] =>
  text
    .replaceAll(LABEL_COLOR, '')
    .replace(/\)$/, '')
    .split(/[,;/|+&\n、，；・(]+|\s[-–—]\s|:\s|\s(?:and|und|et|y|e|i|och|en)\s/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'None');

const withoutFormats = (word: string) =>
  word
    .split(' ')
    .filter((each) => !FORMATS.has(each.toLowerCase()))
    .join(' ');

/** Names of platforms that are also words. */
const WORDS = new Set(['Threads', 'LINE', 'VK', 'XING']);

/** Returns whether a name such as 'Instagram Business Profile' begins with a platform. Longer ones are rather titles. */
const isAccount = (word: string, platform: string) =>
  /^\p{L}+(?: \p{L}+){1,2}$/u.test(word) && comparable(word).startsWith(`${platform} `);

/** Returns what sheets call the platform that a word names, or undefined. */
const namesOf = (word: string) => {
  const name = comparable(word);
  const rest = withoutFormats(name);
  return (
    PLATFORMS.find(([first = '', ...others]) =>
      [comparable(first), ...others].some((each) => each === name || each === rest),
    ) ?? PLATFORMS.find(([first = '']) => !WORDS.has(first) && isAccount(word, comparable(first)))
  );
};

/**
 * Returns the platform that a word names, or null.
 *
 * @example platformNamed('IG Reels') // 'instagram'
 */
export const platformNamed = kept((word): string | null => namesOf(word)?.[0]?.toLowerCase() ?? null);

/** Returns the name for a new platform, such as 'LinkedIn' for 'LinkedIn Post' or 'LI'. */
export function platformName(word: string): string {
  const given = withoutFormats(word) || word;
  const [name] = namesOf(word) ?? [];
  const isShort = /^[a-z]{1,3}$/i.test(given);
  return name !== undefined && (isShort || comparable(given) === comparable(name)) ? name : given;
}

/** Returns whether a cell consists of names of platforms. */
export const isPlatforms = kept((cell): boolean => {
  const words = wordsIn(cell);
  return words.length > 0 && words.every((word) => platformNamed(word) !== null);
});

/** Returns the target of platforms, and the kind that has them, if only one has. */
export function platformTarget(targets: readonly ImportTarget[]) {
  const target = targets.find(({ fields }) => [...fields.values()].some(({ type }) => type === 'flags'));
  const [kind = null, ...others] = target?.fields.keys() ?? [];
  return { id: target?.id, kind: others.length > 0 ? null : kind };
}

/** Returns the kind of a row that has no kind, but a known platform. */
export function kindOfPlatforms(
  targets: readonly ImportTarget[],
  textOf: (id: string) => string,
): LogKind | null {
  const { id, kind } = platformTarget(targets);
  const hasPlatform = id !== undefined && wordsIn(textOf(id)).some((word) => platformNamed(word) !== null);
  return hasPlatform ? kind : null;
}

/** Returns whether a word only names a format, such as 'Reels'. */
export const isFormat = (word: string): boolean =>
  comparable(word)
    .split(' ')
    .every((each) => FORMATS.has(each));

/**
 * Returns the words of a type that say where an entry is posted: platforms, and words that name no type.
 *
 * @example channelsIn('Reels + TikTok', isType) // ['Reels', 'TikTok']
 */
export function channelsIn(type: string, isType: (word: string) => boolean): string[] {
  const words = wordsIn(type);
  return words.filter((word) => {
    if (platformNamed(word) !== null) return true;
    return isFormat(word) ? words.length > 1 : !isType(word);
  });
}

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

import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import { comparable } from './cell-text.js';
import { platformNamed, wordsIn } from './platform-words.js';

const singular = (text: string) => (text.endsWith('s') ? text.slice(0, -1) : text);

/** Other words that spreadsheets use for kinds, without the plural 's'. */
const WORDS: Readonly<Partial<Record<LogKind, readonly string[]>>> = {
  blog: [
    ...['blog', 'blog article', 'article', 'blogpost', 'blog entry', 'blogartikel', 'blogbeitrag', 'blogg'],
    ...['blogi', 'artykuł', 'artículo', 'articolo', 'artigo', 'блог', 'ブログ', '博客', '블로그'],
    ...[
      'wpis',
      'wpis na blogu',
      'post de blog',
      'article de blog',
      'blogginlägg',
      'blogindlæg',
      'статья',
      'ブログ記事',
    ],
  ],
  email: [
    ...['email', 'e mail', 'mail', 'newsletter', 'mailing', 'email newsletter', 'campaign', 'mailchimp'],
    ...[
      'email marketing',
      'e mail marketing',
      'emailing',
      'e mailing',
      'boletin',
      'courriel',
      'ニュースレター',
    ],
    ...['infolettre', 'lettre d information', 'boletín', 'correo', 'nieuwsbrief', 'nyhetsbrev', 'nyhedsbrev'],
    ...[
      'uutiskirje',
      'zpravodaj',
      'biuletyn',
      'e bülten',
      'bülten',
      'hírlevél',
      'рассылка',
      'メルマガ',
      'メール',
    ],
    ...['邮件', '电子邮件', '뉴스레터', '이메일'],
  ],
  social: [
    'social',
    'social media',
    'reel',
    'story',
    'tweet',
    'social media post',
    'organic social',
    'paid social',
    'storia',
    'réseaux sociaux',
    'sns',
    ...[
      'redes sociales',
      'redes sociais',
      'soziale medien',
      'sociale media',
      'media społecznościowe',
      'социальные сети',
    ],
  ],
  event: [
    ...[
      'event',
      'trade fair',
      'trade show',
      'foire',
      'mässa',
      'messut',
      'veletrh',
      'выставка',
      '展示会',
      '전시회',
      'fair',
      'conference',
      'meetup',
      'meet up',
      'targi',
      'salon',
      'feria',
      'fiera',
      'feira',
      'beurs',
      'veranstaltung',
      'messe',
      'evento',
    ],
    ...[
      'événement',
      'wydarzenie',
      'evenemang',
      'evenement',
      'tapahtuma',
      'мероприятие',
      'イベント',
      '活动',
      '线下活动',
    ],
    ...['행사', '오프라인 행사'],
  ],
  podcast: ['podcast', 'episode', 'pod', 'подкаст', 'ポッドキャスト', '播客', '팟캐스트'],
  other: ['other', 'misc', 'miscellaneous', 'sonstige'],
};

const CHANNELS = new Set(
  [...Object.values(WORDS).flat(), 'news', 'web', 'website', 'sms', 'pr', 'webinar'].map((word) =>
    singular(comparable(word ?? '')),
  ),
);

/** Returns whether a word names a channel, in any language. */
export const isChannelName = (word: string): boolean =>
  platformNamed(word) !== null || CHANNELS.has(singular(comparable(word)));

/** The kinds that cells can name, and what they are called. */
export interface NamedKinds {
  kinds: readonly LogKind[];
  /** The kinds by their names, in the form that `kindNames` returns. */
  kindNames: ReadonlyMap<string, LogKind>;
}

/** Returns kinds by their names, without the plural 's', in the languages of the given functions. */
export function kindNames(
  kinds: readonly LogKind[],
  languages: readonly KindOf[],
): ReadonlyMap<string, LogKind> {
  const names = new Map<string, LogKind>();
  for (const kind of kinds) {
    const own = languages.flatMap((kindOf) => {
      const { badge, texts } = kindOf(kind);
      return [badge, texts.singular, texts.plural];
    });
    for (const name of [...(WORDS[kind] ?? []), ...own]) {
      const word = singular(comparable(name));
      if (!names.has(word)) names.set(word, kind);
    }
  }
  return names;
}

/**
 * Returns the kind that a cell names, in English or in the user's language.
 *
 * @example
 * kindNamed('Newsletter', { kinds, kindNames: kindNames(kinds, [kindOf]) }) // 'email'
 */
export function kindNamed(cell: string, named: NamedKinds): LogKind | null {
  const whole = kindOfWord(cell, named);
  if (whole !== null) return whole;
  // In a cell such as 'Facebook + Instagram', all words must name the same kind.
  const [first = null, ...others] = wordsIn(cell).map((word) => kindOfWord(word, named));
  return others.every((kind) => kind === first) ? first : null;
}

/**
 * Returns the kind that a list of tags names beside other words, or null if it names several kinds.
 *
 * @example kindAmong('blog, long-read', { kinds, kindNames: kindNames(kinds, [kindOf]) }) // 'blog'
 */
export function kindAmong(cell: string, named: NamedKinds): LogKind | null {
  const found = new Set(cell.split(/[,;|\n、]/).flatMap((word) => kindNamed(word, named) ?? []));
  const [only = null, ...others] = found;
  return others.length > 0 ? null : only;
}

function kindOfWord(cell: string, named: NamedKinds): LogKind | null {
  const found = named.kindNames.get(singular(comparable(cell)));
  return found ?? (platformNamed(cell) !== null && named.kinds.includes('social') ? 'social' : null);
}

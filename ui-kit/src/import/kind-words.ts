import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import { comparable } from './cell-text.js';
import { folded, wordList } from './heading-words.js';
import { platformNamed, wordsIn } from './platform-words.js';

/** Returns a word without accents and the plural 's'. */
function wordKeyOf(text: string): string {
  const word = folded(comparable(text));
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Other words that spreadsheets use for kinds. Underscores are spaces. */
const WORDS: Readonly<Partial<Record<LogKind, readonly string[]>>> = {
  blog: wordList(`blog blog_article article blogpost blog_entry blogartikel blogbeitrag blogg blogi artykuł artículo
    articolo artigo блог ブログ 博客 블로그 wpis wpis_na_blogu post_de_blog article_de_blog blogginlägg
    blogindlæg статья ブログ記事 clanek clanok makale blog_yazısı 文章 記事`),
  email: wordList(`email e_mail mail newsletter mailing email_newsletter campaign mailchimp email_marketing
    e_mail_marketing em nl emailing e_mailing boletin courriel ニュースレター infolettre lettre_d_information boletín
    correo nieuwsbrief nyhetsbrev nyhedsbrev uutiskirje zpravodaj biuletyn e_bülten bülten hírlevél
    рассылка メルマガ メール 邮件 电子邮件 뉴스레터 이메일 crm e_posta eposta e_mail_mkt email_mkt e_mail_kampanya
    email_campaign newslettera`),
  social: wordList(`social social_media reel story tweet social_media_post organic_social paid_social storia
    réseaux_sociaux sns redes_sociales redes_sociais soziale_medien sociale_media media_społecznościowe
    социальные_сети prispevek prispevok gönderi sosyal_medya sociální_sítě organic social_post`),
  event:
    wordList(`event trade_fair trade_show foire mässa messut veletrh выставка 展示会 전시회 fair conference meetup
    meet_up targi salon feria fiera feira beurs veranstaltung messe evento événement wydarzenie
    evenemang evenement tapahtuma мероприятие イベント 活动 线下活动 행사 오프라인_행사 akce etkinlik fuar akcia podujatie`),
  podcast: wordList(`podcast episode pod подкаст ポッドキャスト 播客 팟캐스트 podd poddavsnitt`),
  other:
    wordList(`other misc miscellaneous sonstige pr press press_release media_relations presse pressemitteilung
    communique_de_presse communiqué nota_de_prensa comunicato_stampa persbericht tisková_zpráva tz
    pressmeddelande basın basın_bülteni assessoria assessoria_de_imprensa пресс_релиз プレスリリース 新闻稿 보도자료`),
};

const CHANNELS = new Set(
  [...Object.values(WORDS).flat(), 'news', 'web', 'website', 'sms', 'pr', 'webinar'].map((word) =>
    wordKeyOf(word ?? ''),
  ),
);

/** Returns whether a word names a channel, in any language. */
export const isChannelName = (word: string): boolean =>
  platformNamed(word) !== null || CHANNELS.has(wordKeyOf(word));

/** Returns whether a word is rather a channel than a part of the title if it is before the title. */
export const isLeadingName = (word: string): boolean =>
  /^(?:blog|e-?mail|newsletter|mailing|podcast)$/i.test(word) ||
  (word.length > 3 && platformNamed(word) !== null);

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
      const word = wordKeyOf(name);
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

/** A name with a known first or last word, such as 'Social Message' and 'Marketing email'. */
const COMPOUND =
  /^(social)(?: \p{L}+){1,2}$|^(?:\p{L}+ ){1,2}(blog|e-?mail|newsletter|mailing|event|podcast)$/iu;

/** Returns the kind that a word in a column of types names. Elsewhere, 'Spring newsletter' is rather a title. */
export function typeNamed(word: string, named: NamedKinds): LogKind | null {
  const [, first, last] = COMPOUND.exec(word) ?? [];
  return kindNamed(word, named) ?? kindNamed(last ?? first ?? '', named);
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
  const found = named.kindNames.get(wordKeyOf(cell));
  return found ?? (platformNamed(cell) !== null && named.kinds.includes('social') ? 'social' : null);
}

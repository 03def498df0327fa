import { kept } from './kept.js';

const ACCENTS = /\p{M}/gu;

/** Letters that don't decompose into a base letter and an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Returns lowercase text without accents, so that 'Título' and 'titulo' are the same word.
 *
 * @example folded('Tytuł') // 'tytul'
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđı]/g, (letter) => BASE_LETTERS[letter] ?? letter);

/**
 * Returns the words of a heading, also in camel case and snake case.
 *
 * @example headingWords('targetPublish_date') // ['target', 'publish', 'date']
 */
export const headingWords = kept((heading): readonly string[] => {
  const spaced = heading
    .normalize('NFKC')
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
  return folded(spaced).match(/[\p{L}\p{N}]+/gu) ?? [];
});

/** Returns the alternatives in a heading such as 'Titre / Accroche' or 'Date (CET)', as words. */
const alternatives = kept((heading) =>
  heading
    .split(/[/|(),;:[\]\n]+/)
    .map(headingWords)
    .filter((words) => words.length > 0),
);

/** In 'date de publication', the first word says what the column contains. In 'publication date', the last one does. */
const OF = new Set(
  'of for from de du des del della di da do dos das d von fur der av af pour para per na dla'.split(' '),
);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, place) => word === other[place]);

/** Languages without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns how well a heading fits a name: 1 if it is the name, 0.6 if the name is what its other words describe, and
 * else 0.
 *
 * @example
 * headingFit('Blog Status', 'status') // 0.6
 * headingFit('Comment Count', 'comment') // 0, because the column contains counts
 */
export function headingFit(heading: string, name: string): number {
  const wanted = headingWords(name);
  if (wanted.length === 0) return 0;
  const all = headingWords(heading);
  const parts = alternatives(heading);
  if (isSame(all, wanted) || parts.some((words) => isSame(words, wanted))) return 1;
  const [only = ''] = wanted;
  const fits = parts.some((words) => {
    if (isSame(words.slice(-wanted.length), wanted)) return true;
    if (isSame(words.slice(0, wanted.length), wanted) && OF.has(words[wanted.length] ?? '')) return true;
    if (wanted.length > 1) return false;
    const last = words.at(-1) ?? '';
    // Words such as 'Beitragstitel' and '公開日' consist of several words.
    return UNSPACED.test(only) ? last.endsWith(only) : only.length >= 5 && last.endsWith(only);
  });
  return fits ? 0.6 : 0;
}

/** Splits lists of words, in which underscores are spaces. */
export const wordList = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => folded(word.replaceAll('_', ' ')));

/** Headings of the columns that all kinds have, in all languages whose dates are read. */
export const HEADINGS = {
  title:
    wordList(`title headline subject subject_line name asset_name working_title titre titel tittel titolo titulo tytul nazev nadpis
    rubrik overskrift otsikko заголовок название назва baslik titlu cim sarlavha nom nombre nome nazwa namn navn
    nimi nev タイトル 件名 标题 標題 主题 題名 제목 hook accroche objet asunto oggetto betreff assunto 名称 event
    veranstaltung evenement evento wydarzenie evenemang begivenhed arrangement tapahtuma udalost мероприятие
    onderwerp amne emne aihe`),
  /** Columns that contain titles if no other column does. */
  topic:
    wordList(`topic activity activite actividad attivita atividade activiteit aktivitat aktivitet pauta idea ideas what post topics thema tema sujet temat argomento assunto
    тема konu subiect mavzu beitrag 主題 テーマ 选题 주제`),
  text: wordList(`caption copy text description message body content legende legenda texto testo tekst texte teksti
    metin beschreibung descripcion descrizione descricao opis popis текст inhalt contenu contenido conteudo
    contenuto tresc 本文 文案 内容 コンテンツ 내용 콘텐츠 キャプション`),
  remarks: wordList(`theme note notes keyword keywords comment comments remark remarks goal objective`),
  startDate:
    wordList(`date start_date start from od day when datum fecha data dato pvm paivamaara дата tarih sana dátum
    beginn anfang debut inicio inizio poczatek begin startdatum jour giorno dia tag dag termin 日付 日期 날짜 日`),
  endDate:
    wordList(`end_date end ends until to till do last_day finish bis ende enddatum fin fecha_fin date_de_fin fine
    data_fine termino data_fim eind einddatum slut slutdatum koniec konec kraj конец bitis sfarsit 終了日 结束日期 종료일`),
  firstDay:
    wordList(`start start_date start_day start_time begin begins beginn startdatum anfang debut date_de_debut inicio
    fecha_de_inicio data_de_inicio data_inicio inizio data_inizio poczatek data_rozpoczecia startdato zacatek 開始日 开始日期 시작일`),
  kind: wordList(`type channel content_type kind format medium log kanal typ network platform canal canale plateforme
    plataforma piattaforma kanava канал tur csatorna post_type formato tipo rodzaj soort 種別 plattform platforma netzwerk reseau rete red rede
    netwerk media mecra kanaal площадка соцсеть where wo ou donde dove onde 媒体 チャンネル チャネル プラットフォーム 渠道 平台 类型 채널 유형 플랫폼`),
  brand:
    wordList(`brand client account customer company marke kunde marque cliente marchio marca merk klant marka
    klient klijent znacka varumarke kund бренд клиент ブランド クライアント 品牌 客户 브랜드`),
  color: wordList('color colour farbe couleur colore cor kleur farg kolor barva 色 颜色 색'),
  showOnCalendar: wordList('on_calendar show_on_calendar visible'),
} as const;

/** Words for the day on which something is published. */
const PUBLISH = new Set(
  wordList(`publish published goes publishing publication publishes live launch launches release releases post posting
    posted send sending scheduled schedule termin veroffentlichung veroffentlichungsdatum erscheinungsdatum erscheint versand
    versanddatum publie diffusion parution envoi publicacion publicado envio pubblicazione invio publicacao
    publikacji publikacja publikace zverejneni publicering publicerad publiceras udgivelse udgives udgivet utgis julkaisu julkaistaan публикации
    публикация yayin publicarii megjelenes publicatie publicatiedatum verzenddatum 投稿日 公開日 配信日 掲載日
    vo ligne onlinestellung publikation plaatsing plaatsingsdatum publiceren publicar publier pubblicare uscita postagem publisering publiseres 发布日期 发布时间 上线日期 게시일 발행일`),
);
const DUE = new Set(
  wordList(`due deadline faellig fallig falligkeit echeance vencimiento scadenza prazo termin_plnieni terminy
    forfallsdato forfaldsdato срок 締切 截止日期 마감일`),
);
/** Words for other days in the life of an entry. */
const OTHER_DAYS = new Set(
  wordList(`brief briefing create created creation add added update updated modify modified changed edited generated approval approved approve
    agreed client completed completion done closed reminder activity last sent received archived deleted paid
    invoice birthday joined registered erstellt erstellung geandert freigabe freigegeben cree creation modifie
    validation creado creacion aprobacion aggiornato approvazione criado aprovacao utworzono vytvoreno skapad
    作成日 更新日 创建日期 更新时间 생성일`),
);
/** Words for preparations, unless the heading also says that it is about the publication. */
const PREPARATION = new Set(
  wordList(`planned planning plan draft copy design image art review shoot shooting record recording edit editing
    production writing writer proof feedback script filming internal external kickoff redaktion entwurf
    planungsdatum`),
);
/** Words for entries, which say nothing about what a column contains, such as in 'Temat posta'. */
const ENTRY = new Set(
  wordList('post posta postu posts posten wpisu artykulu article artikel prispevku поста'),
);
/** Words that describe something else than the entry itself. */
const OTHER_NAMES = new Set(
  wordList(`status stage state type url link time id count number no nr platform channel network owner author date
    brand client company account customer hashtags hashtag cta format pillar pillars category group list file
    project assignee user author first last image photo asset tag tags label labels slug sku budget cost price
    week month language audience persona section column folder stato statut estado stan pilier pilar hora heure
    uhrzeit godzina utm tracking facebook instagram linkedin tiktok twitter youtube newsletter blog fb ig x email`),
);

const has = (words: readonly string[], set: ReadonlySet<string>) => words.some((word) => set.has(word));

const bestFit = (heading: string, names: readonly string[]) =>
  names.reduce((best, name) => Math.max(best, headingFit(heading, name)), 0);

/** Returns whether a heading names another day than that of the publication, such as 'Created' and 'Draft due'. */
export function isOtherDay(heading: string): boolean {
  const words = headingWords(heading);
  return has(words, OTHER_DAYS) || (has(words, PREPARATION) && !has(words, PUBLISH));
}

/** Words for texts that are written before the entry itself. */
const DRAFTS = new Set(wordList('brief briefing briefings draft drafts entwurf copy script'));

/** Returns whether a heading names the day on which a draft is due, such as 'Briefing bis'. */
export const isDraftDay = (heading: string): boolean => has(headingWords(heading), DRAFTS);

/** Returns whether a heading names the first of several days, such as 'Start Date'. */
export const isFirstDay = (heading: string): boolean => bestFit(heading, HEADINGS.firstDay) === 1;

/** Returns whether a heading names the day on which something must be done, such as 'Due Date'. */
export const isDueDay = (heading: string): boolean => has(headingWords(heading), DUE);

/** Returns how clearly a heading names the day of publication, from 0 to 1. */
export function dateHeadingFit(heading: string, names: readonly string[]): number {
  const words = headingWords(heading);
  if (isOtherDay(heading) || bestFit(heading, HEADINGS.endDate) === 1) return 0;
  if (has(words, PUBLISH)) return 1;
  if (isDueDay(heading)) return 0.75;
  const fit = Math.max(bestFit(heading, HEADINGS.startDate), bestFit(heading, names));
  return fit === 1 ? 0.85 : fit > 0 ? 0.8 : 0;
}

/** Returns whether a cell is a common heading, in any of the languages. */
export const isCommonHeading = (cell: string): boolean =>
  Object.values(HEADINGS).some((names) => bestFit(cell, names) > 0) || dateHeadingFit(cell, []) > 0;

/**
 * Returns how clearly a heading names the title, from -1, which means something else, to 1.
 *
 * @param names The label of the title, and other names of it.
 */
export function titleHeadingFit(heading: string, [label = '', ...names]: readonly string[]): number {
  const words = headingWords(heading);
  if (headingFit(heading, label) === 1) return 1;
  const rest = words.filter((word) => !ENTRY.has(word)).join(' ');
  const title = Math.max(
    bestFit(heading, HEADINGS.title),
    bestFit(heading, names) === 1 ? 1 : 0,
    bestFit(rest, HEADINGS.title) === 1 ? 0.9 : 0,
  );
  const describesOther = words.slice(0, -1).some((word) => OTHER_NAMES.has(word));
  if (title === 1) return 0.95;
  if (title > 0) {
    // 'List name' names a list, but 'Blog title' names the entry.
    const isName = /^(?:name|nom|nombre|nome|nazwa|namn|navn)$/.test(words.at(-1) ?? '');
    return isName && describesOther ? -0.6 : 0.9;
  }
  if (has(words, OTHER_NAMES)) return -0.6;
  const fits = (wanted: readonly string[]) => bestFit(heading, wanted) > 0 || bestFit(rest, wanted) === 1;
  if (fits(HEADINGS.topic)) return 0.6;
  if (fits(HEADINGS.text)) return 0.15;
  return fits(HEADINGS.remarks) ? 0.05 : 0;
}

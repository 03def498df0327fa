import { namesOf, plainName } from './date-names.js';

const NUMERIC_DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g;
/** '12. April 2027' and 'April 12, 2027', of which the word must be a month. */
const DATE_WITH_NAME = /\d{1,2}(?:st|nd|rd|th|\.)?\s+(\p{L}+)\.?,?\s+\d{4}|(\p{L}+)\.?\s+\d{1,2},?\s+\d{4}/gu;
const YEARS = /(?<!\d)(20\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d)|(?<![\d/.])(2\d|3\d)\/(\d{2})(?![\d/.])/g;
/** 'MAR-27' and 'März '27', of which the word must be a month. */
const SHORT_YEAR = /(\p{L}+)\.?(?:[\s-]*['’]|-)(\d{2})(?!\d)/gu;
/** 'October 2026', of which the word must be a month. */
const MONTH_AND_YEAR = /(\p{L}+)\.?\s+(20\d{2})(?!\d)/gu;

const FISCAL_WORDS =
  'fy|f\\.y\\.|fiscal(?: year)?|financial year|geschäftsjahr|wirtschaftsjahr|haushaltsjahr|gj|wj|exercice|année fiscale|ejercicio|año fiscal|exercício|ano fiscal|esercizio|anno fiscale|boekjaar|räkenskapsår|regnskabsår|regnskapsår|tilikausi|rok obrotowy|财年|財年|회계연도|年度';
const FISCAL = [
  `(?<!\\p{L})(?:${FISCAL_WORDS})[\\s’'-]*((?:20)?[2-4]\\d)(?:\\s*[/–-]\\s*(?:20)?(\\d{2})|(\\d{2}))?(?!\\d)`,
  `(?<!\\d)((?:20)?[2-4]\\d)(?:\\s*[/–-]\\s*(?:20)?(\\d{2}))?\\s*(?:${FISCAL_WORDS})(?!\\p{Script=Latin})`,
].map((pattern) => new RegExp(pattern, 'iu'));

const JAPANESE = /[\u3040-\u30ff]|日付|媒体|件名|担当|曜/;
const SEASON =
  /winter|hiver|invierno|inverno|invernale|zim[ay]|зима|冬|season|saison|sæson|säsong|temporada|stagione|seizoen|sezon|holiday|christmas|weihnacht|noël|navidad|natal(?!\p{L})|school|schuljahr/iu;

const QUARTER =
  /(?<!\p{L})(?:Q|T|quarter |quartal |trimestre )([1-4])(?!\d)|(?<!\d)([1-4])(?:\.|º|er|st|nd|rd|th)?\s*(?:quarter|quartal|trimestre|trim|kwartał|kvartal|čtvrtletí|çeyrek|季度)/giu;

/** The year of months from \`firstMonth\` on. Earlier months are in the next year. */
export interface PlannedYears {
  first: number;
  /** Counts from 1. */
  firstMonth: number;
}

/** The years that the title of a plan names. */
export interface TitleYears {
  years: readonly number[];
  /** What the title can mean. A fiscal year such as 'FY27' means several things. */
  meanings: readonly PlannedYears[];
  /** Whether the title says in which year a month is, such as 'Winter 2026/27'. */
  isCertain: boolean;
}

/** Returns the year of a month, counted from 1. */
export const yearInTitle = ({ first, firstMonth }: PlannedYears, month: number): number =>
  month >= firstMonth ? first : first + 1;

/** Returns the year of a month, or null if the title does not say it. */
export function titleYearOf(title: TitleYears | null, month: number): number | null {
  const [first, ...others] = (title?.meanings ?? []).map((meaning) => yearInTitle(meaning, month));
  return first !== undefined && others.every((year) => year === first) ? first : null;
}

/** Returns the years that a text names, except for those in dates such as 'Stand 24.11.2026'. */
function yearsIn(text: string, locale: string): Set<number> {
  const { months } = namesOf(locale);
  const isMonth = (name: string | undefined) => months.has(plainName(name ?? ''));
  const plain = text
    .replaceAll(NUMERIC_DATE, ' ')
    .replaceAll(DATE_WITH_NAME, (date, before, after) => (isMonth(before ?? after) ? ' ' : date));
  const years = new Set<number>();
  for (const [, first, last, short, next] of plain.matchAll(YEARS)) {
    const year = first === undefined ? 2000 + Number(short) : Number(first);
    const second = last ?? next;
    // '2027-03' is a month, and '24/7' is not a range.
    const isRange = second !== undefined && 2000 + Number(second) === year + 1;
    if (first !== undefined || isRange) years.add(year);
    if (isRange) years.add(year + 1);
  }
  for (const [, name, digits] of plain.matchAll(SHORT_YEAR))
    if (isMonth(name)) years.add(2000 + Number(digits));
  return years;
}

/** Returns what a fiscal year can mean, or null if the text names none. */
function fiscalYears(text: string, isJapanese: boolean): readonly PlannedYears[] | null {
  const match = FISCAL.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!match) return null;
  const [found, digits = '', next, glued] = match;
  const first = 2000 + Number(digits.slice(-2));
  const second = next ?? glued;
  if (second !== undefined) {
    if (2000 + Number(second) !== first + 1) return null;
    return [7, 4, 10].map((firstMonth) => ({ first, firstMonth }));
  }
  // In Japan, such a year begins in April. In China, it is a calendar year.
  const april = { first, firstMonth: 4 };
  if (found.includes('年度')) return isJapanese ? [april] : [{ first, firstMonth: 1 }, april];
  return [
    ...[{ first, firstMonth: 1 }, april],
    ...[4, 7, 10].map((firstMonth) => ({ first: first - 1, firstMonth })),
  ];
}

/** Returns the years of a text such as 'Oktober 2026 – September 2027'. */
function monthsOfYears(text: string, locale: string): PlannedYears | null {
  const { months } = namesOf(locale);
  const [from, to, ...others] = [...text.matchAll(MONTH_AND_YEAR)].flatMap(([, name, year]) => {
    const month = months.get(plainName(name ?? ''));
    return month === undefined ? [] : { month, year: Number(year) };
  });
  if (!from || !to || others.length > 0 || to.year !== from.year + 1 || to.month >= from.month) return null;
  // Other months are in the year that is nearer.
  return { first: from.year, firstMonth: from.month - Math.floor((from.month - 1 - to.month) / 2) };
}

/**
 * Returns the year or the two years of a plan, from the first of its titles that names them. Without other evidence, a
 * plan for two years begins in July.
 *
 * @example titleYears(['Stand 24.11.2026', 'Redaktionsplan 2027/28'], 'de-DE')?.years // [2027, 2028]
 */
export function titleYears(texts: readonly string[], locale: string): TitleYears | null {
  const isJapanese = locale.startsWith('ja') || texts.some((text) => JAPANESE.test(text));
  const titleOf = (meanings: readonly PlannedYears[], isCertain: boolean): TitleYears => ({
    years: [
      ...new Set(
        meanings.flatMap(({ first, firstMonth }) => (firstMonth === 1 ? first : [first, first + 1])),
      ),
    ].toSorted(),
    ...{ meanings, isCertain },
  });
  for (const text of texts) {
    const months = monthsOfYears(text, locale);
    if (months) return titleOf([months], true);
  }
  for (const text of texts) {
    const fiscal = fiscalYears(text, isJapanese);
    if (fiscal) return titleOf(fiscal, fiscal.length === 1);
  }
  for (const text of texts) {
    const years = [...yearsIn(text, locale)].toSorted();
    const [first, last = 0] = [years[0], years.at(-1)];
    if (first === undefined || last - first > 1) continue;
    const quarters = new Set([...text.matchAll(QUARTER)].map(([, one, other]) => Number(one ?? other)));
    const [quarter] = quarters;
    // December is not in the first quarter, but before it.
    if (last === first && quarters.size === 1 && (quarter === 1 || quarter === 4)) {
      const begin = quarter === 1 ? { first: first - 1, firstMonth: 8 } : { first, firstMonth: 5 };
      return { ...titleOf([begin], true), years: [first] };
    }
    return titleOf([{ first, firstMonth: last === first ? 1 : 7 }], last > first && SEASON.test(text));
  }
  return null;
}

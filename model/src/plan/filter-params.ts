import { isCalendarDate } from '../dates/calendar-date.js';
import type { ConditionValue, RelativeDays } from '../field-types/condition-value.js';
import { conditionOn } from '../filters/change-filter.js';
import type { Condition, Filter } from '../filters/filter.js';

/** The version of addresses with filters. Addresses without a version are of version 1. */
const VERSION = '2';

/** The parameter for kinds, and its value for all kinds, including those that are created later. */
const KINDS = 'type';
const ALL_KINDS = 'all';

/** The value for entries without a brand, in place of a brand's id. */
const NO_BRAND = 'none';

/** The value for an empty field, in place of a choice. Choices that begin with it have another one in front. */
const EMPTY = '~';

/** What the parameters of fields, and the values that name a field, begin with. */
export const FIELD = 'field.';

/** A condition that all kinds meet. */
const OF_ANY_KIND: Condition = { field: '@kind', operator: 'isNotEmpty' };

/** Returns a condition that matches nothing, for conditions that are invalid or that only a later version supports. */
const nothing = (field: string): Condition => ({ field, operator: 'isAnyOf', value: [] });

/** Appends a list, one parameter per value. An empty list becomes one empty parameter. */
export function appendAll(params: URLSearchParams, key: string, values: readonly string[]): void {
  for (const value of values.length === 0 ? [''] : values) params.append(key, value);
}

/** Returns the values of a list, or undefined if it is omitted. */
export const listOf = (params: URLSearchParams, key: string): string[] | undefined =>
  params.has(key) ? params.getAll(key).filter((value) => value !== '') : undefined;

/** How the value of a condition is written, and read. Reading returns undefined if the values are invalid. */
interface Format {
  write: (value: ConditionValue) => readonly string[];
  read: (values: readonly string[]) => ConditionValue | undefined;
}

const one = (read: (text: string) => ConditionValue | undefined): Format => ({
  write: (value) => [String(value)],
  read: ([text, ...others]) => (text === undefined || others.length > 0 ? undefined : read(text)),
});
const numberOf = (text: string): number | undefined =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
const text = one((value) => value);
const number = one(numberOf);
const scalar = one((value) =>
  value === 'true' || value === 'false' ? value === 'true' : (numberOf(value) ?? value),
);
const list: Format = {
  write: (value) =>
    (value as readonly (string | null)[]).map((choice) =>
      choice === null ? EMPTY : choice.startsWith(EMPTY) ? `${EMPTY}${choice}` : choice,
    ),
  read: (values) =>
    values
      .filter((choice) => choice !== '')
      .map((choice) => (choice === EMPTY ? null : choice.startsWith(EMPTY) ? choice.slice(1) : choice)),
};
const pair: Format = {
  write: (value) => (value as readonly [number, number]).map(String),
  read: (values) => {
    const numbers = values.flatMap((value) => numberOf(value) ?? []);
    return values.length === 2 ? ((numbers.length === 2 ? numbers : values) as never) : undefined;
  },
};
const period: Format = {
  write: (value) => [`${(value as RelativeDays).count}.${(value as RelativeDays).unit}`],
  read: ([value = '', ...others]) => {
    const [, count, unit] = /^(\d+)\.(day|week|month)$/.exec(value) ?? [];
    return unit && others.length === 0
      ? { count: Number(count), unit: unit as RelativeDays['unit'] }
      : undefined;
  },
};

/** The formats of the operators that have a value. */
const FORMATS: Readonly<Record<string, Format>> = {
  ...{ contains: text, doesNotContain: text, before: text, after: text },
  ...{ is: scalar, atLeast: number, atMost: number, between: pair, inNext: period, inLast: period },
  ...{ isAnyOf: list, isNoneOf: list, hasAnyOf: list, hasAllOf: list, hasNoneOf: list },
};
const WITHOUT_VALUE = ['isEmpty', 'isNotEmpty', 'isFinished', 'isNotFinished'];

/** The conditions that have a short parameter, which is the same in all versions. */
const SHORT: readonly (Format & Pick<Condition, 'field' | 'operator'> & { key: string })[] = [
  {
    ...{ key: KINDS, field: '@kind', operator: 'isAnyOf' },
    write: (kinds) => kinds as readonly string[],
    read: (names) => [...new Set(names)].filter((name) => name !== ''),
  },
  {
    ...{ key: 'brand', field: '@brand', operator: 'isAnyOf' },
    write: (ids) => (ids as readonly (string | null)[]).map((id) => id ?? NO_BRAND),
    read: (ids) => ids.filter((id) => id !== '').map((id) => (id === NO_BRAND ? null : id)),
  },
  { ...{ key: 'q', field: '@title', operator: 'contains' }, ...text },
  {
    ...{ key: 'visibility', field: '@showOnCalendar', operator: 'is' },
    write: (isShown) => [isShown ? 'shown' : 'hidden'],
    read: ([name, ...others]) =>
      others.length === 0 && (name === 'shown' || name === 'hidden') ? name === 'shown' : undefined,
  },
];

const shortOf = (field: string, operator: string) =>
  SHORT.find((known) => known.field === field && known.operator === operator);

/**
 * Appends a filter to URL parameters. The parameters include the version, unless all of them mean the same in all
 * versions.
 */
export function appendFilter(params: URLSearchParams, { conditions, match, isLate }: Filter): void {
  const isOfAnyKind = ({ field, operator }: Condition) =>
    field === OF_ANY_KIND.field && operator === OF_ANY_KIND.operator;
  const others = conditions.filter((condition) => !isOfAnyKind(condition));
  if (match || isLate !== undefined || others.some(({ field, operator }) => !shortOf(field, operator)))
    params.append('v', VERSION);
  if (others.length < conditions.length && !conditionOn({ conditions }, '@kind', 'isAnyOf'))
    params.append(KINDS, ALL_KINDS);
  for (const { field, operator, value } of others) {
    const short = shortOf(field, operator);
    const key = short?.key ?? `${FIELD}${field}.${operator}`;
    const write = short?.write ?? FORMATS[operator]?.write;
    appendAll(params, key, value === undefined ? [] : (write?.(value) ?? [String(value)]));
  }
  if (match) params.append('match', match);
  if (isLate !== undefined) params.append('late', String(isLate));
}

/** The conditions of version 1, with their names in a filter. */
const FIRST_VERSION: Readonly<Record<string, Pick<Condition, 'operator'> & Pick<Format, 'read'>>> = {
  is: { operator: 'isAnyOf', read: (values) => values.filter((value) => value !== '') },
  checked: {
    operator: 'is',
    ...one((value) => (value === 'true' || value === 'false' ? value === 'true' : undefined)),
  },
  has: { operator: 'contains', ...text },
  before: { operator: 'before', ...one((value) => (isCalendarDate(value) ? value : undefined)) },
  after: { operator: 'after', ...one((value) => (isCalendarDate(value) ? value : undefined)) },
};

/** Returns a condition on a field. An invalid or unknown condition matches nothing. */
function conditionOf(field: string, name: string, values: readonly string[], isFirst: boolean): Condition {
  if (!isFirst && WITHOUT_VALUE.includes(name)) return { field, operator: name };
  const { operator = name, read } =
    ((isFirst ? FIRST_VERSION : FORMATS)[name] as Partial<Condition & Format>) ?? {};
  const value = read?.(values);
  return value === undefined ? nothing(field) : { field, operator, value };
}

/**
 * Returns the filter in URL parameters. It never matches more entries than the address was meant to: conditions that are
 * invalid, or that only a later version supports, match nothing.
 */
export function filterOf(params: URLSearchParams): Filter {
  const version = params.get('v');
  const isFirst = version === null;
  const short = SHORT.filter(({ key }) => params.has(key)).map(({ key, field, operator, read }) => {
    const values = params.getAll(key);
    if (key === KINDS && values.includes(ALL_KINDS)) return OF_ANY_KIND;
    const value = read(values);
    return value === undefined ? nothing(key) : { field, operator, value };
  });
  const others = [...new Set(params.keys())]
    .filter((key) => key.startsWith(FIELD))
    .map((key) => {
      const end = Math.max(key.lastIndexOf('.'), FIELD.length);
      return conditionOf(key.slice(FIELD.length, end), key.slice(end + 1), params.getAll(key), isFirst);
    });
  const late = isFirst ? null : params.get('late');
  const isLate = late === 'true' || late === 'false' ? late === 'true' : undefined;
  const isKnown = (isFirst || version === VERSION) && (late === null || isLate !== undefined);
  const conditions = [...short, ...others, ...(isKnown ? [] : [nothing('v')])];
  const isByType = isFirst ? others.length > 0 : params.get('match') === 'byType';
  return { conditions, ...(isByType && { match: 'byType' }), ...(isLate !== undefined && { isLate }) };
}

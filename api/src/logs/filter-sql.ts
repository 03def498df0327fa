import {
  FIRST_DATE,
  type Filter,
  type Condition as FilterCondition,
  type FilterType,
  hasNoEffect,
  LAST_DATE,
  operatorOf,
  type Viewer,
} from '@content-planner/model';
import { fieldTypeOf } from '../field-types/field-types.js';
import { optionNamed } from '../fields/field-options.js';
import { titleContains, valueContains } from '../search/search-text.js';
import { allOf, anyOf, type Condition, isOneOf, NOTHING } from '../sql/condition.js';
import { isId } from '../validation.js';
import type { LogKind } from './kinds/index.js';

// The rule of filters as SQL. The cases in `model/test/filters/filter-cases.ts` test it and the model's function.

/** A field that conditions can test. */
export interface FilteredField {
  id: string;
  type: FilterType;
  /** The kinds that have the field. */
  kinds: readonly LogKind[];
  options: readonly { id: string; name: string; isDone?: boolean }[];
}

/** SQL for what conditions test. */
interface Tested {
  type: FilterType;
  /** Matches entries whose kind has the field. */
  exists: Condition;
  /** Matches entries that have a value. */
  isFilled: Condition;
  /** Matches entries that have one of the values, if they have a value. */
  isAnyOf: (values: readonly string[]) => Condition;
  contains: (search: string) => Condition;
  /** Returns the id of the option with a name. Anything else stays the same. */
  idOf: (name: string) => string;
  /** The value as JSON. */
  json: Condition;
  /** Matches entries with a day from `from` to `to`. */
  isWithin: (from: string, to: string) => Condition;
  doneOptions: readonly string[];
}

/** Puts parts of SQL together. */
const sql = (...parts: readonly (Condition | string)[]): Condition => ({
  sql: parts.map((part) => (typeof part === 'string' ? part : part.sql)).join(''),
  values: parts.flatMap((part) => (typeof part === 'string' ? [] : part.values)),
});
const bound = (text: string, value: unknown): Condition => ({ sql: text, values: [value] });
const not = (condition: Condition) => sql('(', condition, ') is not true');
const ALL = sql('true');

// Uses one parameter for any number of values.
const elements = (values: readonly string[]) =>
  bound('(select value from jsonb_array_elements_text(?::jsonb))', JSON.stringify(values));

const column = (name: string, type: FilterType, more: Partial<Tested> = {}): Tested => ({
  ...{ type, exists: ALL, isFilled: sql(`${name} is not null`), json: sql(`to_jsonb(${name})`) },
  isAnyOf: (values) => sql(`${name}::text in `, elements(values)),
  ...{
    contains: () => NOTHING,
    idOf: (name) => name,
    isWithin: (from, to) => allOf([bound('start_date <= ?', to), bound('end_date >= ?', from)]),
    doneOptions: [],
  },
  ...more,
});

/** The properties that entries of all kinds have. */
const PROPERTIES: ReadonlyMap<string, Tested> = new Map([
  ['@title', column('title', 'text', { contains: titleContains })],
  ['@date', column('start_date', 'date')],
  [
    '@brand',
    column('brand_id', 'choice', {
      isAnyOf: (ids) =>
        bound(
          'brand_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
          JSON.stringify(ids.filter(isId)),
        ),
    }),
  ],
  ['@kind', column('kind', 'choice', { isAnyOf: (kinds) => isOneOf('kind', kinds) })],
  ['@color', column('color', 'other')],
  ['@showOnCalendar', column('show_on_calendar', 'boolean')],
]);

const DAY = `'^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'`;
const TIME = `'^([01]\\d|2[0-3]):[0-5]\\d$'`;

/** Returns SQL for a text that is compared byte by byte. */
const text = (json: Condition) => sql('(', json, ` #>> '{}') collate "C"`);

function customField({ id, type, kinds, options }: FilteredField): Tested {
  const exists = isOneOf('kind', kinds);
  const json = bound('(entries.values -> ?::text)', id);
  const { jsonType } = fieldTypeOf(type);
  const idOf = (name: string) => optionNamed(options, name)?.id ?? name;
  const first = sql(json, jsonType === 'array' ? ` ->> 0` : ` #>> '{}'`);
  return {
    ...{ type, exists, json, idOf },
    isFilled: allOf([exists, sql('jsonb_typeof', json, ` = '${jsonType}'`), sql(first, ` <> ''`)]),
    isAnyOf: (values) => {
      const all = elements([...values, ...values.map(idOf)]);
      return jsonType === 'array'
        ? sql('jsonb_exists_any(', json, ', array', all, ')')
        : sql(first, ' in ', all);
    },
    contains: (search) => valueContains(id, search),
    // The pattern comes last, because it takes the longest.
    isWithin: (from, to) =>
      allOf([
        exists,
        sql(text(json), bound(' <= ?', to)),
        sql(text(json), bound(' >= ?', from)),
        sql(text(json), ` ~ ${DAY}`),
      ]),
    doneOptions: options.flatMap((option) => (option.isDone ? [option.id] : [])),
  };
}

/** The people in all fields. Fields are also in the map by former ids. */
function people(fields: ReadonlyMap<string, FilteredField>): Tested {
  const all = [...fields].filter(([key, { id, type }]) => fieldTypeOf(type).hasPeople && key === id);
  const tested = all.map(([, field]) => customField(field));
  const some = (conditions: Condition[]) => (conditions.length > 0 ? anyOf(conditions) : NOTHING);
  return column('', 'person', {
    exists: some(tested.map(({ exists }) => exists)),
    isFilled: some(tested.map(({ isFilled }) => isFilled)),
    isAnyOf: (ids) => some(tested.map(({ isFilled, isAnyOf }) => allOf([isFilled, isAnyOf(ids)]))),
  });
}

type Values = readonly (string | null)[];
type Test = (tested: Tested, wanted: never) => Condition;

const isAnyOf: Test = ({ isFilled, isAnyOf }, wanted: Values) => {
  const texts = wanted.filter((one) => one !== null);
  const chosen = allOf([isFilled, isAnyOf(texts)]);
  return texts.length < wanted.length ? anyOf([chosen, not(isFilled)]) : chosen;
};

/** Matches lists that contain any or all of the values. */
const overlaps =
  (quantifier: 'any' | 'all'): Test =>
  ({ isFilled, json, idOf }, wanted: Values) => {
    if (quantifier === 'all' && wanted.length === 0) return ALL;
    if (quantifier === 'all' && wanted.includes(null)) return NOTHING;
    const texts = wanted.filter((one) => one !== null).map(idOf);
    return allOf([isFilled, sql(`jsonb_exists_${quantifier}(`, json, ', array', elements(texts), ')')]);
  };

const compare =
  (comparison: string): Test =>
  ({ isFilled, json }, wanted: number | boolean) =>
    allOf([isFilled, sql(json, bound(` ${comparison} ?::jsonb`, JSON.stringify(wanted)))]);
const [isEqual, atLeast, atMost] = ['=', '>=', '<='].map(compare) as [Test, Test, Test];

const compareTimes =
  (comparison: string): Test =>
  ({ isFilled, json }, wanted: string) =>
    allOf([isFilled, sql(text(json), ` ~ ${TIME}`), sql(text(json), bound(` ${comparison} ?`, wanted))]);

/** The tests of the operators. Tests of days are in the model. */
const TESTS: Readonly<Record<string, Test>> = {
  isNotEmpty: ({ isFilled }) => isFilled,
  contains: ({ isFilled, contains }, wanted: string) => allOf([isFilled, contains(wanted)]),
  isAnyOf,
  isFinished: (tested) => isAnyOf(tested, tested.doneOptions as never),
  hasAnyOf: overlaps('any'),
  hasAllOf: overlaps('all'),
  // A checkbox without a value is not checked.
  is: (tested, wanted: number | boolean) =>
    wanted === false
      ? allOf([tested.exists, sql(tested.json, ` is distinct from 'true'`)])
      : isEqual(tested, wanted as never),
  ...{ atLeast, atMost },
  between: (tested, [from, to]: readonly [number, number]) =>
    allOf([atLeast(tested, from as never), atMost(tested, to as never)]),
  ...{ before: compareTimes('<'), after: compareTimes('>') },
};

/** The operators that match whatever another one does not match. */
const OPPOSITES: Readonly<Record<string, string>> = {
  ...{ isEmpty: 'isNotEmpty', doesNotContain: 'contains', isNoneOf: 'isAnyOf', isNotFinished: 'isFinished' },
  hasNoneOf: 'hasAnyOf',
};

const isWithin = (tested: Tested, [from, to]: readonly [string, string]) =>
  from > LAST_DATE || to < FIRST_DATE
    ? NOTHING
    : tested.isWithin(from < FIRST_DATE ? FIRST_DATE : from, to > LAST_DATE ? LAST_DATE : to);

/** Returns the SQL for a condition. A condition that is invalid matches nothing. */
function conditionSql(tested: Tested, { operator: name, value }: FilterCondition, viewer: Viewer): Condition {
  const operator = operatorOf(tested.type, name);
  if (!operator?.accepts(value)) return NOTHING;
  const days = operator.daysOf?.(value as never, viewer.today);
  if (days) return isWithin(tested, days);
  const isPerson = fieldTypeOf(tested.type).hasPeople && Array.isArray(value);
  if (isPerson && value.includes('me') && viewer.me === null) return NOTHING;
  const wanted = isPerson ? (value as Values).map((id) => (id === 'me' ? viewer.me : id)) : value;
  const test = TESTS[OPPOSITES[name] ?? name] as Test;
  const matched = test(tested, wanted as never);
  return name in OPPOSITES ? not(matched) : matched;
}

/** Matches entries that ended before today, if none of the options that count as finished is chosen. */
function lateSql(fields: Iterable<FilteredField>, { today }: Viewer): Condition {
  const finished = [...fields].map(customField).filter(({ doneOptions }) => doneOptions.length > 0);
  if (finished.length === 0) return NOTHING;
  return allOf([
    bound('end_date < ?', today),
    anyOf(finished.map(({ exists }) => exists)),
    ...finished.map((tested) => not((TESTS.isFinished as Test)(tested, undefined as never))),
  ]);
}

/**
 * Returns the conditions for the entries that match a filter. They refer to columns of the table `entries`.
 *
 * @param fields the fields that conditions can test, by id
 */
export function filterSql(
  { conditions, match, isLate }: Filter,
  fields: ReadonlyMap<string, FilteredField>,
  viewer: Viewer,
): Condition[] {
  const isOwn = ({ field }: FilterCondition) => !field.startsWith('@');
  const testedBy = (id: string): Tested | undefined => {
    const field = fields.get(id);
    return id === '@people' ? people(fields) : (PROPERTIES.get(id) ?? (field && customField(field)));
  };
  if (conditions.some(({ field }) => !testedBy(field))) return [NOTHING];
  const tests = conditions
    .filter((condition) => !hasNoEffect(condition))
    .map((condition) => {
      const tested = testedBy(condition.field) as Tested;
      const isAlternative = match === 'byType' && isOwn(condition);
      return { isAlternative, exists: tested.exists, test: conditionSql(tested, condition, viewer) };
    });
  const alternatives = tests.filter(({ isAlternative }) => isAlternative);
  const late = isLate == null ? [] : [lateSql(fields.values(), viewer)];
  return [
    ...tests.filter(({ isAlternative }) => !isAlternative).map(({ test }) => test),
    ...(alternatives.length > 0 ? [anyOf(alternatives.map(({ exists }) => exists))] : []),
    ...alternatives.map(({ exists, test }) => sql('(not ', exists, ' or (', test, '))')),
    ...(isLate === false ? late.map(not) : late),
  ];
}

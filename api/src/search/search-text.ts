import { type BuiltInField, plainText, searchWords } from '@content-planner/model';
import { type EntryValue, type EntryValues, typesInSql } from '../field-types/field-types.js';
import { formOf, kindList, type LogKind } from '../logs/kinds/index.js';
import { fieldConditions, hiddenFields, type Scope, tableIn } from '../scope/scope.js';
import { allOf, type Condition } from '../sql/condition.js';
import { likePattern } from '../sql/like-pattern.js';

// The column `search_text` contains the text of an entry in the form in which searches compare it, so that databases
// with different rules for letters find the same entries. The first line is the title. Each other line is the value of
// a field, after a mark and a tab. Searches are in lowercase, and marks in uppercase, so no search finds a mark.

/** A custom field of a kind, as far as searches need it. */
export interface SearchedField {
  kind: LogKind;
  fieldId: string;
  options: readonly SearchedOption[];
}

/** The types of fields that can be searched. Other values are stored, too, because the type of a field can change. */
const SEARCHED_TYPES = typesInSql(({ isText, hasOptions, hasPeople }) => isText || hasOptions || hasPeople);

const DIGITS = '0123456789-';
const LETTERS = 'GHIJKLMNOP';

/** Returns the mark of a field. Its letters are in uppercase, and it has no digits. */
const markOf = (fieldId: string): string =>
  fieldId.toUpperCase().replace(/[\d-]/g, (digit) => LETTERS[DIGITS.indexOf(digit)] ?? '');

const markIn = (column: string) => `translate(upper(${column} collate "C"), '${DIGITS}', '${LETTERS}')`;

const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

/** An option of a field, as far as searches need it. */
export interface SearchedOption {
  id: string;
  name: string;
  /** The text to search instead of the name. */
  label?: string;
  abbreviation?: string;
}

/** Returns the searched text of a value. It is empty if the value is not text and no option. */
function textOf(options: readonly SearchedOption[], value: EntryValue) {
  const parts = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const option = options.find(({ id }) => id === one);
    if (option) return [option.label ?? option.name, option.abbreviation ?? ''];
    return typeof one === 'string' ? [one] : [];
  });
  return oneLine(parts.join(' '));
}

const startOf = (fieldId: string) => `\n${markOf(fieldId)}\t`;

const lineOf = (fieldId: string, text: string) => (text === '' ? '' : startOf(fieldId) + text);

/**
 * Returns the text of an entry to search.
 *
 * @param fields the custom fields of the entry's kind, and any others
 */
export function searchTextOf(
  kind: LogKind,
  { title, values }: { title: string; values: EntryValues },
  fields: readonly SearchedField[],
): string {
  const own: Readonly<Record<string, BuiltInField>> = formOf(kind).fields;
  const lines = Object.entries(values).map(([id, value]) => {
    const field = fields.find((one) => one.kind === kind && one.fieldId === id) ?? own[id];
    return field ? lineOf(id, textOf(field.options ?? [], value)) : '';
  });
  return oneLine(title) + lines.join('');
}

/** Returns SQL for `search_text` without the lines of fields. */
const withoutLines = (ids: readonly string[]): Condition => ({
  sql: `regexp_replace(entries.search_text, ?, '', 'g')`,
  values: [`\\n(?:${ids.map(markOf).join('|')})\\t[^\\n]*`],
});

/** Returns SQL for the line of a field with the options in a value. */
function optionLine({ fieldId, options }: SearchedLine, value: Condition): Condition {
  const texts = options.map((option) => [option.id, textOf([option], option.id)]);
  return {
    sql: `coalesce((
      select ?::text || string_agg(coalesce(?::jsonb ->> (one #>> '{}'), one #>> '{}'), ' ' order by place)
      from jsonb_path_query(${value.sql}, '$[*]') with ordinality as listed (one, place)), '')`,
    values: [startOf(fieldId), JSON.stringify(Object.fromEntries(texts)), ...value.values],
  };
}

type SearchedLine = Omit<SearchedField, 'kind'>;

const isCondition = (value: EntryValue | Condition): value is Condition =>
  value !== null && typeof value === 'object' && 'sql' in value;

/**
 * Returns SQL that replaces the lines of fields in the column `search_text` of `entries`.
 *
 * @param lines the fields with their new values. A value can be SQL for the id of an option, or for a list of ids.
 */
export function replacedLines(
  lines: readonly (SearchedLine & { value: EntryValue | Condition })[],
): Condition {
  const parts = [
    withoutLines(lines.map(({ fieldId }) => fieldId)),
    ...lines.map(
      ({ value, ...field }): Condition =>
        isCondition(value)
          ? optionLine(field, value)
          : { sql: '?::text', values: [lineOf(field.fieldId, textOf(field.options, value))] },
    ),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' || '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Returns the ids of options that are found by another text after a change. */
export const renamedOptions = (
  before: readonly SearchedOption[],
  after: readonly SearchedOption[],
): readonly string[] =>
  before.flatMap(({ id }) => {
    const isKept = after.some((option) => option.id === id);
    return isKept && textOf(before, id) !== textOf(after, id) ? [id] : [];
  });

const TITLE = `split_part(search_text, E'\\n', 1)`;

const includesWords = (text: string, search: string): Condition => ({
  sql: `${text} like all (array(select jsonb_array_elements_text(?::jsonb)))`,
  values: [JSON.stringify(searchWords(search).map(likePattern))],
});

/** Matches entries whose title contains each word of a search, in any order. Ignores case and accents. */
export const titleContains = (search: string): Condition => includesWords(TITLE, search);

/** Returns SQL for the searched text of a field. It is empty if the entry has no such text. */
export const valueText = (fieldId: string): string =>
  `split_part(split_part(search_text, E'\\n${markOf(fieldId)}\\t', 2), E'\\n', 1)`;

/** Matches entries whose value in a field contains each word of a search. An entry without a value has no words. */
export const valueContains = (fieldId: string, search: string): Condition =>
  includesWords(valueText(fieldId), search);

/** Returns the part of `search_text` that is in a scope. The columns are those of `entries`. */
export function searchTextIn(scope: Scope): Condition {
  const hidden: readonly string[] = hiddenFields(scope);
  const own = kindList.flatMap(({ kind, fields }) =>
    Object.keys(fields).flatMap((id) => (hidden.includes(id) ? [] : [`${kind} ${markOf(id)}`])),
  );
  const custom = allOf([{ sql: `type in (${SEARCHED_TYPES})`, values: [] }, ...fieldConditions(scope)]);
  // For each kind, a pattern for the lines to remove.
  const hiddenLines = `select jsonb_object_agg(kind, pattern) from (
    select kind, ?::text || string_agg(mark, '|') || ?::text as pattern from (
      select split_part(value, ' ', 1) as kind, split_part(value, ' ', 2) as mark
      from jsonb_array_elements_text(?::jsonb)
      union all
      select kind, ${markIn('field_id')} from ${tableIn(scope, 'configurations')} where ${custom.sql}
    ) as visible group by kind) as patterns`;
  return {
    sql: `regexp_replace(search_text, coalesce((${hiddenLines}) ->> kind, E'\\n.*'), '', 'g')`,
    // The pattern consists of parameters, because question marks in SQL are placeholders.
    values: ['\\n(?!(?:', ')\\t)[^\\n]*', JSON.stringify(own), ...custom.values],
  };
}

/**
 * Matches entries whose title, text or options contain each word of a search, in any order. Ignores case and accents,
 * and everything that the scope hides.
 */
export function searchCondition(scope: Scope, search: string): Condition {
  const visible = searchTextIn(scope);
  const inTitle = titleContains(search);
  const inAll = includesWords('search_text', search);
  const inVisible = includesWords(visible.sql, search);
  return {
    // Most matches are in the title, and most entries don't match at all, so this rarely looks at each line.
    sql: `case when ${inTitle.sql} then true when ${inAll.sql} then ${inVisible.sql} else false end`,
    values: [...inTitle.values, ...inAll.values, ...visible.values, ...inVisible.values],
  };
}

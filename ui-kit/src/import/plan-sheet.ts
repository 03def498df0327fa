import type { CalendarDate } from '@content-planner/model';
import type { Brand, LogKind } from '../logs/types.js';
import type { ArrangedRows } from './arrange-rows.js';
import { brandNamed } from './brand-names.js';
import { cellText, comparable } from './cell-text.js';
import { type DatesFound, findDates, type PlacedText } from './date-texts.js';
import type { ImportTarget, TargetField } from './import-targets.js';
import { kindNamed, type NamedKinds } from './kind-words.js';
import { type ColumnTargets, type MatchedColumns, matchColumns } from './match-columns.js';
import { findNumberStyle, type NumberStyle } from './number-texts.js';
import type { BrandChoice } from './read-rows.js';

/** What the user chose about the content of a sheet. Anything else is detected. */
export interface SheetChoices {
  /** Targets, keyed by column index. */
  columns: Readonly<Record<number, string | null>>;
  kinds: Readonly<Record<string, LogKind>>;
  brands: Readonly<Record<string, BrandChoice>>;
}

/** A name in a column, and what it means. */
export interface NamedChoice<T> {
  text: string;
  key: string;
  choice: T | null;
}

interface PlanSheetInput extends NamedKinds {
  arranged: ArrangedRows;
  targets: readonly ImportTarget[];
  brands: readonly Brand[];
  createsBrands: boolean;
  choices: SheetChoices;
  /** The choices for earlier sheets. */
  remembered: SheetChoices & { columns: Readonly<Record<string, string | null>> };
  today: CalendarDate;
  locale: string;
}

/** How a sheet is read. */
export interface SheetPlan {
  columns: ColumnTargets;
  matched: MatchedColumns;
  dates: DatesFound;
  numbers: { style: NumberStyle | null; mustAsk: boolean };
  kindNames: readonly NamedChoice<LogKind>[];
  brandNames: readonly NamedChoice<BrandChoice>[];
}

const fieldTypeOf = (field: TargetField) =>
  field.type === 'custom' ? field.configuration.fieldType : field.type === 'own' ? field.field.type : null;

/** Returns the distinct names in a column, in order. */
function namesIn(cells: readonly PlacedText[]): { text: string; key: string }[] {
  const names = new Map<string, string>();
  for (const { text } of cells) if (!names.has(comparable(text))) names.set(comparable(text), text);
  return [...names].map(([key, text]) => ({ key, text }));
}

/** Decides how a sheet is read, except for what the user chose. */
export function planSheet(input: PlanSheetInput): SheetPlan {
  const { arranged, targets, kinds, kindOf, englishOf, brands, choices, remembered, today, locale } = input;
  const { headers, dataRows } = arranged;
  const named = { kinds, kindOf, englishOf };
  const matched = matchColumns({
    ...{ headers, rows: dataRows.map(({ cells }) => cells), targets, brands, locale },
    ...named,
    remembered: remembered.columns,
  });
  const chosen = new Set(Object.values(choices.columns));
  const columns = matched.columns.map((id, column) => {
    const own = choices.columns[column];
    if (own !== undefined) return own;
    // A target that the user chose for another column is no longer proposed for this one.
    return id !== null && chosen.has(id) ? null : id;
  });
  const cellsOf = (isWanted: (id: string) => boolean): PlacedText[] => {
    const places = columns.flatMap((id, column) => (id !== null && isWanted(id) ? column : []));
    return dataRows.flatMap(({ row, cells }) =>
      places.flatMap((column) => {
        const text = cellText(cells[column] ?? '');
        return text === '' ? [] : { text, row };
      }),
    );
  };
  const hasType = (type: string) => {
    const ids = new Set(
      targets.flatMap(({ id, fields }) =>
        [...fields.values()].some((field) => fieldTypeOf(field) === type) ? id : [],
      ),
    );
    return (id: string) => ids.has(id);
  };
  const isDate = hasType('date');
  const dateCells = cellsOf((id) => id === 'startDate' || id === 'endDate' || isDate(id));
  const kindNames = namesIn(cellsOf((id) => id === 'kind')).map(({ text, key }) => ({
    ...{ text, key },
    choice:
      choices.kinds[key] ?? kinds.find((one) => one === remembered.kinds[key]) ?? kindNamed(text, named),
  }));
  const brandNames = namesIn(cellsOf((id) => id === 'brand')).map(({ text, key }) => {
    const known = brandNamed(text, brands);
    const earlier = remembered.brands[key];
    const isRemembered =
      earlier === 'none' || (typeof earlier === 'object' && brands.some(({ id }) => id === earlier.brandId));
    const proposed: BrandChoice | null = known
      ? { brandId: known.id }
      : input.createsBrands
        ? 'create'
        : null;
    return { text, key, choice: choices.brands[key] ?? (isRemembered ? earlier : proposed) };
  });
  return {
    ...{ columns, matched, kindNames, brandNames },
    dates: findDates(dateCells, { today, locale }),
    numbers: findNumberStyle(cellsOf(hasType('number')).map(({ text }) => text)),
  };
}

/** Returns the choices for names, keyed by `comparable` text. */
export const choicesOf = <T>(names: readonly NamedChoice<T>[]): Readonly<Record<string, T>> =>
  Object.fromEntries(names.flatMap(({ key, choice }) => (choice === null ? [] : [[key, choice]])));

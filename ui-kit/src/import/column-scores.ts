import type { CalendarDate } from '@content-planner/model';
import { isChoice } from '../logs/field-types/field-text.js';
import type { Brand } from '../logs/types.js';
import { brandNamed } from './brand-names.js';
import { comparable } from './cell-text.js';
import { type ColumnContent, titleLikeness } from './column-content.js';
import { dateHeadingFit, headingFit, isDraftDay, titleHeadingFit } from './heading-words.js';
import { type ImportTarget, type TargetField, valuesIn } from './import-targets.js';
import { kindAmong, kindNamed, type NamedKinds, typeNamed } from './kind-words.js';
import { platformNamed, wordsIn } from './platform-words.js';
import { fieldOptions } from './vocabularies.js';

/** The columns of a sheet, and what they can mean. */
export interface ColumnsInput extends NamedKinds {
  /** The headers, or null if the sheet has no header row. */
  headers: readonly string[] | null;
  /** The rows below the headers. */
  rows: readonly (readonly string[])[];
  targets: readonly ImportTarget[];
  brands: readonly Brand[];
  locale: string;
  today: CalendarDate;
  /** The targets that the user chose for columns of this sheet, keyed by column. */
  chosen: Readonly<Record<number, string | null>>;
  /** What the user chose for earlier sheets, keyed by header. Null means that the column was not imported. */
  remembered: Readonly<Record<string, string | null>>;
  /** The columns that another one combines to dates. */
  dateParts: readonly number[];
  /** Whether the columns named after channels contain entries, or undefined until the user has chosen. */
  usesChannels: boolean | undefined;
}

/** A column of a sheet. */
export interface Column extends ColumnContent {
  column: number;
  header: string;
}

/** The share of cells that must fit. */
export const MOST = 0.6;

/** The score of a heading that contains the name of a field beside other words. Other names of it score less. */
const OWN_NAME = 0.968;

/** Returns the share of cells that fit. */
export const shareOf = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;

/** Returns how well a column fits the dates, from 0 to 1. */
export function dateScore(column: Column, target: ImportTarget): number {
  const heading = dateHeadingFit(column.header, target.names);
  // Headings such as '#' are those of outline numbers, such as 1.1, or of other numbers of rows.
  if (column.header !== '' && comparable(column.header) === '') return 0;
  // A column with a clear heading often also contains words such as 'TBD'.
  if (column.dates < (heading >= 0.7 ? 0.2 : MOST)) return 0;
  return heading / 2 + (column.dates * column.filled) / Math.max(column.rows, 1) / 2;
}

/** Returns how well a column fits the titles, from 0 to 1. */
export function titleScore(column: Column, target: ImportTarget, input: ColumnsInput): number {
  const likeness = titleLikeness(column);
  if (likeness === 0) return 0;
  const heading = titleHeadingFit(column.header, target.names);
  const isName =
    shareOf(column.cells, (cell) => kindNamed(cell, input) !== null) >= MOST ||
    shareOf(column.cells, (cell) => brandNamed(cell, input.brands) !== null) >= MOST;
  const score = 0.65 * heading + 0.35 * likeness - (isName ? 0.3 : 0);
  return score < 0.1 ? 0 : score;
}

/** Returns whether a column's cells can be values of a field. */
function fitsField(field: TargetField, { share, cells, dates }: Column, isExact: boolean): boolean {
  const { jsonType, format } = valuesIn(field) ?? {};
  if (jsonType === 'boolean' || field.type === 'flag')
    return share('boolean') + shareOf(cells, (cell) => /^[01]$/.test(cell)) >= (isExact ? 0.5 : MOST);
  if (format === 'date') return dates >= 0.5 || (isExact && dates > 0);
  if (fieldOptions(field) !== null && shareOf(cells, (cell) => /\d\s?%$/.test(cell)) >= MOST) return false;
  if (isExact) return true;
  if (jsonType === 'number') return share('number') >= MOST;
  return format === 'uri' ? share('link') >= MOST : share('text', 'hashtags', 'identifier') > 0.5;
}

/** Returns how well a column fits a target that sheets don't need, from 0 to 1. */
export function optionalScore(column: Column, target: ImportTarget, input: ColumnsInput): number {
  const { header, cells, share } = column;
  const { id, names } = target;
  const heading =
    comparable(header) === ''
      ? 0
      : Math.max(
          headingFit(header, target.label),
          ...names.map((name, place) => headingFit(header, name) * (0.97 - Math.min(place, 20) / 100)),
        );
  switch (id) {
    case 'kind': {
      // The marks in columns such as 'Blog' are no names of X.
      if ((heading < 0.8 && share('boolean') >= 0.5) || share('link') >= 0.3) return 0;
      const isType = (cell: string) =>
        kindAmong(cell, input) !== null || (heading > 0 && typeNamed(cell, input) !== null);
      const named = shareOf(cells, isType);
      if (named < (heading >= 0.8 ? 0.4 : heading > 0 ? 0.5 : 0.75)) return 0;
      // Cells that all name types say more than the name of a field, such as 'Where'.
      const score = Math.max(0.4 + heading * 0.3 + named * 0.3, named >= 0.9 ? 0.98 : 0);
      return score - 0.5 * (1 - column.filled / Math.max(column.rows, 1));
    }
    case 'brand':
      if (shareOf(cells, (cell) => brandNamed(cell, input.brands) !== null) >= MOST)
        return 0.7 + heading * 0.3;
      return share('text') > 0.5 ? heading * 0.8 : 0;
    case 'endDate':
      if (input.headers === null) return column.dates >= MOST ? 0.3 : 0;
      return column.dates >= 0.5 && !isDraftDay(header) ? heading : 0;
    case 'showOnCalendar':
      return share('boolean') + shareOf(cells, (cell) => /^[01]$/.test(cell)) >= MOST && heading === 1
        ? heading
        : 0;
    case 'color':
      return heading >= 0.9 && share('text', 'hashtags', 'identifier') > 0.5 ? heading : 0;
    default: {
      const fields = [...target.fields.values()];
      const isPlace = (cell: string) => wordsIn(cell).some((word) => platformNamed(word) !== null);
      const hasPlatforms = fields.some(({ type }) => type === 'flags') && share('boolean', 'link') < 0.5;
      const places = hasPlatforms ? shareOf(cells, isPlace) : 0;
      const isChannels = places > 0.2 && shareOf(cells, (cell) => kindAmong(cell, input) !== null) >= MOST;
      if (places >= MOST || isChannels) return Math.max(heading, 0.6);
      if (heading > 0 && fields.some((field) => fitsField(field, column, heading > 0.7))) {
        // 'Project Status' names the status better than another word for it, such as 'Stage'.
        return headingFit(header, names[0] ?? '') > 0 ? Math.max(heading, OWN_NAME) : heading;
      }
      const isOption = fields.some((field) => {
        if (field.type !== 'custom' || !isChoice(field.configuration.fieldType)) return false;
        const options = new Set((field.configuration.dropdownOptions ?? []).map(comparable));
        return shareOf(cells, (cell) => options.has(comparable(cell))) >= MOST;
      });
      return isOption ? 0.55 : 0;
    }
  }
}

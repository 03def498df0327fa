import { comparable } from './cell-text.js';
import { weekdaysIn } from './date-names.js';
import { isDateText, looksLikeDate } from './date-texts.js';
import { readBoolean } from './read-value.js';

/** What most cells of a column contain. */
export type CellShape = 'date' | 'number' | 'time' | 'link' | 'boolean' | 'identifier' | 'hashtags' | 'text';

const NUMBER = /^[+-]?[$€£¥]?\s?\d[\d.,\s’']*\s?[%$€£¥]?$/;
const TIME =
  /^\d{1,2}(?::\d{2}){1,2}\s*(?:[ap]\.?\s?m\.?|h|uhr)?$|^\d{1,2}\s*(?:[ap]\.?\s?m\.?|h|uhr)$|^\d{1,2}h\d{2}$/i;
const LINK = /^(?:https?:\/\/|www\.|mailto:)\S+$|^\/\S*$|^\S+@\S+\.\p{L}{2,}$|^[\w-]+(?:\.[\w-]+)+\/\S*$/iu;
/** Codes such as 'HF27', 'POST-004' and '#12', and long ids. */
const IDENTIFIER = /^#?(?=\S*\d)[\p{L}\d]{0,8}[-_./#]?\d+[\p{L}\d]?$|^(?=\S*\d)[0-9a-f-]{12,}$/iu;
const HASHTAGS = /^#[\p{L}\p{N}_]+(?:[\s,]+#[\p{L}\p{N}_]+)*$/u;

/** Returns what a nonempty cell contains. */
export function shapeOf(cell: string, locale: string): CellShape {
  if (looksLikeDate(cell, locale) || weekdaysIn(cell, locale) !== null) return 'date';
  if (TIME.test(cell)) return 'time';
  if (NUMBER.test(cell)) return 'number';
  if (LINK.test(cell)) return 'link';
  if (HASHTAGS.test(cell)) return 'hashtags';
  if (readBoolean(cell) !== null) return 'boolean';
  return IDENTIFIER.test(cell) ? 'identifier' : 'text';
}

/** The cells of a column. */
export interface ColumnCells {
  /** The nonempty cells that were examined. */
  cells: readonly string[];
  /** The number of nonempty cells in all rows. */
  filled: number;
  /** The number of rows. */
  rows: number;
  /** The share of the examined cells that contain a date, with or without a year. */
  dates: number;
}

/** A column of a sheet. */
export interface ColumnContent extends ColumnCells {
  /** Returns the share of the examined cells that have a shape. */
  share: (...shapes: readonly CellShape[]) => number;
  /** The share of different cells. */
  distinct: number;
}

/** The number of cells whose content is examined. */
export const SAMPLE = 200;

/** Describes a column. At most `SAMPLE` cells are examined. */
export function columnContent(all: readonly string[], locale: string): ColumnContent {
  const filled = all.filter((cell) => cell !== '');
  const cells = filled.slice(0, SAMPLE);
  const shapes = cells.map((cell) => shapeOf(cell, locale));
  const total = Math.max(cells.length, 1);
  return {
    ...{ cells, filled: filled.length, rows: all.length },
    share: (...wanted) => shapes.filter((shape) => wanted.includes(shape)).length / total,
    dates: cells.filter((cell) => isDateText(cell, locale)).length / total,
    distinct: new Set(cells.map((cell) => comparable(cell) || cell)).size / total,
  };
}

/** Whether a text is in a language without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function wordCount(cell: string): number {
  const unspaced = cell.match(UNSPACED)?.length ?? 0;
  return (cell.match(/[\p{L}\p{N}’']+/gu) ?? []).length + unspaced / 3;
}

/** The maximum length of a title. Longer ones are rejected by the server. */
const MAX_TITLE = 300;

/** Returns how much a column looks like titles, from 0 to 1. Titles are short texts that differ in each row. */
export function titleLikeness({ cells, share, distinct, filled, rows }: ColumnContent): number {
  if (cells.length === 0 || share('text') <= 0.5) return 0;
  const lengths = cells.map((cell) => cell.length).toSorted((one, other) => one - other);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (median < 2 || median > MAX_TITLE) return 0;
  const words = cells.reduce((sum, cell) => sum + Math.min(wordCount(cell), 4), 0) / cells.length;
  const multiline = cells.filter((cell) => cell.includes('\n')).length / cells.length;
  const length = median > 150 ? 0.5 : median > 80 ? 0.8 : 1;
  const coverage = filled / Math.max(rows, 1);
  return distinct * (0.1 + 0.225 * words) * length * (1 - multiline / 2) * (0.5 + coverage / 2);
}

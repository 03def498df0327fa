import type { EntryMark } from '../../entries/feature.js';
import { glyph } from './glyph.js';

/** Renders an entry's marks. Their texts become part of the accessible name of the element around them. */
export const entryMarks = (marks: readonly EntryMark[]) =>
  marks.flatMap(({ text, glyph: path }) => [' ', glyph({ path, text, size: 12, className: 'cp-mark' })]);

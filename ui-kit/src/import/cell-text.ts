import { isGuarded } from '../internal/guarded-text.js';
import { kept } from './kept.js';

/** What spreadsheets display if a formula fails. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|ERROR!)$/;

/**
 * Returns a cell's text. Removes surrounding spaces, or the apostrophe that CSV exports add so that programs don't run
 * formulas. A cell with that apostrophe is from an export, so its spaces are part of the text.
 *
 * @example cellText("'@handle") // '@handle'
 */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell.trim();

/** Returns whether a cell says that it has no content, such as '–' and 'n/a'. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:[^\p{L}\p{N}]*|n[./]?a\.?|n\.?v\.?t\.?|n\.?d\.?|k\.\s?a\.|s[./]o\.?|off|none|nil|null|nothing|keine?r?|entfällt|geen|rien|aucune?|nada|ninguno|nenhum|nessuno|brak|ingen|yok|нет|なし|无|無|없음)$/iu.test(
    text,
  );

/** Returns whether a cell is empty for a person, such as '—', 'n/a' and what exports write for empty lists. */
export const isBlank = (text: string): boolean =>
  text.length < 6 && /^(?:[-–—−‒―_.…\s]*|n\/?a|null|\[\s*\]|\{\s*\})$/i.test(text);

/** Returns whether a cell contains a formula error, such as '#REF!'. */
export const isFormulaError = (text: string): boolean => FORMULA_ERROR.test(text);

/**
 * Normalizes headers and names so that they can be compared. The result contains only lowercase letters, digits, and
 * single spaces between words.
 *
 * @example comparable('Publish date:') // 'publish date'
 */
export const comparable = kept((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

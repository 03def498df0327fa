/** ASCII characters in Unicode collation order, with letters in lowercase. */
const ORDER = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz';
const rankOf = (code: number) => ORDER.indexOf(String.fromCharCode(code).toLowerCase());
const RANKS = Array.from({ length: 127 }, (_rank, code) => rankOf(code));

const ASCII = /^[ -~]*$/;

/** Checks whether {@link compareAscii} supports all characters in a string. */
export const isAscii = (text: string): boolean => ASCII.test(text);

/**
 * Compares two strings of printable ASCII characters the way `new Intl.Collator('en-US', { numeric: true })` does:
 * first by characters and numeric values, then by case, with lowercase first. This function replaces a collator,
 * because creating the first collator on a page takes longer than rendering a month.
 */
export function compareAscii(first: string, second: string): number {
  let byCase = 0;
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const a = first.charCodeAt(i);
    const b = second.charCodeAt(j);
    if (isDigit(a) && isDigit(b)) {
      const x = pastZeros(first, i);
      const y = pastZeros(second, j);
      i = pastDigits(first, x);
      j = pastDigits(second, y);
      const [left, right] = [first.slice(x, i), second.slice(y, j)];
      if (left !== right) return left.length - right.length || (left < right ? -1 : 1);
      continue;
    }
    const order = (RANKS[a] ?? 0) - (RANKS[b] ?? 0);
    if (order !== 0) return order;
    byCase ||= b - a;
    i += 1;
    j += 1;
  }
  return first.length - i - (second.length - j) || byCase;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

function pastZeros(text: string, start: number): number {
  let end = start;
  while (text[end] === '0') end += 1;
  return end;
}

function pastDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

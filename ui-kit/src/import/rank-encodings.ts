import { analyse } from 'chardet';
import { decodeText, type Encoding, LEGACY_ENCODINGS } from './decode-text.js';
import { isCommonHeading } from './heading-words.js';

/** The number of bytes to examine. */
const SAMPLE = 20_000;

/** The number of lines that can contain the headers. */
const HEADER_LINES = 5;

/** The number of letters outside of ASCII from which on their frequencies count fully. */
const MANY = 20;

/** What chardet calls the encodings. */
const NAMES: Readonly<Record<string, Encoding>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-9': 'windows-1254',
};

/** Returns how much a text looks like text in one language rather than like wrongly decoded bytes, from 0 to 1. */
function plausibility(text: string): number {
  const others = text.match(/[^\u0020-\u007e\s]/gu) ?? [];
  if (others.length === 0) return 1;
  const letters = others.filter((letter) => /[\p{L}\p{Pd}‘’“”„«»…€]/u.test(letter));
  // A capital letter after a small one, as in 'Åœlub', and letters of different scripts are signs of wrong bytes.
  const mixed =
    text.match(/\p{Ll}\p{Lu}|[a-z][^\p{Script=Latin}\P{L}]|[^\p{Script=Latin}\P{L}][a-z]/gu) ?? [];
  const broken = text.match(/\ufffd|[\u0080-\u009f]/g) ?? [];
  return Math.max(0, (letters.length - 2 * mixed.length - 4 * broken.length) / others.length);
}

/** Counts the cells in the first lines that are common headings. */
const headingsIn = (text: string): number =>
  text
    .split(/[\r\n]+/, HEADER_LINES)
    .flatMap((line) => line.split(/[\t;,|]/))
    .filter((cell) => /[^\u0020-\u007e]/.test(cell) && isCommonHeading(cell.replaceAll('"', '').trim()))
    .length;

/**
 * Returns the encodings in which a text file could be stored that is not Unicode, the likeliest first. Considers the
 * frequency of letters, and whether the headers are known words.
 */
export function rankEncodings(bytes: Uint8Array): Encoding[] {
  const sample = bytes.subarray(0, SAMPLE);
  const confidences = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const known = NAMES[name.toLowerCase()] ?? name.toLowerCase();
    confidences.set(known, Math.max(confidences.get(known) ?? 0, confidence / 100));
  }
  // Frequencies say nothing about a handful of letters.
  const weight = Math.min(sample.filter((byte) => byte > 127).length / MANY, 1);
  const scored = LEGACY_ENCODINGS.map((encoding, place) => {
    const text = decodeText(sample, encoding);
    const score =
      headingsIn(text) + plausibility(text) + (confidences.get(encoding) ?? 0) * weight - place / 200;
    return { encoding, score };
  });
  return scored.toSorted((one, other) => other.score - one.score).map(({ encoding }) => encoding);
}

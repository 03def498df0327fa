/** The encodings of spreadsheets. Those after UTF-16 come from older programs, by region. */
export const ENCODINGS = [
  ...([
    'utf-8',
    'utf-16le',
    'utf-16be',
    'windows-1252',
    'windows-1250',
    'windows-1251',
    'windows-1254',
  ] as const),
  ...(['iso-8859-2', 'shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5'] as const),
] as const;

/** The encoding of a text file. */
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings of files that are not Unicode. Any bytes are text in most of them, so none of them is certain. */
export const LEGACY_ENCODINGS: readonly Encoding[] = ENCODINGS.slice(3);

/** The number of bytes to examine in files without a byte order mark. */
const SAMPLE = 2000;

const startsWith = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, place) => bytes[place] === byte);

/**
 * Counts the zero bytes at even and odd positions. In UTF-16, almost every letter contains a zero byte. Text in other
 * encodings contains none.
 */
function zerosIn(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (const [place, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  }
  return zeros;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Detects the encoding of a text file by its byte order mark or, without one, by its content.
 *
 * @returns The encoding, 'unknown' for text that is not Unicode, or null for a file that is not text, such as an Excel
 * workbook.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | 'unknown' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const [even, odd] = zerosIn(bytes);
  const half = Math.min(bytes.length, SAMPLE) / 2;
  if (even === 0 && odd > half / 2) return 'utf-16le';
  if (odd === 0 && even > half / 2) return 'utf-16be';
  if (even + odd > 0) return null;
  return isUtf8(bytes) ? 'utf-8' : 'unknown';
}

/** Decodes a text file, and omits its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** Returns the line with the most letters outside of ASCII, which look wrong in another encoding. */
export function tellingLine(text: string): string | null {
  let best = { line: null as string | null, letters: 0 };
  for (const line of text.split(/[\r\n]+/)) {
    const letters = line.match(/[^\p{ASCII}\p{P}\s]/gu)?.length ?? 0;
    if (letters > best.letters) best = { line, letters };
  }
  return best.line;
}

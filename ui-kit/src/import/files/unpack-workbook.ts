import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { MAX_CELLS, MAX_UNPACKED_BYTES, type WorkbookProblem } from './workbook.js';

/** The parts of a workbook that contain its cells. */
interface UnpackedWorkbook {
  /** An archive with only these parts. */
  archive: Uint8Array;
  /** Whether the sheet with this index has cells. Other sheets contain a single chart, for example. */
  hasCells: (index: number) => boolean;
}

/** What the wizard does not need, such as images, comments and caches. It is not even unpacked. */
const OTHER_PARTS =
  /charts|comments|custom|diagrams|docprops|drawings|external|media|persons|pivot|query|slicer|tables|theme|worksheets\/_rels/i;

/** Cells without a value. Formatting a column can add many thousands of them. */
const EMPTY_CELLS = /<(?:\w+:)?c\s[^<>]*\br="[^<>]*\/>/g;
const CELL = /<(?:\w+:)?c[\s>]/g;
const SHEET = /<(?:\w+:)?sheet\s[^<>]*>/g;
const RELATIONSHIP = /<(?:\w+:)?Relationship\s[^<>]*>/g;

const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

/** Whether XML ends with the end of its first element. Otherwise, it was cut off. */
function isComplete(xml: string): boolean {
  const [start = '', name = ''] = /<([\w:]+)[^<>]*>/.exec(xml) ?? [];
  return name !== '' && xml.trimEnd().endsWith(start.endsWith('/>') ? start : `</${name}>`);
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

/** Returns the positions of the sheets that have cells. */
function sheetsWithCells(parts: Unzipped, workbook: string): Set<number> {
  const relationships = workbook.replace(/([^/]+)$/, '_rels/$1.rels');
  const worksheets = new Set(
    [...textOf(parts[relationships]).matchAll(RELATIONSHIP)].flatMap(([tag]) =>
      /\bType="[^"]*\/worksheet"/.test(tag) ? (/\bId="([^"]*)"/.exec(tag)?.[1] ?? []) : [],
    ),
  );
  const indexes = [...textOf(parts[workbook]).matchAll(SHEET)].flatMap(([tag], index) =>
    worksheets.has(/:id="([^"]*)"/.exec(tag)?.[1] ?? '') ? index : [],
  );
  return new Set(indexes);
}

/**
 * Unpacks the parts of a workbook that contain its cells. Stops as soon as they are too large.
 *
 * @throws If the file is damaged.
 */
export function unpackWorkbook(bytes: Uint8Array): UnpackedWorkbook | { problem: WorkbookProblem } {
  const names: string[] = [];
  const sizes = new Map<string, number>();
  let size = 0;
  let isTooLarge = false;
  const parts = unzipSync(bytes, {
    filter: (part) => {
      names.push(part.name);
      if (isTooLarge || !/\.(?:xml|rels)$/i.test(part.name) || OTHER_PARTS.test(part.name)) return false;
      // Each part is unpacked into an array of the stated size.
      sizes.set(part.name, part.originalSize);
      size += Math.max(part.size, part.originalSize);
      isTooLarge = size > MAX_UNPACKED_BYTES;
      return !isTooLarge;
    },
  });
  const types = textOf(parts['[Content_Types].xml']);
  if (/macroEnabled/i.test(types) || names.some((name) => /vbaProject\.bin$/i.test(name))) {
    return { problem: 'macros' };
  }
  if (isTooLarge) return { problem: 'tooLarge' };
  const workbook = Object.keys(parts).find((name) => /(?:^|\/)workbook\d*\.xml$/i.test(name));
  if (workbook === undefined || !types.includes('spreadsheetml')) return { problem: 'notWorkbook' };

  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    const text = textOf(part);
    // Both libraries would return only the first cells.
    if (part.length !== sizes.get(name) || !isComplete(text)) return { problem: 'damaged' };
    if (!/worksheets\//i.test(name)) continue;
    const filled = text.replaceAll(EMPTY_CELLS, '');
    cells += count(filled, CELL);
    if (cells > MAX_CELLS) return { problem: 'tooManyCells' };
    parts[name] = new TextEncoder().encode(filled);
  }
  const withCells = sheetsWithCells(parts, workbook);
  return { archive: zipSync(parts, { level: 0 }), hasCells: (index) => withCells.has(index) };
}

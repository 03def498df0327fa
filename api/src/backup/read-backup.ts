import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../command-error.js';
import {
  type Header,
  headerSchema,
  type Table,
  type Trailer,
  tableSchema,
  trailerSchema,
  VERSION,
} from './format.js';

/** A part of a backup. Rows are JSON text. */
export type Part = { header: Header } | { table: Table } | { row: string } | { trailer: Trailer };

/** An error that says why a file is not a complete backup. */
class DamageError extends Error {}

const damaged = (file: string, reason: string) =>
  new CommandError(`${file} is not a complete backup (${reason}), so nothing was restored.`);

/** Reads the lines of a compressed file, excluding line breaks. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  // The pieces of a line whose end has not been read yet. Join the pieces only when the line is complete, because each
  // join copies them.
  let pieces: string[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source.pipe(unzipped)) {
    // Don't use readline, because it also splits at U+2028.
    const [end = '', ...lines] = decoder.decode(chunk as Buffer, { stream: true }).split('\n');
    pieces.push(end);
    for (const start of lines) {
      yield pieces.join('');
      pieces = [start];
    }
  }
  const rest = pieces.join('');
  if (rest) yield rest;
}

function checkHeader(file: string, line: string): Header {
  const header = headerSchema.parse(JSON.parse(line));
  if (header.version > VERSION) {
    throw new CommandError(`${file} was created by a newer version of the planner. Install that version.`);
  }
  return header;
}

function checkTrailer(trailer: Trailer, rows: Trailer['rows'], sha256: string): void {
  if (trailer.sha256 !== sha256) throw new DamageError('the checksum does not match');
  const isSame = JSON.stringify(trailer.rows) === JSON.stringify(rows);
  if (!isSame) throw new DamageError('the number of rows does not match');
}

/**
 * Reads a backup part by part. Verifies the checksum at the end.
 *
 * @throws CommandError if the file can't be read, is incomplete or was changed
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const rows: Trailer['rows'] = {};
  let state: 'header' | 'tables' | 'complete' = 'header';
  let table = '';
  try {
    for await (const line of linesOf(file)) {
      if (state === 'complete') throw new DamageError('it continues after its end');
      if (line.startsWith('[')) {
        if (!table) throw new DamageError('it has rows without a table');
        rows[table] = (rows[table] ?? 0) + 1;
        yield { row: line };
      } else if (state === 'header') {
        yield { header: checkHeader(file, line) };
        state = 'tables';
      } else if (line.startsWith('{"table":')) {
        const found = tableSchema.parse(JSON.parse(line));
        table = found.table;
        rows[table] = 0;
        yield { table: found };
      } else {
        const trailer = trailerSchema.parse(JSON.parse(line));
        checkTrailer(trailer, rows, hash.digest('hex'));
        yield { trailer };
        state = 'complete';
        continue;
      }
      hash.update(`${line}\n`);
    }
    if (state !== 'complete') throw new DamageError('its end is missing');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (syscall) throw new CommandError(`${file} can't be read (${message}).`);
    if (code === 'Z_BUF_ERROR') throw damaged(file, 'its end is missing');
    // Only use the message of a `DamageError`, because the messages of other errors describe the parser, not the file.
    throw damaged(file, error instanceof DamageError ? message : 'it is damaged or not a backup file');
  }
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { writeBackup } from '../backup/write-backup.js';
import { parse } from '../validation.js';

const inputSchema = z.object({ file: z.string() });

/**
 * Writes a backup from the command line.
 *
 * @param input `file` is an absolute path
 * @returns a message for the operator
 */
export async function backUp(em: SqlEntityManager, input: unknown): Promise<string> {
  const { file } = parse(inputSchema, input);
  const rows = await writeBackup(em, file);
  return `Saved ${rows.toLocaleString('en')} rows to ${file}. The file contains password hashes: keep it private.`;
}

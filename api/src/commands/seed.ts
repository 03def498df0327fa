import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { announce } from '../changes/announce.js';
import { seedEntries } from '../seed/generated-entries.js';
import { dateSchema, parse } from '../validation.js';

const inputSchema = z.object({
  entries: z.coerce
    .number({ error: '--entries must be a number' })
    .int({ error: '--entries must be a whole number' })
    .min(1, { error: '--entries must be 1 or more' })
    .max(1_000_000, { error: '--entries must be 1,000,000 or less' }),
  today: dateSchema,
});

/**
 * Adds generated entries.
 *
 * @returns a message for the operator
 */
export async function seedPlanner(em: SqlEntityManager, input: unknown): Promise<string> {
  const { entries, today } = parse(inputSchema, input);
  await seedEntries(em, entries, today);
  await em.execute(`select ${announce.content}`);
  return `Added three brands and ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}.`;
}

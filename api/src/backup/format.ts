import { z } from 'zod';

/** The first line of a backup. */
export const headerSchema = z.object({
  format: z.literal('content-planner-backup'),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The executed migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  /**
   * The keys that decrypt the secrets of authenticator apps, in Base64URL. They are derived from the stored session
   * secrets, which the backup doesn't contain. Missing in backups of early versions, which contain the session secrets.
   */
  twoStepKeys: z.array(z.string()).default([]),
});

/**
 * The line that precedes a table's rows. Each row is a line that contains a JSON array of the row's values, as text or
 * null.
 */
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

/** The last line of a backup. */
export const trailerSchema = z.object({
  /** The number of rows, keyed by table. */
  rows: z.record(z.string(), z.number().int()),
  /** The last value of each sequence, as text, and whether that value has been used. */
  sequences: z.record(z.string(), z.object({ value: z.string(), used: z.boolean() })),
  /** The SHA-256 of all preceding lines, including their line breaks, in hexadecimal. */
  sha256: z.string(),
});

export type Header = z.infer<typeof headerSchema>;
export type Table = z.infer<typeof tableSchema>;
export type Trailer = z.infer<typeof trailerSchema>;

/** The format version that this code writes, and the latest one that it can read. */
export const VERSION = 1;

/** The table where the ORM records executed migrations. */
export const MIGRATIONS = 'mikro_orm_migrations';

/** Settings that make the text form of values the same in every database. */
export const SESSION_SETTINGS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'iso_8601'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  // Turn off the time limit, because a backup or a restore can take any amount of time.
  'set local statement_timeout = 0',
];

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

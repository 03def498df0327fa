import { z } from 'zod';
import type { FieldError } from './errors.js';
import { invalidFields, MAX_ERRORS } from './field-errors.js';

/** The maximum length of a title or name, in characters. */
const MAX_TITLE = 300;
/** The maximum number of custom values in an entry. */
const MAX_FIELDS = 200;
/** The maximum length of free text, in characters. */
const MAX_TEXT = 10_000;

// PostgreSQL can't store NUL or unpaired surrogates.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();
const STORABLE = { error: "contains characters that can't be stored" };

/** Text that the database can store. Validate all text with this check before sending it to the database. */
export const storableSchema = z.string().refine(storable, STORABLE);

// Control characters, bidi controls and other invisible formatting characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this regex removes them.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
/** Tabs and line breaks, which are replaced with a space. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
// Matches joiners that are not between letters or emoji. Such joiners have no effect, whereas some scripts and emoji
// require joiners between their characters.
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * Removes invisible characters that can make different text look the same: control characters, bidi controls and
 * zero-width characters. Tabs and line breaks become a space. Zero-width joiners between letters or emoji are kept.
 *
 * @example stripInvisible('Maya\u202e\u200b') // 'Maya'
 */
export const stripInvisible = (text: string): string =>
  text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(STRAY_JOINERS, '');

const hasInk = (value: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value);

const required = (text: z.ZodString, longest = MAX_TITLE) =>
  text
    .trim()
    .min(1, { abort: true })
    .max(longest)
    .refine((value) => hasInk(value), { error: 'is required' });

/** A required title: trimmed, 1 to 300 characters, at least one of them visible. */
export const titleSchema = required(storableSchema);

/** Text that the database can store, without invisible characters, such as a name or an email address. */
export const visibleSchema = z.string().overwrite(stripInvisible).refine(storable, STORABLE);

/** A required label. It has the same limits as a title, but invisible characters are removed. */
export const labelSchema = required(visibleSchema);

const optional = (text: z.ZodString) => text.nullish().transform((value) => (value?.trim() ? value : null));

/** A required label of at most `longest` characters. */
export const labelOf = (longest: number) => required(visibleSchema, longest);

/** Optional text of up to 10,000 characters. Blank and missing values become null. */
export const textSchema = optional(storableSchema.max(MAX_TEXT));

/** An optional name of up to 300 characters, without invisible characters. Blank and missing values become null. */
export const nameSchema = optional(visibleSchema.max(MAX_TITLE));

/** A boolean. Missing values and null become false. */
export const flagSchema = z
  .boolean()
  .nullish()
  .transform((set) => set ?? false);

/** A valid calendar date, `YYYY-MM-DD`. */
export const dateSchema = z.iso
  .date({ error: 'must be a calendar date as YYYY-MM-DD', abort: true })
  .refine((date) => date >= '0001-01-01', { error: 'must be a calendar date as YYYY-MM-DD' });

/** An optional id. An empty string counts as missing. */
export const optionalIdSchema = z
  .union([z.uuid({ error: 'must be an id' }), z.literal('')], { error: 'must be an id' })
  .nullish()
  .transform((id) => id?.toLowerCase() || null);

const LONGEST_URL = 2048;

/** The URL of a web page. */
export const urlSchema = z
  .string()
  .max(LONGEST_URL)
  .refine((text) => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text));

/** The values of custom fields: text, numbers, booleans or null. */
export const dynamicFieldsSchema = z
  .record(
    z.string(),
    z.union([storableSchema, z.number(), z.boolean(), z.null()], {
      error: 'must be text, a number, true, false or null',
    }),
  )
  .nullish()
  .transform((fields) => fields ?? {})
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, {
    error: `can have at most ${MAX_FIELDS} fields`,
    abort: true,
  })
  .refine((fields) => Buffer.byteLength(JSON.stringify(fields)) <= 32 * 1024, {
    error: 'can be at most 32 KiB',
  });

const isUuid = z.uuid();

/** Whether a string is a valid id. */
export const isId = (value: string): boolean => isUuid.safeParse(value).success;

/** The names that messages use for JSON types. */
const TYPES: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function predicate(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is required';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'is required';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `can have at most ${issue.maximum} characters`;
  // Use a schema's own messages as they are, but replace the library's default messages.
  if (!/^(Invalid|Too) \w+:/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return `must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `must be ${issue.minimum} or more`;
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? `can have at most ${issue.maximum} items`
      : `must be at most ${issue.maximum}`;
  return issue.message;
}

/** Adds the field's name to messages that begin with a lowercase letter. Other messages are complete sentences. */
function fieldError(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.join('.');
  const message = predicate(issue);
  return { field, message: /^[a-z]/.test(message) ? `${field || 'The body'} ${message}` : message };
}

/**
 * Validates input with a schema.
 *
 * @throws PlannerError `invalid` with one message per field, at most 20
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw invalidFields(issues.slice(0, MAX_ERRORS).map(fieldError), issues.length);
}

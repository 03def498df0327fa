import type { ServerErrorCode } from '@content-planner/model';
import { z } from 'zod';
import { type ParamsOf, type Problem, problemOf } from './errors.js';
import { fieldErrorOf, invalidFields, MAX_ERRORS } from './field-errors.js';

/** The maximum length of a title or name, in characters. */
const MAX_TITLE = 300;
/** The maximum number of custom values in an entry. */
const MAX_FIELDS = 200;
/** The maximum size of the custom values of an entry, in KiB. */
const MAX_KIBIBYTES = 32;
/** The maximum length of free text, in characters. */
const MAX_TEXT = 10_000;

/** Whether the database can store text. PostgreSQL can't store NUL or unpaired surrogates. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/**
 * Returns the option `error` of a check, so that {@link parse} returns an error with this code. The option is text,
 * because a schema can't return anything else for most checks.
 */
export const problem = <Code extends ServerErrorCode>(
  code: Code,
  ...params: ParamsOf<Code>
): { error: string } => ({
  error: JSON.stringify(problemOf(code, ...params)),
});

const STORABLE = problem('textUnstorable');

/** Text that the database can store. Validate all text with this check before sending it to the database. */
export const storableSchema = z.string().refine(isStorable, STORABLE);

/** The id of a field or option. Built-in ones have names as ids. */
export const nameIdSchema = storableSchema.max(100);

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
    .refine((value) => hasInk(value), problem('required'));

/** A required title: trimmed, 1 to 300 characters, at least one of them visible. */
export const titleSchema = required(storableSchema);

/** Text that the database can store, without invisible characters, such as a name or an email address. */
export const visibleSchema = z.string().overwrite(stripInvisible).refine(isStorable, STORABLE);

/** A required label. It has the same limits as a title, but invisible characters are removed. */
export const labelSchema = required(visibleSchema);

const optional = (text: z.ZodString) => text.nullish().transform((value) => (value?.trim() ? value : null));

/** A required label of at most `longest` characters. */
export const labelOf = (longest: number) => required(visibleSchema, longest);

/** Text of up to 10,000 characters. */
export const longTextSchema = storableSchema.max(MAX_TEXT);

/** Optional text of up to 10,000 characters. Blank and missing values become null. */
export const textSchema = optional(longTextSchema);

/** An optional name of up to 300 characters, without invisible characters. Blank and missing values become null. */
export const nameSchema = optional(visibleSchema.max(MAX_TITLE));

/** A boolean. Missing values and null become false. */
export const flagSchema = z
  .boolean()
  .nullish()
  .transform((set) => set ?? false);

/** A valid calendar date, `YYYY-MM-DD`. */
export const dateSchema = z.iso
  .date({ ...problem('dateInvalid'), abort: true })
  .refine((date) => date >= '0001-01-01', problem('dateInvalid'));

/** An optional id. An empty string counts as missing. */
export const optionalIdSchema = z
  .union([z.uuid(problem('idInvalid')), z.literal('')], problem('idInvalid'))
  .nullish()
  .transform((id) => id?.toLowerCase() || null);

/** A person, as in REST responses: an id and a name. Only text that was stored before has no id. */
const personSchemas = [
  z.object({ id: storableSchema }).transform(({ id }) => id),
  z.object({ id: z.null().optional(), name: storableSchema }).transform(({ name }) => name),
];

/** The values of custom fields: text, numbers, booleans, people, lists of option names, or null. */
export const dynamicFieldsSchema = z
  .record(
    z.string(),
    z.union(
      [storableSchema, z.number(), z.boolean(), z.null(), z.array(storableSchema), ...personSchemas],
      problem('customValueInvalid'),
    ),
  )
  .nullish()
  .transform((fields) => fields ?? {})
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, {
    ...problem('tooManyCustomValues', { max: MAX_FIELDS }),
    abort: true,
  })
  .refine(
    (fields) => Buffer.byteLength(JSON.stringify(fields)) <= MAX_KIBIBYTES * 1024,
    problem('customValuesTooLarge', { kibibytes: MAX_KIBIBYTES }),
  );

const isUuid = z.uuid();

/** Whether a string is a valid id. */
export const isId = (value: string): boolean => isUuid.safeParse(value).success;

/** Returns the code for an issue: that of the schema's own check, or one for the library's general checks. */
function problemIn(issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'invalid_type' && issue.input === undefined) return problemOf('required');
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) {
    return problemOf('required');
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return problemOf('textTooLong', { max: Number(issue.maximum) });
  }
  if (issue.message.startsWith('{"code":')) return JSON.parse(issue.message);
  if (issue.code === 'custom' && issue.params) return issue.params as unknown as Problem;
  // Use a library's message only if it is a sentence for users.
  if (!/^(Invalid|Too) \w+:/.test(issue.message))
    return problemOf('valueInvalid', { problem: issue.message });
  if (issue.code === 'invalid_type') return problemOf('wrongType', { expected: issue.expected });
  if (issue.code === 'invalid_value') return problemOf('notAnOption', { options: issue.values.map(String) });
  if (issue.code === 'too_small') return problemOf('numberTooSmall', { min: Number(issue.minimum) });
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    return issue.origin === 'array'
      ? problemOf('tooManyItems', { max })
      : problemOf('numberTooLarge', { max });
  }
  return problemOf('valueInvalid', { problem: issue.message });
}

const fieldErrorIn = (issue: z.core.$ZodIssue) => fieldErrorOf(issue.path.join('.'), problemIn(issue));

/**
 * Validates input with a schema.
 *
 * @throws PlannerError `invalid` with one message per field, at most 20
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw invalidFields(issues.slice(0, MAX_ERRORS).map(fieldErrorIn), issues.length);
}

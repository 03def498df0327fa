import type { ServerErrors } from './error-type.js';

/** What messages call the types of JSON, and other types of input. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * Errors about the value of a field. A message that begins with a lowercase letter follows the name of the field, or
 * the `label` in its parameters.
 */
export const valueErrors = {
  /** Several fields are invalid. The server's message consists of the messages about the fields. */
  fieldsInvalid: { type: 'invalid', message: 'Some fields are invalid.' },
  required: { type: 'invalid', message: 'is required' },
  wrongType: {
    type: 'invalid',
    message: ({ expected }: { expected: string }) => `must be ${TYPES[expected] ?? expected}`,
  },
  notAnOption: {
    type: 'invalid',
    message: ({ options }: { options: readonly string[] }) => `must be one of: ${options.join(', ')}`,
  },
  textTooLong: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `can have at most ${max} characters`,
  },
  tooManyItems: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `can have at most ${max} items`,
  },
  tooManyIds: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `can contain at most ${max} ids. Send several requests`,
  },
  numberTooLarge: { type: 'invalid', message: ({ max }: { max: number }) => `must be at most ${max}` },
  numberTooSmall: { type: 'invalid', message: ({ min }: { min: number }) => `must be ${min} or more` },
  /** Any other value that the server does not accept, with the validator's message. */
  valueInvalid: { type: 'invalid', message: ({ problem }: { problem: string }) => problem },
  textUnstorable: { type: 'invalid', message: "contains characters that can't be stored" },
  idInvalid: { type: 'invalid', message: 'must be an id' },
  dateInvalid: { type: 'invalid', message: 'must be a calendar date as YYYY-MM-DD' },
  timeOfDayInvalid: { type: 'invalid', message: 'must be a time as HH:MM, such as 14:30' },
  personInvalid: { type: 'invalid', message: 'must be the id of a person whose account is approved' },
  timeInvalid: { type: 'invalid', message: 'must be a time such as 2026-03-08T09:00:00Z' },
  timeTooLate: { type: 'invalid', message: 'must be before the year 10000' },
  timeInPast: { type: 'invalid', message: 'must be in the future' },
  urlInvalid: { type: 'invalid', message: 'must be an address that starts with http:// or https://' },
  originInvalid: {
    type: 'invalid',
    message: ({ value }: { value: string }) =>
      `'${value}' is not an origin. Use the form https://host or http://host:port`,
  },
  searchInvalid: { type: 'invalid', message: 'must be a URL search string' },
  base64UrlInvalid: { type: 'invalid', message: 'must be Base64URL' },
  jsonListInvalid: { type: 'invalid', message: 'must be a JSON list' },
  formIdInvalid: {
    type: 'invalid',
    message: 'is invalid. Use 1 to 64 letters, digits, hyphens and underscores.',
  },
  customValueInvalid: { type: 'invalid', message: 'must be text, a number, true, false or null' },
  tooManyCustomValues: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `can have at most ${max} fields`,
  },
  customValuesTooLarge: {
    type: 'invalid',
    message: ({ kibibytes }: { kibibytes: number }) => `can be at most ${kibibytes} KiB`,
  },
  bulkValuesTooLarge: {
    type: 'invalid',
    message: ({ kibibytes }: { kibibytes: number }) => `can be at most ${kibibytes} KiB for several entries`,
  },
  parameterUnknown: { type: 'invalid', message: 'is not a parameter of this call' },
  sentTwice: { type: 'invalid', message: 'can only be sent once' },
  limitRequired: { type: 'invalid', message: 'requires limit' },
  pageSizeInvalid: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `must be a whole number from 1 to ${max}`,
  },
  pageTooLarge: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `must be at most ${max}. Use the cursor to get more`,
  },
  firstAndLast: { type: 'invalid', message: 'Set first or last, not both' },
  rangeInverted: { type: 'invalid', message: 'must be on or after from' },
  rangeTooLong: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `A calendar range can have at most ${max} days`,
  },
  noRoomForSamples: {
    type: 'invalid',
    message: 'must leave room for the samples between 0001-01-01 and 9999-12-31',
  },
} as const satisfies ServerErrors;

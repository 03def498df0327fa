import {
  type CalendarDate,
  type FieldType,
  fieldTypeOf as fieldTypeIn,
  offeredOptions,
} from '@content-planner/model';
import type { FieldTypeDescription } from '../logs/field-types/field-type.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import type { DynamicValue, FieldOption } from '../logs/types.js';
import { comparable } from './cell-text.js';
import type { CellErrors } from './import-messages.js';
import { type NumberStyle, readNumber } from './number-texts.js';

/** A cell's value, or an error message that says why the cell has no valid value. */
export type CellValue<T> = { value: T } | { error: string };

/** How the cells of a sheet are read. */
export interface CellContext {
  /** The options of the field. */
  options: readonly string[];
  /** Returns the words in a cell. */
  split: (text: string) => readonly string[];
  /** Returns the option that a word means, null if it is left out, or undefined if it is unknown. */
  optionOf: (word: string) => string | null | undefined;
  /** The people, if the values of the field are people. */
  people: readonly FieldOption[];
  date: (text: string) => CellValue<CalendarDate>;
  /** The number style. If both styles fit, this is null until the user chooses one. */
  numbers: NumberStyle | null;
  messages: CellErrors;
}

/** Words and checkbox marks that mean true or false. The words are in the languages that the import supports. */
const TRUE = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  'on',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'si',
  'sí',
  'sim',
  'tak',
]);
const FALSE = new Set(['no', 'n', 'false', '0', 'off', 'nein', 'falsch', 'non', 'faux', 'não', 'nie', 'nee']);
const CHECKED = /^[✓✔☑✅]\ufe0f?$/u;
const UNCHECKED = /^[✗✘☐❌-]\ufe0f?$/u;

/** Reads a boolean. Returns null if the text means neither yes nor no. */
export function readBoolean(text: string): boolean | null {
  const word = comparable(text);
  if (TRUE.has(word) || CHECKED.test(text)) return true;
  return FALSE.has(word) || UNCHECKED.test(text) ? false : null;
}

/** Reads a number. If the style is unknown, both styles must produce the same number. */
function numberIn(text: string, { numbers, messages }: CellContext): CellValue<number> {
  if (numbers !== null) {
    const value = readNumber(text, numbers);
    return value === null ? { error: messages.invalidNumber } : { value };
  }
  const [point, comma] = [readNumber(text, 'point'), readNumber(text, 'comma')];
  if (point === null && comma === null) return { error: messages.invalidNumber };
  return point !== null && point === comma ? { value: point } : { error: messages.ambiguousNumber };
}

/** Reads a cell in the same way as a form reads what users type. */
const typed = (text: string, _: CellContext, type: FieldType) => ({
  value: fieldTypeOf(type).value(text, undefined) ?? null,
});

/**
 * Functions that read a nonempty cell. CSV files, pasted cells and corrections in the preview are read in the same way.
 */
const readers: Readonly<
  Record<
    FieldTypeDescription['input'],
    (text: string, context: CellContext, type: FieldType) => CellValue<DynamicValue>
  >
> = {
  text: typed,
  longText: typed,
  date: (text, { date }) => date(text),
  boolean: (text, { messages }) => {
    const value = readBoolean(text);
    return value === null ? { error: messages.invalidBoolean } : { value };
  },
  choice: (text, { options, optionOf, messages }) => {
    const value = optionOf(text);
    return value === undefined ? { error: messages.invalidOption({ options }) } : { value };
  },
  choices: (text, { options, split, optionOf, messages }) => {
    const chosen = split(text).map(optionOf);
    if (chosen.includes(undefined)) return { error: messages.invalidOption({ options }) };
    // In the order of the options, followed by new ones.
    const value = [...new Set([...options, ...chosen])].filter((one) => one != null && chosen.includes(one));
    return { value: value as string[] };
  },
  number: numberIn,
  person: (text, { people, optionOf, messages }) => {
    const value = optionOf(text);
    if (value !== undefined) return { value };
    const isAmbiguous = offeredOptions(people).some(({ name }) => comparable(name) === comparable(text));
    return { error: isAmbiguous ? messages.ambiguousPerson({ name: text }) : messages.invalidPerson };
  },
};

/** Reads a nonempty cell for a field. */
export function readValue(type: FieldType, text: string, context: CellContext): CellValue<DynamicValue> {
  const read = readers[fieldTypeOf(type).input](text, context, type);
  const { isValid = () => true } = fieldTypeIn(type);
  const { typed } = context.messages;
  return 'error' in read || isValid(read.value) ? read : { error: typed[type as keyof typeof typed] };
}

import { BUILT_IN_FIELDS, type BuiltInField, type BuiltInOption } from '@content-planner/model';
import { errorIn } from '../field-errors.js';
import type { EntryValue } from '../field-types/field-types.js';

/** An option of a custom field. Entries store its id, and clients see its name. */
export interface FieldOption {
  id: string;
  name: string;
  /** The text in narrow table cells. */
  abbreviation?: string;
  /** The name of a person, whom clients identify by the id. */
  label?: string;
  /** For a person: whether this is the viewer. */
  isMe?: boolean;
  /** The color, which can be any text. Null for the default color. */
  color: string | null;
  /** Whether the option counts as finished. False by default. */
  isDone?: boolean;
  /** Whether the option was removed. Entries keep it, but it can't be chosen anymore. */
  isArchived: boolean;
}

/** Returns a name in the form in which options are compared. */
export const plain = (name: string): string => name.trim().toLowerCase();

/** Returns the option with a name. Ignores case and surrounding space if no option has exactly this name. */
export const optionNamed = <Option extends { name: string }>(
  options: readonly Option[],
  name: string,
): Option | undefined =>
  options.find((option) => option.name === name) ??
  options.find((option) => plain(option.name) === plain(name));

/**
 * Returns a value in the form that clients see: the names of options instead of their ids. Text that was stored before
 * the field had options stays the same, and so does the name of an option after the field's type was changed.
 */
export function namedValue(options: readonly FieldOption[], value: EntryValue): EntryValue;
export function namedValue(
  options: readonly FieldOption[],
  value: EntryValue | undefined,
): EntryValue | undefined;
export function namedValue(options: readonly FieldOption[], value: EntryValue | undefined) {
  const nameOf = (one: string) => options.find(({ id }) => id === one)?.name ?? one;
  if (Array.isArray(value)) return value.map(nameOf);
  return typeof value === 'string' ? nameOf(value) : value;
}

/**
 * Returns a value in the form in which it is stored: the ids of options instead of their names, in the order of the
 * options. Anything else stays the same.
 */
export function storedValue(
  options: readonly FieldOption[],
  value: EntryValue | undefined,
): EntryValue | undefined {
  const idOf = (name: string) => optionNamed(options, name)?.id ?? name;
  if (!Array.isArray(value)) return typeof value === 'string' ? idOf(value) : value;
  const places = new Map(options.map(({ id }, place) => [id, place]));
  return [...new Set(value.map(idOf))].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** An option in an update. Omitted properties don't change. */
export interface OptionInput {
  /** The id of an existing option. By default, the name determines which option it is. */
  id?: string | null | undefined;
  name: string;
  /** Null for the default color. */
  color?: string | null | undefined;
  isDone?: boolean | null | undefined;
  abbreviation?: string | null | undefined;
}

/**
 * Returns the options after an update. Options with the same id or name are the same, and omitted ones are archived.
 *
 * @param given the options, in order
 * @param newId creates the id of a new option
 */
export function updatedOptions(
  stored: readonly FieldOption[],
  given: readonly OptionInput[],
  newId: () => string,
): FieldOption[] {
  const left = new Set(stored);
  const kept = new Map<OptionInput, FieldOption>();
  const keep = (isSame: (option: FieldOption, input: OptionInput) => boolean) => {
    for (const input of given) {
      const option = kept.has(input) ? undefined : [...left].find((one) => isSame(one, input));
      if (!option) continue;
      kept.set(input, option);
      left.delete(option);
    }
  };
  keep((option, { id }) => option.id === id);
  // Find exact names first, because the names of older options can differ only in case.
  keep((option, { id, name }) => !id && option.name === name);
  keep((option, { id, name }) => !id && plain(option.name) === plain(name));
  const current = given.map((input): FieldOption => {
    const option = kept.get(input);
    const { name, color = option?.color ?? null } = input;
    const isDone = input.isDone ?? option?.isDone ?? false;
    const abbreviation = input.abbreviation ?? option?.abbreviation;
    const shared = { id: option?.id ?? newId(), name, color, isDone, isArchived: false };
    return abbreviation ? { ...shared, abbreviation } : shared;
  });
  return [...current, ...[...left].map((option) => ({ ...option, isArchived: true }))];
}

/** Returns the options that all planners have. */
export const builtInOptionsOf = (fieldId: string): readonly BuiltInOption[] =>
  (Object.hasOwn(BUILT_IN_FIELDS, fieldId)
    ? (BUILT_IN_FIELDS as Record<string, BuiltInField>)[fieldId]?.options
    : null) ?? [];

/**
 * Returns the options of a built-in field. If they have abbreviations, those that all planners have come first, and in
 * their order.
 *
 * @throws PlannerError `invalid` if one of them was renamed, or if the abbreviation of another one is missing or taken
 */
export function withBuiltIn(fieldId: string, options: readonly FieldOption[]): FieldOption[] {
  const fixed = builtInOptionsOf(fieldId);
  const placeOf = ({ id }: FieldOption) => fixed.findIndex((option) => option.id === id);
  if (!fixed.some(({ abbreviation }) => abbreviation)) return [...options];
  for (const [index, option] of options.entries()) {
    const { name, abbreviation = '' } = fixed[placeOf(option)] ?? option;
    if (name !== option.name) throw errorIn(`options.${index}.name`, 'fieldBuiltInFixed');
    if (placeOf(option) < 0 && fixed.some(({ id }) => plain(id) === plain(name))) {
      throw errorIn(`options.${index}.name`, 'optionNameTaken', { name });
    }
    if (option.isArchived) continue;
    const at = `options.${index}.abbreviation`;
    if (abbreviation !== option.abbreviation && abbreviation) throw errorIn(at, 'fieldBuiltInFixed');
    if (!/^\p{L}{1,3}$/u.test(abbreviation)) throw errorIn(at, 'abbreviationInvalid');
    const isTaken = options.some(
      (other) => other.id !== option.id && plain(other.abbreviation ?? '') === plain(abbreviation),
    );
    if (isTaken) throw errorIn(at, 'abbreviationTaken', { abbreviation });
  }
  const [builtIn, others] = [
    options.filter((option) => placeOf(option) >= 0),
    options.filter((option) => placeOf(option) < 0),
  ];
  return [...builtIn.toSorted((one, other) => placeOf(one) - placeOf(other)), ...others];
}

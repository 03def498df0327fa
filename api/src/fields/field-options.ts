import type { EntryValue } from '../field-types/field-types.js';

/** An option of a custom field. Entries store its id, and clients see its name. */
export interface FieldOption {
  id: string;
  name: string;
  /** The color, which can be any text. Null for the default color. */
  color: string | null;
  /** Whether the option counts as finished. False by default. */
  isDone?: boolean;
  /** Whether the option was removed. Entries keep it, but it can't be chosen anymore. */
  isArchived: boolean;
}

const plain = (name: string) => name.trim().toLowerCase();

/** Returns the option with a name. Ignores case and surrounding space if no option has exactly this name. */
export const optionNamed = <Option extends { name: string }>(
  options: readonly Option[],
  name: string,
): Option | undefined =>
  options.find((option) => option.name === name) ??
  options.find((option) => plain(option.name) === plain(name));

/**
 * Returns a value in the form that clients see: an option's name instead of its id. Text that was stored before the
 * field had options stays the same, and so does the name of an option after the field's type was changed.
 */
export const namedValue = <Value extends EntryValue | undefined>(
  options: readonly FieldOption[],
  value: Value,
): Value | string => options.find(({ id }) => id === value)?.name ?? value;

/**
 * Returns the options after an update by name. Options with the same name keep their id, and omitted ones are archived.
 *
 * @param names the names of the options, in order
 * @param colors the colors by name; by default, options keep theirs
 * @param newId creates the id of a new option
 */
export function updatedOptions(
  stored: readonly FieldOption[],
  names: readonly string[],
  colors: ReadonlyMap<string, string> | null,
  newId: () => string,
): FieldOption[] {
  const left = new Set(stored);
  const kept = new Map<string, FieldOption>();
  const keep = (isSame: (first: string, second: string) => boolean) => {
    for (const name of names) {
      const option = kept.has(name) ? undefined : [...left].find((one) => isSame(one.name, name));
      if (!option) continue;
      kept.set(name, option);
      left.delete(option);
    }
  };
  // Find exact names first, because the names of older options can differ only in case.
  keep((first, second) => first === second);
  keep((first, second) => plain(first) === plain(second));
  const current = names.map((name): FieldOption => {
    const option = kept.get(name);
    const color = colors ? (colors.get(name) ?? null) : (option?.color ?? null);
    return { id: option?.id ?? newId(), name, color, isArchived: false };
  });
  return [...current, ...[...left].map((option) => ({ ...option, isArchived: true }))];
}

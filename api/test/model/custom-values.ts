import type { LogKind } from '../built-in-kinds.js';

/** A custom field in the model. */
export interface ModelField {
  id: string;
  logType: LogKind;
  fieldName: string;
  fieldLabel: string;
  fieldType: 'text' | 'date' | 'boolean' | 'dropdown';
  dropdownOptions: string[] | null;
  optionColors: { option: string; color: string }[] | null;
  isRequired: boolean;
  displayOrder: number;
  isShareable: boolean;
}

export type CustomValues = Record<string, string | boolean | null>;

type Value = CustomValues[string] | undefined;

const isBlank = (value: Value) => value === undefined || value === null || value === '';

const isDay = (value: Value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** For each type, a check of its values and the message for invalid values. */
const TYPES: Record<
  ModelField['fieldType'],
  { fits(value: Value, options: string[]): boolean; says(options: string[]): string }
> = {
  text: { fits: (value) => typeof value === 'string', says: () => 'must be text' },
  date: { fits: isDay, says: () => 'must be a calendar date as YYYY-MM-DD' },
  boolean: { fits: (value) => typeof value === 'boolean', says: () => 'must be true or false' },
  dropdown: {
    fits: (value, options) => typeof value === 'string' && options.includes(value),
    says: (options) => `must be one of: ${options.join(', ')}`,
  },
};

function isFilled({ fieldType }: ModelField, value: Value): boolean {
  return fieldType === 'boolean'
    ? typeof value === 'boolean'
    : typeof value === 'string' && value.trim() !== '';
}

/**
 * Returns the errors in a request's custom values. Unchanged values are always valid.
 *
 * @param stored the entry's values, or null for a new entry
 */
export function customProblems(
  fields: readonly ModelField[],
  sent: CustomValues,
  stored: CustomValues | null,
) {
  const touched = fields.filter(({ fieldName }) => {
    if (!stored) return true;
    const [value, before] = [sent[fieldName], stored[fieldName]];
    const wasBlank = isBlank(shownValues(fields, stored)[fieldName]);
    return value !== before && !(isBlank(value) && wasBlank);
  });
  /** Returns whether the request contains a value of the wrong type for this field. */
  const isWrong = ({ fieldName, fieldType, dropdownOptions }: ModelField) =>
    !isBlank(sent[fieldName]) && !TYPES[fieldType].fits(sent[fieldName], dropdownOptions ?? []);
  const missing = touched.filter(
    (field) => field.isRequired && !isWrong(field) && !isFilled(field, sent[field.fieldName]),
  );
  const labels = missing.map(({ fieldLabel }) => fieldLabel).join(', ');
  return [
    ...(missing.length > 0
      ? [{ field: 'dynamicFields', message: `Please fill in required fields: ${labels}` }]
      : []),
    ...touched.filter(isWrong).map(({ fieldName, fieldLabel, fieldType, dropdownOptions }) => ({
      field: `dynamicFields.${fieldName}`,
      message: `${fieldLabel} ${TYPES[fieldType].says(dropdownOptions ?? [])}`,
    })),
  ];
}

/** Returns the stored values that responses contain: values of existing fields with the right type. */
export const shownValues = (fields: readonly ModelField[], stored: CustomValues): CustomValues =>
  Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const field = fields.find(({ fieldName }) => fieldName === name);
      return field && (value === null || (field.fieldType === 'boolean') === (typeof value === 'boolean'));
    }),
  );

/** Returns the values to store: the sent values of existing fields, and the hidden values. */
export function keptValues(
  fields: readonly ModelField[],
  sent: CustomValues,
  stored: CustomValues,
): CustomValues {
  const isKnown = (name: string) => fields.some(({ fieldName }) => fieldName === name);
  const shown = shownValues(fields, stored);
  return Object.fromEntries([
    ...Object.entries(stored).filter(([name]) => !Object.hasOwn(shown, name)),
    ...Object.entries(sent).filter(([name]) => isKnown(name)),
  ]);
}

import { isCalendarDate } from '@content-planner/model';
import { formatShortDate } from '../dates/format-date.js';
import { formatTime } from '../dates/format-instant.js';
import { formatInstantDate } from '../dates/format-instant-date.js';
import { fieldIdOf } from '../logs/field-id.js';
import { valueText } from '../logs/field-types/field-text.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import type { KindDescription } from '../logs/kinds/kind.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import {
  type Brand,
  type DynamicValue,
  type FieldConfiguration,
  LOG_KINDS,
  type LogKind,
} from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { changeMessages, type ValueName } from './change-messages.js';
import type { SubjectChange, ValueChange } from './types.js';

/** The context for displaying changed values as text. */
export interface ValueContext {
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  /** BCP 47 language tag. */
  locale: string;
  translate: Translate;
  kindOf: KindOf;
}

/** A changed value, as text. */
export interface ValueRow {
  name: string;
  label: string;
  /** '' if the value is empty. */
  before: string;
  after: string;
}

/** The label of a value and a function that formats it. */
interface ShownValue {
  label: string;
  text: (value: unknown) => string;
}

const CUSTOM = 'field:';

/** Returns the brands that a change can mention, including those that no longer exist. */
export const knownBrands = ({ formerBrands = [] }: SubjectChange, { brands }: ValueContext): Brand[] => [
  ...brands,
  ...formerBrands,
];

/** Formats a value of an unknown type. */
function plainText(value: unknown, { translate, locale }: ValueContext): string {
  const { yes, no } = translate(valueMessages);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const dateText = (value: unknown, { locale }: ValueContext): string => {
  const text = typeof value === 'string' ? value : '';
  return isCalendarDate(text) ? formatShortDate(text, locale) : text;
};

/** Returns the label and format of a kind-specific value, or undefined for all other values. */
function kindValue(name: string, kind: LogKind, context: ValueContext): ShownValue | undefined {
  const { translate, locale } = context;
  for (const field of context.kindOf(kind).fields) {
    const { label } = field;
    if (isValueField(field) && field.name === name) {
      const text = (value: unknown) =>
        valueText(field.type, value as DynamicValue, { locale, text: translate(valueMessages) });
      return { label, text };
    }
    if (field.type === 'title' && name === 'title')
      return { label, text: (value) => plainText(value, context) };
    if (field.type === 'entryDate' && field.holds.some((held) => held === name)) {
      return { label, text: (value) => dateText(value, context) };
    }
    if (field.type === 'flags') {
      const flag = field.flags.find((candidate) => candidate.name === name);
      if (flag) {
        return { label: flag.label, text: (value) => plainText(value === true, context) };
      }
    }
  }
  return undefined;
}

function entryValue(name: string, kind: LogKind, context: ValueContext): ShownValue {
  const { brands, fieldConfigurations, translate, locale } = context;
  const changeText = translate(changeMessages);
  if (name.startsWith(CUSTOM)) {
    const fieldName = name.slice(CUSTOM.length);
    const found = fieldConfigurations.find((field) => field.kind === kind && field.fieldName === fieldName);
    if (!found) return { label: fieldName, text: (value) => plainText(value, context) };
    const { fieldLabel, fieldType, options } = found;
    const text = translate(valueMessages);
    return {
      label: fieldLabel,
      text: (value) => valueText(fieldType, value as DynamicValue, { locale, text, options }),
    };
  }
  if (name === 'brandId') {
    const text = (value: unknown) =>
      typeof value === 'string'
        ? (brands.find(({ id }) => id === value)?.name ?? changeText.unknownBrand)
        : '';
    return { label: changeText.values.brandId, text };
  }
  if (name === 'kind') {
    const text = (value: unknown) => {
      const { kind: known, badge } = context.kindOf(String(value));
      return known === value ? badge : changeText.deletedKind;
    };
    return { label: changeText.values.kind, text };
  }
  if (name === 'color') {
    const text = (value: unknown) => (value ? plainText(value, context) : changeText.brandColor);
    return { label: changeText.values.customColor, text };
  }
  return kindValue(name, kind, context) ?? otherValue(name, context);
}

/** The names of values that are instants in ISO 8601 format, in UTC. */
const INSTANTS: readonly string[] = ['expiresAt', 'frozenAt'];

function otherValue(name: string, context: ValueContext): ShownValue {
  const { brands, translate, locale } = context;
  const { values, unknownBrand, deletedField } = translate(changeMessages);
  // Names come from JSON. A name such as 'toString' must not match an inherited property.
  const label = Object.hasOwn(values, name) ? values[name as ValueName] : name;
  if (INSTANTS.includes(name)) {
    const text = (value: unknown) =>
      typeof value === 'string'
        ? `${formatInstantDate(value, locale)} ${formatTime(value, locale)}`
        : plainText(value, context);
    return { label, text };
  }
  if (name === 'brandIds') {
    const nameOf = (id: unknown) => brands.find((brand) => brand.id === id)?.name ?? unknownBrand;
    const text = (value: unknown) => plainText(Array.isArray(value) ? value.map(nameOf) : value, context);
    return { label, text };
  }
  if (name === 'fields') {
    const own = LOG_KINDS.flatMap((kind) => context.kindOf(kind).fields);
    const nameOf = (id: unknown) =>
      own.find((field) => field.name === id)?.label ??
      context.fieldConfigurations.find((field) => fieldIdOf(field) === id)?.fieldLabel ??
      deletedField;
    const text = (value: unknown) => plainText(Array.isArray(value) ? value.map(nameOf) : value, context);
    return { label, text };
  }
  return { label, text: (value) => plainText(value, context) };
}

/**
 * Returns whether a changed `endDate` only repeats `startDate`. This is the case for kinds whose entries last one day.
 */
const isSameDate = (values: readonly ValueChange[], { fields }: KindDescription): boolean =>
  fields.some((field) => field.type === 'entryDate' && field.holds.length === 2) &&
  values.some(({ name }) => name === 'startDate');

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/**
 * Returns the changed values of a subject as text, with the labels of their fields. For creations and deletions, omits
 * empty values.
 */
export function valueRows(change: SubjectChange, given: ValueContext): ValueRow[] {
  const { subjectType, kind, values } = change;
  const context = { ...given, brands: knownBrands(change, given) };
  // Require more than one value, because an edit of a single value can also fill in an empty field or clear a field.
  const isWhole =
    values.length > 1 &&
    (values.every(({ before }) => before === null) || values.every(({ after }) => after === null));
  return values.flatMap(({ name, before, after }) => {
    if (isWhole && (name === 'title' || (isEmpty(before) && isEmpty(after)))) return [];
    // A field has another place in each kind.
    if (isWhole && name === 'displayOrder') return [];
    if (name === 'endDate' && kind !== null && isSameDate(values, context.kindOf(kind))) return [];
    const { label, text } =
      subjectType === 'entry' && kind !== null ? entryValue(name, kind, context) : otherValue(name, context);
    const textOf = (value: unknown) => (isWhole && value === null ? '' : text(value));
    return [{ name, label, before: textOf(before), after: textOf(after) }];
  });
}

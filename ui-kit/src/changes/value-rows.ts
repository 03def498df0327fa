import { isCalendarDate } from '@content-planner/model';
import { fieldSettingsMessages } from '../admin/fields/messages.js';
import { kindSettingsMessages } from '../admin/kinds/messages.js';
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

function kindName(value: unknown, { kindOf, translate }: ValueContext): string {
  const { kind, badge } = kindOf(String(value));
  return kind === value ? badge : translate(changeMessages).deletedKind;
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
    return { label: changeText.values.kind, text: (value) => kindName(value, context) };
  }
  if (name === 'color') {
    const text = (value: unknown) => (value ? plainText(value, context) : changeText.brandColor);
    return { label: changeText.values.customColor, text };
  }
  return kindValue(name, kind, context) ?? otherValue(name, context);
}

/** The names of values that mean nothing to users, or that the sentence about the change already contains. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  accessToken: ['kind', 'filter'],
  savedView: ['state'],
};

/** Returns functions that format a value, or each item of a value that is a list. Keyed by the value's name. */
function otherFormats(context: ValueContext): Readonly<Record<string, (value: unknown) => string>> {
  const { brands, translate, locale, kindOf } = context;
  const { unknownBrand, deletedField } = translate(changeMessages);
  const instant = (value: unknown) => {
    const text = String(value);
    return `${formatInstantDate(text, locale)} ${formatTime(text, locale)}`;
  };
  const builtIn = LOG_KINDS.flatMap((kind) => kindOf(kind).fields);
  const types: Readonly<Record<string, string>> = translate(fieldSettingsMessages).types;
  const { oneDay, severalDays } = translate(kindSettingsMessages);
  return {
    expiresAt: instant,
    frozenAt: instant,
    brandIds: (id) => brands.find((brand) => brand.id === id)?.name ?? unknownBrand,
    fields: (id) =>
      builtIn.find((field) => field.name === id)?.label ??
      context.fieldConfigurations.find((field) => fieldIdOf(field) === id)?.fieldLabel ??
      deletedField,
    kinds: (kind) => kindName(kind, context),
    fieldType: (type) => types[String(type)] ?? String(type),
    optionColors: (value) => {
      const { option, color } = value as { option: string; color: string };
      return `${option} ${color}`;
    },
    dates: (dates) => (dates === 'span' ? severalDays : oneDay),
  };
}

function otherValue(name: string, context: ValueContext): ShownValue {
  const { values } = context.translate(changeMessages);
  const formats = otherFormats(context);
  // Names come from JSON. A name such as 'toString' must not match an inherited property.
  const label = Object.hasOwn(values, name) ? values[name as ValueName] : name;
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  const text = (value: unknown) => {
    if (!format || value === null || value === undefined) return plainText(value, context);
    return Array.isArray(value) ? value.map(format).join(', ') : format(value);
  };
  return { label, text };
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
    if (NOT_SHOWN[subjectType]?.includes(name)) return [];
    // A field has another place in each kind.
    if (isWhole && name === 'displayOrder') return [];
    if (name === 'endDate' && kind !== null && isSameDate(values, context.kindOf(kind))) return [];
    const { label, text } =
      subjectType === 'entry' && kind !== null ? entryValue(name, kind, context) : otherValue(name, context);
    const textOf = (value: unknown) => (isWhole && value === null ? '' : text(value));
    return [{ name, label, before: textOf(before), after: textOf(after) }];
  });
}

import {
  type Condition,
  type FieldType,
  type Filter,
  onFields,
  type RelativeDays,
  withCondition,
} from '@content-planner/model';
import { valueText } from '../logs/field-types/field-text.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { Kinds } from '../logs/kinds/kinds-in.js';
import type { Brand, DynamicValue, FieldConfiguration } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import type { Translate } from '../messages/translate.js';
import { activeId } from './active-id.js';
import { withoutField } from './change-filter.js';
import { conditionMessages } from './condition-messages.js';
import { filterChoices } from './filter-choices.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterMessages } from './filter-messages.js';
import { testedFields } from './tested-fields.js';
import type { FilterSection } from './types.js';

/** A value of an active filter. */
export interface ActiveValue {
  text: string;
  /** Whether the brand or field no longer exists. */
  isDeleted: boolean;
}

/** One condition of a filter, as text. */
export interface ActiveFilter {
  /** Identifies the condition in the filter. */
  id: string;
  section: FilterSection;
  /** The field and its relation to the values. */
  name: string;
  values: readonly ActiveValue[];
  /** The filter without this condition. */
  rest: Filter;
}

/** A field of conditions. */
interface FieldDescription {
  name: string;
  type?: FieldType;
  section?: FilterSection;
  /** The values that users can choose. */
  all?: readonly (string | null)[];
  nameOf?: (value: string | null) => ActiveValue | undefined;
}

interface ActiveFiltersInput {
  filter: Filter;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  kinds: Kinds;
  locale: string;
  translate: Translate;
}

/** The maximum number of values that are listed by name. */
const MAX_NAMES = 3;

const existing = (text: string): ActiveValue => ({ text, isDeleted: false });

/** The order of the filter menu. */
const ORDER = ['@brand', '@kind', '@title', '@showOnCalendar'];

/** Returns the conditions in the order of the filter menu. */
function inOrder({ conditions }: Filter): Condition[] {
  const fields = [...new Set([...ORDER, ...conditions.map(({ field }) => field)])];
  return conditions.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
}

/** Converts a value that is not a list, such as a date or a period, to text. */
function textOfValue(
  value: Condition['value'],
  texts: TextsOf<typeof conditionMessages>,
  one: (value: DynamicValue) => string,
): string {
  const textOf = (value: DynamicValue) => (value === 'today' ? texts.today : one(value));
  if (Array.isArray(value)) return texts.pair({ from: textOf(value[0]), to: textOf(value[1]) });
  return typeof value === 'object' ? texts.period(value as RelativeDays) : textOf(value as DynamicValue);
}

/** Returns the conditions of a filter as text, in the order of the filter menu. */
export function activeFilters({
  filter: given,
  brands,
  fieldConfigurations,
  kinds,
  locale,
  translate,
}: ActiveFiltersInput): ActiveFilter[] {
  const texts = translate(conditionMessages);
  const fields = testedFields(fieldConfigurations, texts);
  const filter = onFields(given, fieldConfigurations);
  const messages = translate(filterMessages);
  const { brandFilter, filterCount } = translate(filterMenuMessages);
  const valueTexts = translate(valueMessages);
  const relations: Readonly<Record<string, string>> = texts.operators;

  const describe = (condition: Condition): ActiveFilter => {
    const { field, operator, value } = condition;
    const id = activeId(condition, fields);
    const rest = withCondition(filter, field, operator, undefined);
    const described = descriptions[field] ?? customField(field);
    if (!described) {
      const values = [{ text: messages.deletedField, isDeleted: true }];
      return { id, section: 'more', name: '', values, rest: withoutField(filter, field) };
    }
    const { name, type = 'date', all = [], nameOf, section = 'more' } = described;
    const one = { id, section, rest };
    const named = (relation: string | undefined) => texts.condition({ name, relation });
    if (value === undefined) return { ...one, name: named(relations[operator] ?? operator), values: [] };
    const isList = operator.endsWith('Of') && Array.isArray(value);
    if (isList) {
      const values = (value as readonly (string | null)[]).map(
        (choice): ActiveValue => nameOf?.(choice) ?? existing(choice === null ? texts.nothing : choice),
      );
      const isPositive = operator === 'isAnyOf' || operator === 'hasAnyOf';
      if (isPositive && (values.length === 0 || values.length > MAX_NAMES)) {
        const total = new Set([...all, ...(value as readonly (string | null)[])]).size;
        return { ...one, name, values: [existing(filterCount({ shown: values.length, total }))] };
      }
      return { ...one, name: named(relations[operator]), values };
    }
    const text =
      field === '@showOnCalendar'
        ? messages.visibility[value ? 'shown' : 'hidden']
        : operator.toLowerCase().includes('contain')
          ? String(value)
          : textOfValue(value, texts, (one) => valueText(type, one, { locale, text: valueTexts }));
    return { ...one, name: named(relations[operator] ?? operator), values: [existing(text)] };
  };

  const descriptions: Readonly<Record<string, FieldDescription>> = {
    '@brand': {
      ...{ name: brandFilter, section: 'brands', all: [...brands.map(({ id }) => id), null] },
      nameOf: (id) => {
        const brand = brands.find((candidate) => candidate.id === id);
        if (id === null) return existing(messages.noBrand);
        return brand ? existing(brand.name) : { text: messages.deletedBrand, isDeleted: true };
      },
    },
    '@kind': {
      ...{ name: messages.typeFilter, section: 'kinds', all: kinds.list.map(({ kind }) => kind) },
      nameOf: (kind) => existing(kinds.of(kind ?? '').badge),
    },
    '@title': { name: messages.textFilter, section: 'text' },
    '@showOnCalendar': { name: messages.visibilityFilter },
    '@date': { name: texts.date },
    '@color': { name: texts.color },
  };
  const customField = (id: string): FieldDescription | undefined => {
    const found = fields.find((one) => one.id === id);
    if (!found) return undefined;
    const { all, nameOf } = filterChoices(found, messages, valueTexts);
    return {
      ...{ name: found.fieldLabel, type: found.fieldType, all },
      nameOf: (value) => (value === null ? undefined : existing(nameOf(value))),
    };
  };
  const { isLate, ...others } = filter;
  const late: ActiveFilter[] =
    isLate === undefined
      ? []
      : [
          {
            ...{ id: '@late', section: 'more', name: '', rest: others },
            values: [existing(texts.late[isLate ? 'yes' : 'no'])],
          },
        ];
  const described = inOrder(filter).map(describe);
  // All conditions on a deleted field count as one.
  return [...late, ...new Map(described.map((one) => [one.id, one])).values()];
}

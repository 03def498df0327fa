import { formatShortDate } from '../dates/format-date.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { type Brand, type FieldConfiguration, LOG_KINDS } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { changedFilter, withField } from './change-filter.js';
import { type FilterOperator, filterMessages } from './filter-messages.js';
import type { CalendarFilter, FieldFilter, FilterSection } from './types.js';

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
  name: string;
  values: readonly ActiveValue[];
  /** The filter without this condition. */
  rest: CalendarFilter;
}

interface ActiveFiltersInput {
  filter: CalendarFilter;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  locale: string;
  translate: Translate;
}

/** The maximum number of values that are listed by name. */
const MAX_NAMES = 3;

const existing = (text: string): ActiveValue => ({ text, isDeleted: false });

/** Returns the conditions of a filter as text, in the order of the filter menu. */
export function activeFilters({
  filter,
  brands,
  fieldConfigurations,
  locale,
  translate,
}: ActiveFiltersInput): ActiveFilter[] {
  const messages = translate(filterMessages);
  const { yes, no } = translate(valueMessages);
  const kindOf = kindsIn(translate).of;
  const active: ActiveFilter[] = [];
  const add = ({
    name,
    operator = 'is',
    ...one
  }: Omit<ActiveFilter, 'name'> & { name: string; operator?: FilterOperator }) =>
    active.push({ ...one, name: messages.filterName({ name, operator }) });
  /** Adds a condition that has one or more values. If there are too many values to list, displays their number. */
  const addChoice = (choice: Omit<ActiveFilter, 'name'> & { name: string; total: number }) => {
    const { total, ...one } = choice;
    const count = one.values.length;
    if (count > 0 && count <= MAX_NAMES) return add(one);
    const values = [existing(messages.filterCount({ shown: count, total }))];
    return add({ ...one, operator: 'only', values });
  };
  const { kinds, brandIds, text, isVisible, fields = [] } = filter;
  if (brandIds) {
    const values = brandIds.map((id): ActiveValue => {
      const brand = brands.find((candidate) => candidate.id === id);
      if (id === null) return existing(messages.noBrand);
      return brand ? existing(brand.name) : { text: messages.deletedBrand, isDeleted: true };
    });
    const deleted = values.filter(({ isDeleted }) => isDeleted).length;
    addChoice({
      id: 'brands',
      section: 'brands',
      name: messages.brandFilter,
      values,
      total: brands.length + 1 + deleted,
      rest: changedFilter(filter, { brandIds: undefined }),
    });
  }
  if (kinds) {
    addChoice({
      id: 'kinds',
      section: 'kinds',
      name: messages.typeFilter,
      values: kinds.map((kind) => existing(kindOf(kind).badge)),
      total: LOG_KINDS.length,
      rest: changedFilter(filter, { kinds: undefined }),
    });
  }
  if (text !== undefined) {
    add({
      id: 'text',
      section: 'text',
      name: messages.textFilter,
      operator: 'has',
      values: [existing(text)],
      rest: changedFilter(filter, { text: undefined }),
    });
  }
  if (isVisible !== undefined) {
    add({
      id: 'visibility',
      section: 'more',
      name: messages.visibilityFilter,
      values: [existing(messages.visibility[isVisible ? 'shown' : 'hidden'])],
      rest: changedFilter(filter, { isVisible: undefined }),
    });
  }
  for (const field of fields) {
    const { fieldId } = field;
    const configuration = fieldConfigurations.find(({ id }) => id === fieldId);
    const without = (part: keyof FieldFilter) => ({
      id: `${fieldId}:${part}`,
      section: 'more' as const,
      rest: withField(filter, fieldId, { [part]: undefined }),
    });
    if (configuration === undefined) {
      const rest = changedFilter(filter, { fields: fields.filter((other) => other !== field) });
      active.push({
        id: fieldId,
        section: 'more',
        name: '',
        values: [{ text: messages.deletedField, isDeleted: true }],
        rest: rest.fields?.length === 0 ? changedFilter(rest, { fields: undefined }) : rest,
      });
      continue;
    }
    const { fieldLabel: name, dropdownOptions } = configuration;
    const { values, checked, has } = field;
    if (values) {
      const total = new Set([...(dropdownOptions ?? []), ...values]).size;
      addChoice({ ...without('values'), name, values: values.map(existing), total });
    }
    if (checked !== undefined) add({ ...without('checked'), name, values: [existing(checked ? yes : no)] });
    if (has !== undefined) add({ ...without('has'), name, operator: 'has', values: [existing(has)] });
    for (const operator of ['after', 'before'] as const) {
      const date = field[operator];
      if (date !== undefined) {
        const values = [existing(formatShortDate(date, locale))];
        add({ ...without(operator), name, operator, values });
      }
    }
  }
  return active;
}

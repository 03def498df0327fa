import { type Condition, type Filter, isOnFields, onFields, withCondition } from '@content-planner/model';
import { formatShortDate, formatTimeOfDay } from '../dates/format-date.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { Kinds } from '../logs/kinds/kinds-in.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { activeId } from './active-id.js';
import { withField, withoutField } from './change-filter.js';
import { filterChoices } from './filter-choices.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { type FilterOperator, filterMessages } from './filter-messages.js';
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
  name: string;
  values: readonly ActiveValue[];
  /** The filter without this condition. */
  rest: Filter;
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
const OPERATOR_ORDER = ['isAnyOf', 'isNoneOf', 'hasAnyOf', 'hasNoneOf', 'is', 'contains', 'after', 'before'];

/** Returns the conditions in the order of the filter menu. All conditions on a deleted field count as one. */
function inOrder({ conditions }: Filter): Condition[] {
  const fields = [...new Set([...ORDER, ...conditions.map(({ field }) => field)])];
  return conditions.toSorted(
    (a, b) =>
      fields.indexOf(a.field) - fields.indexOf(b.field) ||
      OPERATOR_ORDER.indexOf(a.operator) - OPERATOR_ORDER.indexOf(b.operator),
  );
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
  const messages = translate(filterMessages);
  const fields = testedFields(fieldConfigurations, messages);
  const filter = onFields(given, fieldConfigurations);
  const { brandFilter, filterCount } = translate(filterMenuMessages);
  const { yes, no } = translate(valueMessages);
  const names: Readonly<Record<string, string>> = {
    '@brand': brandFilter,
    '@kind': messages.typeFilter,
    '@title': messages.textFilter,
    '@showOnCalendar': messages.visibilityFilter,
  };
  const active: ActiveFilter[] = [];
  const add = ({
    name,
    operator = 'is',
    ...one
  }: Omit<ActiveFilter, 'name'> & { name: string; operator?: FilterOperator }) =>
    active.push({ ...one, name: messages.filterName({ name, operator }) });
  /** Adds a condition that has one or more values. If there are too many values to list, displays their number. */
  const addChoice = (
    choice: Omit<ActiveFilter, 'name'> & { name: string; operator?: FilterOperator; total: number },
  ) => {
    const { total, ...one } = choice;
    const count = one.values.length;
    if (count > 0 && (count <= MAX_NAMES || one.operator)) return add(one);
    const values = [existing(filterCount({ shown: count, total }))];
    return add({ ...one, operator: 'only', values });
  };
  const without = (condition: Condition) => {
    const { field, operator } = condition;
    const id = activeId(condition, fields);
    const rest = field.startsWith('@')
      ? withCondition(filter, field, operator, undefined)
      : withField(filter, { field, operator, value: undefined }, fields);
    return { id, rest };
  };
  /** Adds a condition on a custom field. */
  const addField = (condition: Condition) => {
    const { field, operator, value } = condition;
    const configuration = fields.find(({ id }) => id === field);
    const one = { ...without(condition), section: 'more' as const };
    if (configuration === undefined) {
      if (active.some(({ id }) => id === one.id)) return;
      const values = [{ text: messages.deletedField, isDeleted: true }];
      active.push({ ...one, name: '', values, rest: withoutField(filter, field, fields) });
      return;
    }
    const { fieldLabel: name } = configuration;
    const isNot = operator === 'isNoneOf' || operator === 'hasNoneOf';
    if ((isNot || operator === 'isAnyOf' || operator === 'hasAnyOf') && Array.isArray(value)) {
      const options = value as readonly string[];
      const { all, nameOf } = filterChoices(configuration, messages, translate(valueMessages));
      const total = new Set([...all, ...options]).size;
      const relation = isNot ? ({ operator: 'isNot' } as const) : {};
      addChoice({
        ...one,
        ...relation,
        name,
        values: options.map((option) => existing(nameOf(option))),
        total,
      });
    } else if (operator === 'is' && typeof value === 'boolean') {
      add({ ...one, name, values: [existing(value ? yes : no)] });
    } else if (operator === 'before' || operator === 'after') {
      add({
        ...one,
        name,
        operator,
        values: [existing(formatTimeOfDay(formatShortDate(String(value), locale), locale))],
      });
    } else if (operator === 'contains') {
      add({ ...one, name, operator: 'has', values: [existing(String(value))] });
    } else addOther(condition, name);
  };
  /** Adds a condition without a value, or one for which the screens have no control, such as one from an address. */
  const addOther = (condition: Condition, name: string) => {
    const { operator, value } = condition;
    const relations: Readonly<Record<string, string>> = messages.withoutValue;
    active.push({
      ...without(condition),
      section: 'more',
      name: `${name} ${relations[operator] ?? operator}`,
      values: value === undefined ? [] : [existing(JSON.stringify(value))],
    });
  };
  const { isLate, ...others } = filter;
  if (isLate !== undefined) {
    const values = [existing(isLate ? messages.late.yes : messages.late.no)];
    active.push({ id: '@late', section: 'more', name: '', values, rest: others });
  }
  for (const condition of inOrder(filter)) {
    const { field, operator, value } = condition;
    if (field === '@brand' && operator === 'isAnyOf') {
      const values = (value as readonly (string | null)[]).map((id): ActiveValue => {
        const brand = brands.find((candidate) => candidate.id === id);
        if (id === null) return existing(messages.noBrand);
        return brand ? existing(brand.name) : { text: messages.deletedBrand, isDeleted: true };
      });
      const deleted = values.filter(({ isDeleted }) => isDeleted).length;
      const total = brands.length + 1 + deleted;
      addChoice({ ...without(condition), section: 'brands', name: brandFilter, values, total });
    } else if (field === '@kind' && operator === 'isAnyOf') {
      const shown = value as readonly LogKind[];
      const values = shown.map((kind) => existing(kinds.of(kind).badge));
      const total = new Set([...kinds.list.map(({ kind }) => kind), ...shown]).size;
      addChoice({ ...without(condition), section: 'kinds', name: messages.typeFilter, values, total });
    } else if (field === '@title' && operator === 'contains') {
      const values = [existing(String(value))];
      add({ ...without(condition), section: 'text', name: messages.textFilter, operator: 'has', values });
    } else if (field === '@showOnCalendar' && operator === 'is') {
      const values = [existing(messages.visibility[value ? 'shown' : 'hidden'])];
      add({ ...without(condition), section: 'more', name: messages.visibilityFilter, values });
    } else if (!isOnFields(condition)) addOther(condition, names[field] ?? field.slice(1));
    else addField(condition);
  }
  return active;
}

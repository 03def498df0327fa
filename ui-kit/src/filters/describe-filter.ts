import type { Filter } from '@content-planner/model';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import { inEnglish, type Translate } from '../messages/translate.js';
import { activeFilters } from './active-filters.js';

interface DescribeFilterInput {
  filter: Filter;
  brands: readonly Brand[];
  /** The custom fields. @default [] */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** BCP 47 locale for dates. @default 'en-US' */
  locale?: string;
  /** The user's language, from `useTranslate`. @default English */
  translate?: Translate;
}

/**
 * Returns the conditions of a filter as strings, for example for print pages or for `SaveViewDialog`'s `keeps` prop.
 *
 * @example
 * const filter = { conditions: [{ field: '@brand', operator: 'isAnyOf', value: ['harbor'] }] };
 * describeFilter({ filter, brands }); // ['Brand is Harbor & Vine']
 */
export function describeFilter({
  filter,
  brands,
  fieldConfigurations = [],
  locale = 'en-US',
  translate = inEnglish,
}: DescribeFilterInput): string[] {
  return activeFilters({ filter, brands, fieldConfigurations, locale, translate }).map(filterText);
}

/** Returns the name and values of an active filter. */
export function filterText({
  name,
  values,
}: Pick<ReturnType<typeof activeFilters>[number], 'name' | 'values'>) {
  return [name, values.map(({ text }) => text).join(', ')].filter(Boolean).join(' ');
}

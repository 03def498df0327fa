import type { Filter } from '@content-planner/model';
import { type Kinds, kindsIn } from '../logs/kinds/kinds-in.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import { inEnglish, type Translate } from '../messages/translate.js';
import { activeFilters } from './active-filters.js';

interface DescribeFilterInput {
  filter: Filter;
  brands: readonly Brand[];
  /** The custom fields. @default [] */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** The planner's kinds, from `useKinds`. @default the kinds that every planner has */
  kinds?: Kinds;
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
  kinds = kindsIn(translate),
}: DescribeFilterInput): string[] {
  return activeFilters({ filter, brands, fieldConfigurations, kinds, locale, translate }).map(filterText);
}

/** Returns the name and values of an active filter. */
export function filterText({
  name,
  values,
}: Pick<ReturnType<typeof activeFilters>[number], 'name' | 'values'>) {
  return [name, values.map(({ text }) => text).join(', ')].filter(Boolean).join(' ');
}

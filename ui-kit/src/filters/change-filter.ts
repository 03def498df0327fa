import { LOG_KINDS, type LogKind } from '../logs/types.js';
import type { CalendarFilter, FieldFilter } from './types.js';

/** Parts to change in a filter. Parts that are undefined are removed. */
type FilterPart = { [Name in keyof CalendarFilter]: CalendarFilter[Name] | undefined };

/** Returns an object without its undefined properties. */
function defined<T extends object>(values: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>;
  };
}

/** Returns a filter with changed parts. */
export function changedFilter(filter: CalendarFilter, part: FilterPart): CalendarFilter {
  return defined({ ...filter, ...part }) as CalendarFilter;
}

/** Returns the kinds that a filter displays, in the order of `LOG_KINDS`. */
export const filterKinds = ({ kinds }: CalendarFilter): readonly LogKind[] => kinds ?? LOG_KINDS;

/** Returns a filter that displays the given kinds. If all kinds are included, the filter has no `kinds`. */
export function withKinds(filter: CalendarFilter, kinds: readonly LogKind[]): CalendarFilter {
  const isAll = LOG_KINDS.every((kind) => kinds.includes(kind));
  return changedFilter(filter, { kinds: isAll ? undefined : kinds });
}

/** Returns a filter with a brand added or removed. A filter without brands displays all brands. */
export function withBrand(filter: CalendarFilter, id: string | null, isOn: boolean): CalendarFilter {
  const others = (filter.brandIds ?? []).filter((other) => other !== id);
  const brandIds = isOn ? [...others, id] : others;
  return changedFilter(filter, { brandIds: brandIds.length === 0 ? undefined : brandIds });
}

/** Returns the condition on a custom field. If there is none, returns an object that contains only the field's id. */
export const fieldFilterOf = ({ fields = [] }: CalendarFilter, fieldId: string): FieldFilter =>
  fields.find((field) => field.fieldId === fieldId) ?? { fieldId };

/**
 * Returns a filter with a changed condition on a custom field. Parts that are undefined are removed. If no parts are
 * left, the field has no condition.
 */
export function withField(
  filter: CalendarFilter,
  fieldId: string,
  part: { [Name in keyof FieldFilter]?: FieldFilter[Name] | undefined },
): CalendarFilter {
  const { fields = [] } = filter;
  const changed = defined({ ...fieldFilterOf(filter, fieldId), ...part }) as FieldFilter;
  const isEmpty = Object.keys(changed).length === 1;
  const isThere = fields.some((field) => field.fieldId === fieldId);
  const next = isThere
    ? fields.flatMap((field) => (field.fieldId !== fieldId ? [field] : isEmpty ? [] : [changed]))
    : isEmpty
      ? fields
      : [...fields, changed];
  return changedFilter(filter, { fields: next.length === 0 ? undefined : next });
}

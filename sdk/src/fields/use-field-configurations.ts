import type { FieldConfiguration, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import type { Read } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { configurationsOf } from './field.js';
import { useFields } from './use-fields.js';

/**
 * Fetches the custom fields of all kinds, or of one kind, in the order in which forms and lists display them.
 *
 * @param kind undefined for all kinds; pass null to send no request
 * @param options when to refetch
 * @example
 * const { fieldConfigurations } = useFieldConfigurations('blog');
 */
export function useFieldConfigurations(
  kind?: LogKind | null,
  options: RefreshOptions = {},
): Read & { fieldConfigurations: readonly FieldConfiguration[] } {
  const { fields, ...read } = useFields({ ...options, pause: kind === null });
  const all = useMemo(() => configurationsOf(fields), [fields]);
  const fieldConfigurations = useMemo(
    () => (kind === undefined ? all : all.filter((field) => field.kind === kind)),
    [all, kind],
  );
  return { ...read, fieldConfigurations };
}

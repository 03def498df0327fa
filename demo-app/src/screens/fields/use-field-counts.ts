import { type LogKind, useFieldConfigurations } from '@content-planner/sdk';

/** Returns the number of custom fields in each tab. Undefined until the fields have loaded. */
export function useFieldCounts(tabs: readonly LogKind[]): Partial<Record<LogKind, number>> | undefined {
  const { fieldConfigurations, loading, error } = useFieldConfigurations();
  if (loading || error) return undefined;
  return Object.fromEntries(
    tabs.map((tab) => [tab, fieldConfigurations.filter(({ kind }) => kind === tab).length]),
  );
}

import { useFieldConfigurations } from '@content-planner/sdk';
import type { FieldSettingsKind } from '@content-planner/ui-kit';

type Fields = ReturnType<typeof useFieldConfigurations>;

const countOf = ({ fieldConfigurations, loading, error }: Fields): number | undefined =>
  loading || error ? undefined : fieldConfigurations.length;

/** Returns the number of custom fields in each tab. Tabs that have not loaded are omitted. */
export function useFieldCounts(): Partial<Record<FieldSettingsKind, number>> {
  const counts = {
    blog: countOf(useFieldConfigurations('blog')),
    email: countOf(useFieldConfigurations('email')),
    social: countOf(useFieldConfigurations('social')),
    event: countOf(useFieldConfigurations('event')),
    podcast: countOf(useFieldConfigurations('podcast')),
  } satisfies Record<FieldSettingsKind, number | undefined>;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}

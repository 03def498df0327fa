import { type FieldConfiguration, type Read, useFieldConfigurations } from '@content-planner/sdk';
import { useMemo } from 'react';

/** Returns the custom fields of all kinds, and the states of their requests. The kind `other` has no custom fields. */
export function useCustomFields(): { fieldConfigurations: readonly FieldConfiguration[]; reads: Read[] } {
  const blog = useFieldConfigurations('blog');
  const email = useFieldConfigurations('email');
  const social = useFieldConfigurations('social');
  const event = useFieldConfigurations('event');
  const podcast = useFieldConfigurations('podcast');
  const reads = [blog, email, social, event, podcast];
  const lists = reads.map(({ fieldConfigurations }) => fieldConfigurations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are stable, but the array is not.
  const fieldConfigurations = useMemo(() => lists.flat(), lists);
  return { fieldConfigurations, reads };
}

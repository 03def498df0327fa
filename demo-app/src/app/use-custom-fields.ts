import { type FieldConfiguration, type Read, useFieldsOfKinds } from '@content-planner/sdk';
import { type KindDescription, useKinds } from '@content-planner/ui-kit';

/** Returns whether administrators can add custom fields to a kind. */
export const canHaveFields = ({ hasCustomFields = true }: KindDescription): boolean => hasCustomFields;

/** Returns the custom fields of all kinds. */
export function useCustomFields(): Read & { fieldConfigurations: readonly FieldConfiguration[] } {
  const { list, hidden } = useKinds();
  return useFieldsOfKinds([...list, ...hidden].filter(canHaveFields).map(({ kind }) => kind));
}

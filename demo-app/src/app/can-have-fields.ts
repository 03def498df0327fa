import type { KindDescription } from '@content-planner/ui-kit';

/** Returns whether administrators can add custom fields to a kind. */
export const canHaveFields = ({ hasCustomFields = true }: KindDescription): boolean => hasCustomFields;

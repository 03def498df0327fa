import type { PlannerError } from '@content-planner/sdk';

/** The messages of single fields, by the field's name, for a form to show them. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

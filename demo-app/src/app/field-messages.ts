import type { PlannerError } from '@content-planner/sdk';

/** Returns an error's field messages by field name, for a form. */
export const fieldMessages = (error: PlannerError | null): Record<string, string> =>
  Object.fromEntries((error?.fieldErrors ?? []).map(({ field, message }) => [field, message]));

import { addDays, today } from '@content-planner/ui-kit';

/** Returns a command that fetches the entries of the next 30 days with a key. */
export const keyExample = (origin: string, secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" "${origin}/api/entries?from=${today()}&to=${addDays(today(), 30)}"`;

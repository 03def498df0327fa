import { accountCalls } from './accounts.js';
import { brandWrites } from './brand-writes.js';
import { entryWrites } from './entry-writes.js';
import { fieldWrites } from './field-writes.js';
import { reads } from './reads.js';
import type { Row } from './row.js';
import { userCalls } from './users.js';

/** The REST contract. Calls for logs have one row per kind. */
export const table: readonly Row[] = [
  ...accountCalls,
  ...reads,
  ...entryWrites,
  ...brandWrites,
  ...fieldWrites,
  ...userCalls,
];

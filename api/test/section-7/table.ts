import { accountCalls } from './accounts.js';
import { brandWrites } from './brand-writes.js';
import { entryWrites } from './entry-writes.js';
import { fieldWrites } from './field-writes.js';
import { reads } from './reads.js';
import type { Row } from './row.js';
import { userCalls } from './users.js';

/** Section 7 of the spec, in its order; a call on logs has a row a kind. */
export const table: readonly Row[] = [
  ...accountCalls,
  ...reads,
  ...entryWrites,
  ...brandWrites,
  ...fieldWrites,
  ...userCalls,
];

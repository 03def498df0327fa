import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createAdministrator } from './create-admin.js';
import { rotateSecret } from './rotate-secret.js';
import { seedPlanner } from './seed.js';

type Operation = (em: SqlEntityManager, input: unknown) => Promise<string>;

/** What the command line may do to a planner, running or not. Each answers a sentence. */
export const operations = {
  'create-admin': createAdministrator,
  'rotate-secret': rotateSecret,
  seed: seedPlanner,
} as const satisfies Record<string, Operation>;

/** The name of an operation. */
export type OperationName = keyof typeof operations;

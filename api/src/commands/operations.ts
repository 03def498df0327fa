import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config.js';
import { createAdministrator } from './create-admin.js';
import { rotateSecret } from './rotate-secret.js';
import { seedPlanner } from './seed.js';

type Operation = (em: SqlEntityManager, input: unknown, config: Config) => Promise<string>;

/** The commands that also work while the server runs. Each one returns a message for the operator. */
export const operations = {
  'create-admin': createAdministrator,
  'rotate-secret': rotateSecret,
  seed: seedPlanner,
} as const satisfies Record<string, Operation>;

/** The name of an operation. */
export type OperationName = keyof typeof operations;

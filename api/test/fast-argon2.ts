import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

/** The lowest possible costs. `verify` uses the costs that the hash contains. */
const FAST = { memoryCost: 8, timeCost: 1 };

/**
 * Replaces the argon2 module in tests of everything except the cost of a hash. With the server's costs, hashes would
 * take a tenth of the API tests' CPU time.
 */
export const hash: Argon2['hash'] = (password, options, signal) =>
  argon2.hash(password, { ...options, ...FAST }, signal);

export const { verify } = argon2;

import { vi } from 'vitest';

type Argon2 = typeof import('@node-rs/argon2');

/** A password check or hash that has finished, but is held before it returns its result. */
export interface HeldHash {
  /** Resolves when the check or hash is held. */
  reached: Promise<void>;
  /** Lets the check or hash continue. */
  release(): void;
}

let hashes = 0;

/** Returns how many passwords and codes have been checked or hashed so far. */
export const hashCount = (): number => hashes;

const gates: { name: 'hash' | 'verify'; enter(): Promise<void> }[] = [];

/** Holds the next password check (`verify`) or password hash (`hash`), once argon2 has finished. */
export function holdNext(name: 'hash' | 'verify'): HeldHash {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  gates.push({
    name,
    enter() {
      reached.resolve();
      return released.promise;
    },
  });
  return { reached: reached.promise, release: () => released.resolve() };
}

/**
 * Returns a version of the argon2 module that lets `holdNext` hold calls of `hash` and `verify`. Use it with
 * `vi.mock('@node-rs/argon2', …)`.
 */
export async function gatedArgon2(): Promise<Argon2> {
  const actual = await vi.importActual<Argon2>('@node-rs/argon2');
  const pass = async (name: 'hash' | 'verify') => {
    hashes += 1;
    const index = gates.findIndex((gate) => gate.name === name);
    if (index >= 0) await gates.splice(index, 1)[0]?.enter();
  };
  return {
    ...actual,
    async hash(...parameters) {
      const result = await actual.hash(...parameters);
      await pass('hash');
      return result;
    },
    async verify(...parameters) {
      const result = await actual.verify(...parameters);
      await pass('verify');
      return result;
    },
  };
}

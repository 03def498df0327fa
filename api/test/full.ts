/**
 * Whether tests run in their full form, which takes minutes: `pnpm soak`. `npm test` runs a short form of them. Only the
 * number of cases differs, never what is checked.
 */
export const isFull = process.env.TEST_FULL === '1';

/** The number of generated cases or rounds: `short` in `npm test`, `full` in `pnpm soak`. */
export const runs = (short: number, full: number): number => (isFull ? full : short);

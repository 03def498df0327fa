/**
 * Whether tests run in their full form (`pnpm soak`), which takes minutes. `npm test` runs a short form with fewer
 * generated values and rounds.
 */
export const isFull = process.env.TEST_FULL === '1';

/** Returns the number of generated values or rounds: `short` in `npm test`, `full` in `pnpm soak`. */
export const runs = (short: number, full: number): number => (isFull ? full : short);

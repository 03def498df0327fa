import { isFull } from '../../.ci/full.js';

export { isFull };

/** Returns the number of generated values or rounds: `short` in `npm test`, `full` in `pnpm soak`. */
export const runs = (short: number, full: number): number => (isFull ? full : short);

import { isFull } from './full.js';

/**
 * The Node.js options of API tests, and of the servers and commands that tests start. V8 compiles the embedded
 * database's most used functions a second time, with optimizations. For a database that is used for seconds, that takes
 * more CPU time than it saves. Full runs (`pnpm soak`) use Node.js as users do.
 */
export const nodeFlags: readonly string[] = isFull ? [] : ['--liftoff-only'];

import { isFull } from './full.ts';

/**
 * The Node.js options of tests, and of the servers and commands that they start. V8 compiles the embedded database's
 * most used functions a second time, with optimizations. For a database that is used for seconds, that takes more CPU
 * time than it saves.
 */
export const nodeFlags: readonly string[] = isFull ? [] : ['--liftoff-only'];

/**
 * Measures dragging and typing, and prints the table for README.md. Usage: `node bench/interaction/main.mjs --runs 3`.
 */
import { parseArgs } from 'node:util';
import { measureInteractions } from './interactions.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { lines, holds } = await measureInteractions({ runs: Number(values.runs) });
console.log(lines.join('\n'));
if (!holds) process.exitCode = 1;

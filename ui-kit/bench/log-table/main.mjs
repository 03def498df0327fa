/** Measures the log table and prints the tables for README.md. Usage: `node bench/log-table/main.mjs --runs 3`. */
import { parseArgs } from 'node:util';
import { measureTables } from './tables.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '11' } } });
const { lines, holds } = await measureTables({ runs: Number(values.runs) });
console.log(lines.join('\n'));
if (!holds) process.exitCode = 1;

import { readWorkbook } from './read-workbook.js';
import { respondToCalls } from './worker-calls.js';

respondToCalls(readWorkbook);

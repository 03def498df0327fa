/** The parts of the view menu that load on demand. */
export { LateCount } from './LateCount.js';
export { ViewList } from './ViewList.js';

// Everything that selects entries, in one module, so that the browser fetches it with one request.
export { selectCommand } from './CalendarSelection.js';
export { SelectDay } from './SelectDay.js';
export { SelectInList } from './SelectInList.js';
export { SelectionLayer } from './SelectionLayer.js';

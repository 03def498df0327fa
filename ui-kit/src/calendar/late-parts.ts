// All of these parts are in one module, because they share libraries and are fetched with one request.
export { ActionsPopover } from './ActionsPopover.js';
export { CalendarFloats } from './CalendarFloats.js';
export { FilterPopover } from './FilterPopover.js';
export { KindChooser } from './KindChooser.js';
export { AgendaView } from './views/agenda/AgendaView.js';

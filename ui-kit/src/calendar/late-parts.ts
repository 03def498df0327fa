// One module for all of it: they share their libraries, and come with one request.
export { ActionsPopover } from './ActionsPopover.js';
export { CalendarFloats } from './CalendarFloats.js';
export { FilterPopover } from './FilterPopover.js';
export { KindChooser } from './KindChooser.js';
export { AgendaView } from './views/agenda/AgendaView.js';

// These parts share libraries. They are all in one module, so that the browser fetches them with one request.
export { ActionsPopover } from './ActionsPopover.js';
export { CalendarFloats } from './CalendarFloats.js';
export { KindChooser } from './KindChooser.js';
export { AgendaView } from './views/agenda/AgendaView.js';

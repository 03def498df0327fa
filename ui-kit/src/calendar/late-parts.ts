// These parts share libraries. They are all in one module, so that the browser fetches them with one request.
export { ActionsPopover } from './ActionsPopover.js';
export { AppearancePopover } from './appearance/AppearancePopover.js';
export { CalendarFloats } from './CalendarFloats.js';
export { DraftRules } from './creation/DraftRules.js';
export { QuickCreate } from './creation/QuickCreate.js';
export { EntryCommands } from './EntryCommands.js';
export { KindChooser } from './KindChooser.js';
export { PrintPopover } from './PrintPopover.js';
export { AgendaView } from './views/agenda/AgendaView.js';

// Most of these parts share libraries. They are in one module so that the browser fetches all of them with one request.
export { focusDay } from '../shortcuts/focus-day.js';
export { ActionsPopover } from './ActionsPopover.js';
export { AppearancePopover } from './appearance/AppearancePopover.js';
export { creatingPart } from './creation/creating-part.js';
export { detailsPart } from './details/details-part.js';
export { deletingPart, editingPart } from './details/entry-actions.js';
export { FilterNotice } from './filtering/FilterNotice.js';
export { LegendBar } from './legend/LegendBar.js';
export { PrintPopover } from './printing/PrintPopover.js';
export { AgendaView } from './views/agenda/AgendaView.js';
export { DayEntries } from './views/month/DayEntries.js';

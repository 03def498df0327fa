// These parts share libraries. They are in one module so that the browser fetches all of them with one request.
export { ActionsPopover } from '../calendar/ActionsPopover.js';
export { EntryCommands } from '../calendar/details/EntryCommands.js';
export { ToolbarActions } from '../calendar/ToolbarActions.js';
export { focusedEntry } from '../entries/focused-entry.js';
export { ListMoves } from './ListMoves.js';
export { LogDetails } from './LogDetails.js';

import { onDemand } from '../internal/on-demand.js';

/** The dialog that moves an entry, loaded when an entry's details open. */
export const moveDialogPart = onDemand(() =>
  import('../calendar/move/MoveDialog.js').then(({ MoveDialog }) => MoveDialog),
);

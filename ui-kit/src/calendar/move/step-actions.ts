import type { EntryAction, Site } from '../../entries/feature.js';
import type { CalendarEntry } from '../../logs/types.js';
import { STEPS } from './move-dialog-props.js';
import { moveDialogMessages } from './move-messages.js';
import { askedToMove } from './move-state.js';

/** Returns the commands that move an entry by some days at once. */
export const stepActions = (entry: CalendarEntry, { host, text }: Site): EntryAction[] =>
  STEPS.map((days) => ({
    id: `move:${days}`,
    label: text(moveDialogMessages).step({ days }),
    place: 'days',
    run: () => host.write(askedToMove, { entry, days }),
  }));

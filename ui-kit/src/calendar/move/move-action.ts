import type { EntryAction, Site } from '../../entries/feature.js';
import type { CalendarEntry } from '../../logs/types.js';
import { detailsMessages } from '../details/details-messages.js';
import { askedToMove } from './move-state.js';

/** Returns the command that opens the dialog for moving an entry. */
export const moveAction = (entry: CalendarEntry, { host, text }: Site): EntryAction => ({
  id: 'move',
  label: text(detailsMessages).move,
  place: 'date',
  run: () => host.write(askedToMove, { entry }),
});

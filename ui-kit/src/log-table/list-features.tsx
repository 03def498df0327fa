import type { DetailsOptions } from '../calendar/details/details.js';
import { detailsMessages } from '../calendar/details/details-messages.js';
import type { DeletingOptions, EditingOptions } from '../calendar/details/editing.js';
import { deletingPart, editingPart } from '../calendar/details/entry-actions.js';
import { moveAction } from '../calendar/move/move-action.js';
import type { MovingOptions } from '../calendar/move/moving.js';
import type { EntryFeature } from '../entries/feature.js';
import { lazyPart } from '../entries/lazy-part.js';
import type { Entry } from '../logs/entry.js';
import { listParts } from './list-parts.js';
import { OpenLinked } from './OpenLinked.js';

// The rows display the commands, so their code does not load on demand, as it does in a calendar.

/** Opens the details of an entry beside the list or, on small screens, in a dialog. */
export const listDetails = ({
  onSelectEntry,
  openEntryId,
  ...options
}: DetailsOptions<Entry>): EntryFeature<Entry> => ({
  name: 'details',
  openChanged: (opened) => onSelectEntry?.({ entry: opened?.type === 'details' ? opened.entry : null }),
  layer: <OpenLinked openEntryId={openEntryId} />,
  lazy: lazyPart(listParts, ({ EntryCommands, LogDetails }) => ({
    aside: <LogDetails {...options} />,
    layer: <EntryCommands />,
  })),
});

/** The command that edits an entry. */
export const listEditing = (options: EditingOptions<Entry>): EntryFeature<Entry> => ({
  name: 'editing',
  ...editingPart(options),
});

/** The command that deletes an entry. */
export const listDeleting = (options: DeletingOptions<Entry>): EntryFeature<Entry> => ({
  name: 'deleting',
  ...deletingPart(options),
});

/** Moves entries to other dates with a dialog. */
export const listMoving = ({ onMove, canMove }: MovingOptions<Entry>): EntryFeature<Entry> => ({
  name: 'moving',
  actions: (entry, site) => (canMove?.(entry) === false ? [] : [moveAction(entry, site)]),
  lazy: lazyPart(listParts, ({ ListMoves, focusedEntry }) => ({
    layer: <ListMoves onMove={onMove} />,
    commands: (site) => [
      {
        keys: 'M',
        group: 'entry',
        label: site.text(detailsMessages).shortcuts.move,
        run: () => {
          const entry = focusedEntry(site.host);
          if (!entry || canMove?.(entry) === false) return;
          site.host.run(moveAction(entry, site), site.host.placeOf(entry));
        },
      },
    ],
  })),
});

import { Pencil, Trash2 } from 'lucide-react';
import type { FeaturePart } from '../../entries/feature.js';
import type { CalendarEntry } from '../../logs/types.js';
import { keepFocusAround } from '../../primitives/focus-trail.js';
import { detailsMessages } from './details-messages.js';
import type { DeletingOptions, EditingOptions } from './editing.js';

/** The command that edits an entry. */
export const editingPart = <Entry extends CalendarEntry>({
  onEdit,
}: EditingOptions<Entry>): FeaturePart<Entry> => ({
  commands: ({ text, readOnly }) =>
    readOnly ? [] : [{ keys: 'E', group: 'entry', label: text(detailsMessages).shortcuts.edit }],
  actions: (entry, { canEdit, text }) =>
    canEdit(entry)
      ? [
          {
            id: 'edit',
            label: text(detailsMessages).edit,
            icon: <Pencil size={16} strokeWidth={1.75} />,
            key: 'E',
            place: 'button',
            run: () => onEdit({ entry }),
          },
        ]
      : [],
});

/** The command that deletes an entry. */
export const deletingPart = <Entry extends CalendarEntry>({
  onDelete,
}: DeletingOptions<Entry>): FeaturePart<Entry> => ({
  commands: ({ text, readOnly }) =>
    readOnly ? [] : [{ keys: 'Delete', group: 'entry', label: text(detailsMessages).shortcuts.delete }],
  actions: (entry, { host, canEdit, text }) =>
    canEdit(entry)
      ? [
          {
            id: 'delete',
            label: text(detailsMessages).delete,
            icon: <Trash2 size={16} strokeWidth={1.75} />,
            key: 'Delete',
            danger: true,
            run: () => {
              // Focus returns to the entry. When the entry is removed, focus moves to a heading nearby. Lists move it to the
              // next row instead.
              if (host.days() && host.anchorRef.current) keepFocusAround(host.anchorRef.current);
              onDelete({ entry });
            },
          },
        ]
      : [],
});

import { Pencil, Trash2 } from 'lucide-react';
import type { EntryAction } from '../../entries/feature.js';
import type { TextsOf } from '../../messages/define-messages.js';
import type { calendarMessages } from '../calendar-messages.js';

type Texts = Pick<TextsOf<typeof calendarMessages>, 'edit' | 'delete'>;

/** Returns the command that edits an entry. */
export const editAction = (text: Texts, run: () => void): EntryAction => ({
  id: 'edit',
  label: text.edit,
  icon: <Pencil size={16} strokeWidth={1.75} />,
  key: 'E',
  place: 'button',
  run,
});

/** Returns the command that deletes an entry. */
export const deleteAction = (text: Texts, run: () => void): EntryAction => ({
  id: 'delete',
  label: text.delete,
  icon: <Trash2 size={16} strokeWidth={1.75} />,
  key: 'Delete',
  danger: true,
  run,
});

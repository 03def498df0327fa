import type { FeaturePart } from '../../entries/feature.js';
import { keepFocusAround } from '../../primitives/focus-trail.js';
import { CalendarFloats } from '../CalendarFloats.js';
import { calendarMessages } from '../calendar-messages.js';
import type { DetailsOptions } from './details-feature.js';
import type { DeletingOptions, EditingOptions } from './editing.js';
import { deleteAction, editAction } from './entry-actions.js';

/** The parts of `details` that load on demand. */
export const detailsPart = (options: DetailsOptions): FeaturePart => ({
  layer: <CalendarFloats {...options} />,
});

/** The parts of `editing` that load on demand. */
export const editingPart = ({ onEdit }: EditingOptions): FeaturePart => ({
  actions: (entry, { text }) => [editAction(text(calendarMessages), () => onEdit({ entry }))],
});

/** The parts of `deleting` that load on demand. */
export const deletingPart = ({ onDelete }: DeletingOptions): FeaturePart => ({
  actions: (entry, { host, text }) => [
    deleteAction(text(calendarMessages), () => {
      // Focus returns to the entry. When the entry is removed, focus moves to a heading nearby.
      if (host.anchorRef.current) keepFocusAround(host.anchorRef.current);
      onDelete({ entry });
    }),
  ],
});

import type { ReactNode, RefAttributes } from 'react';
import { perOpening } from '../../internal/per-opening.js';
import type { LogKind } from '../../logs/types.js';
import { EntryForm } from './EntryForm.js';
import type { EntryDialogProps } from './entry-dialog-props.js';

/**
 * A dialog for creating or editing an entry of any kind. It sends no requests itself: save the entry in `onSubmit`.
 *
 * @example
 * <EntryDialog open={open} onOpenChange={({ open }) => setOpen(open)} kind="blog" entry={entry}
 *   conflict={conflict} onInvalid={toast}
 *   onSubmit={({ values, entry }) => (entry ? update(entry.id, entry.version, values) : create(values))} />
 */
export const EntryDialog = perOpening<EntryDialogProps>(
  function EntryDialog(props, ref) {
    return <EntryForm {...props} ref={ref} />;
  },
  ({ kind, entry }) => `${kind} ${entry?.id ?? ''}`,
) as <Kind extends LogKind = LogKind>(
  props: EntryDialogProps<Kind> & RefAttributes<HTMLDivElement>,
) => ReactNode;

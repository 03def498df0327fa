import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useSession } from '../../internal/use-session.js';
import type { LogKind } from '../../logs/types.js';
import { EntryForm } from './EntryForm.js';
import type { EntryDialogProps } from './entry-dialog-props.js';

/**
 * A dialog for creating or editing an entry of any kind. It sends no requests itself: save the entry in `onSubmit`.
 *
 * @example
 * <EntryDialog open={open} onOpenChange={({ open }) => setOpen(open)} kind="blog" entry={entry} brands={brands}
 *   fieldConfigurations={configurations} conflict={conflict} onInvalid={toast}
 *   onSubmit={({ values, entry }) => (entry ? update(entry.id, entry.version, values) : create(values))} />
 */
export const EntryDialog = forwardRef<HTMLDivElement, EntryDialogProps>(function EntryDialog(props, ref) {
  const session = useSession(props.open, `${props.kind} ${props.entry?.id ?? ''}`);
  return <EntryForm key={session} {...props} ref={ref} />;
}) as <Kind extends LogKind = LogKind>(
  props: EntryDialogProps<Kind> & RefAttributes<HTMLDivElement>,
) => ReactNode;

import { type Entry, EntryDialog, type EntryDialogProps } from '@content-planner/ui-kit';

type Props = Pick<EntryDialogProps, 'conflict' | 'onOpenChange' | 'onSubmit'> & { entry: Entry };

/** In `conflict`, `theirs` is the saved entry, or null if the entry was deleted. */
export const Example = ({ entry, ...props }: Props) => (
  <EntryDialog {...props} open entry={entry} kind={entry.kind} />
);

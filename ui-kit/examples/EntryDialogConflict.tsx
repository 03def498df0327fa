import { type Entry, EntryDialog } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof EntryDialog>, 'conflict' | 'onOpenChange' | 'onSubmit'> & {
  entry: Entry;
};

/** In `conflict`, `theirs` is the saved entry, or null if the entry was deleted. */
export const Example = ({ entry, ...props }: Props) => (
  <EntryDialog {...props} open entry={entry} kind={entry.kind} />
);

import { useEditors } from '@content-planner/sdk';
import { type CalendarEntry, type Entry, EntryEditors } from '@content-planner/ui-kit';
import type { ReactNode } from 'react';

/** The other users who are editing the entry whose details are open. */
export default function Editors({ entry }: { entry: CalendarEntry | Entry }): ReactNode {
  return <EntryEditors people={useEditors(entry.id)} />;
}

import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { LateEditors } from './optional-parts.js';

/** Renders the line in an entry's details that displays who else is editing the entry. */
export const renderEditors = ({ entry }: { entry: CalendarEntry | Entry }) => <LateEditors entry={entry} />;

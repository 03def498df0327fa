import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { LateEditors } from './optional-parts.js';

/** Renders who else is editing an entry in its details. */
export const renderEditors = ({ entry }: { entry: CalendarEntry | Entry }) => <LateEditors entry={entry} />;

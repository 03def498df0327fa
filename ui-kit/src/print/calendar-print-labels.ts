import { kindOf } from '../logs/kinds/kind-of.js';
import type { LogKind } from '../logs/types.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** All text in the printed calendar. */
export interface CalendarPrintLabels extends PrintPageLabels {
  heading: string;
  /** Returns a kind's name for the legend and for `filtered`. */
  kind: (kind: LogKind) => string;
  /** Lists the printed kinds if some are hidden. */
  filtered: (input: { kinds: string[] }) => string;
}

/** The default text for the printed calendar. */
export const calendarPrintLabels: CalendarPrintLabels = {
  ...printPageLabels('calendar'),
  heading: 'Media & Marketing Calendar',
  kind: (kind) => kindOf(kind).badge,
  filtered: ({ kinds }) => `Filtered by type: ${kinds.join(', ') || 'none'}`,
};

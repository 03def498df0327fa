import { kindOf } from '../../../logs/kinds/kind-of.js';
import type { LogKind } from '../../../logs/types.js';

/** All text in an overview. Functions receive formatted dates. */
export interface OverviewLabels {
  /** Headings of the two groups of rows. */
  byKind: string;
  byBrand: string;
  /** A kind's name. */
  kind: (kind: LogKind) => string;
  /** The row of entries without a brand. */
  noBrand: string;
  /** The row with the totals of all kinds. */
  allKinds: string;
  total: string;
  longestSilence: string;
  /** The length of a silence. */
  days: (input: { count: number }) => string;
  /** The length of a long silence, on small screens. */
  silentFor: (input: { count: number }) => string;
  /** The first and last date of a silence. */
  range: (input: { from: string; to: string }) => string;
  /** Accessible name of a cell. The cell contains a row's count for a month. */
  overviewCell: (input: { row: string; month: string; count: number; isGap: boolean }) => string;
  /** The tooltip of a cell. */
  overviewTip: (input: { row: string; month: string; count: number }) => string;
  /** The labels in the legend below the tables, each beside a sample cell. */
  pastMonths: string;
  comingMonths: string;
  gap: string;
  /** Displayed if no month has entries. */
  noEventsToDisplay: string;
  loading: string;
}

/** The default {@link OverviewLabels}. */
export const overviewLabels: OverviewLabels = {
  byKind: 'By type',
  byBrand: 'By brand',
  kind: (kind) => kindOf(kind).badge,
  noBrand: 'No brand',
  allKinds: 'All',
  total: 'Total',
  longestSilence: 'Longest silence',
  days: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
  silentFor: ({ count }) => `Silent for ${count} days`,
  range: ({ from, to }) => `${from} to ${to}`,
  overviewCell: ({ row, month, count, isGap }) =>
    `${row}, ${month}, ${count === 0 ? 'none' : count}${isGap ? ', a gap' : ''}`,
  overviewTip: ({ row, month, count }) =>
    `${month}, ${row}: ${count === 1 ? '1 entry' : `${count} entries`}. Open in Agenda`,
  pastMonths: 'Past months',
  comingMonths: 'This month and later',
  gap: 'Gap: nothing between two months that have entries',
  noEventsToDisplay: 'No events to display',
  loading: 'Loading',
};

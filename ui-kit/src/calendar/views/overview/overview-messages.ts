import { defineMessages } from '../../../messages/define-messages.js';

/** All text in an overview. Functions receive formatted dates. */
export const overviewMessages = defineMessages('overview', {
  /** Headings of the two groups of rows. */
  byKind: 'By type',
  byBrand: 'By brand',
  /** The row of entries without a brand. */
  noBrand: 'No brand',
  /** The row with the totals of all kinds. */
  allKinds: 'All',
  total: 'Total',
  longestSilence: 'Longest silence',
  /** The length of a silence. */
  days: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  /** The length of a long silence, on small screens. */
  silentFor: ({ count }: { count: number }) => `Silent for ${count} days`,
  /** Accessible name of a cell. The cell contains a row's count for a month. */
  overviewCell: ({
    row,
    month,
    count,
    isGap,
  }: {
    row: string;
    month: string;
    count: number;
    isGap: boolean;
  }) => `${row}, ${month}, ${count === 0 ? 'none' : count}${isGap ? ', a gap' : ''}`,
  /** The tooltip of a cell. */
  overviewTip: ({ row, month, count }: { row: string; month: string; count: number }) =>
    `${month}, ${row}: ${count === 1 ? '1 entry' : `${count} entries`}. Open in Agenda`,
  /** The labels in the legend below the tables, each beside a sample cell. */
  pastMonths: 'Past months',
  comingMonths: 'This month and later',
  gap: 'Gap: nothing between two months that have entries',
  /** Displayed if no month has entries. */
  noEventsToDisplay: 'No events to display',
});

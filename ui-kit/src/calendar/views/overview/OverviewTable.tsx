import { type CalendarDate, isSameMonth, startOfMonth } from '@content-planner/model';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { formatMonth, formatMonthName } from '../../../dates/format-date.js';
import { mergeRefs } from '../../../internal/merge-refs.js';
import { useNarrow } from '../../../internal/use-narrow.js';
import { useKinds } from '../../../kit/use-kinds.js';
import { useKit } from '../../../kit/use-kit.js';
import { useTranslate } from '../../../kit/use-messages.js';
import type { Kinds } from '../../../logs/kinds/kinds-in.js';
import { EmptyState } from '../../../primitives/EmptyState.js';
import { TooltipArea } from '../../../primitives/TooltipArea.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { useThemed } from '../../../theme/portal-container.js';
import { calendarMessages } from '../../calendar-messages.js';
import { useToday } from '../../use-today.js';
import type { CalendarCounts, OverviewCell } from './calendar-counts.js';
import { overviewMonths } from './count-entries.js';
import { OverviewKey, ROLES, rowsOf } from './overview-cells.js';
import { overviewMessages } from './overview-messages.js';
import { mostIn, rowColor, rowKey, sumRow } from './overview-rows.js';
import { overviewStyle } from './overview-style.js';
import { useOverviewKeys } from './use-overview-keys.js';

/** Props of {@link OverviewTable}. All other props are passed to the root `<div>`. */
export interface OverviewTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name, such as '2026'. */
  label: string;
  /** The counts. `countEntries` computes them from a list of entries. */
  counts: CalendarCounts;
  /** Whether the counts are loading. If true, skeletons are displayed. @default false */
  loading?: boolean;
  /** Any day in the first month, for the skeletons. Ignored once the counts have loaded. */
  from?: CalendarDate;
  /** The number of months, for the skeletons. Ignored once the counts have loaded. @default 12 */
  months?: number;
  /** Called when the user opens a cell. If omitted, cells are not buttons. */
  onOpenCell?: ((cell: OverviewCell) => void) | undefined;
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
  /** Whether to use the layout for small screens. By default, the table uses it when narrower than 768 px. */
  compact?: boolean;
}

const Root = styled.div`
  ${overviewStyle}
`;

const NONE: CalendarCounts = { byKind: [], byBrand: [] };

/**
 * Displays the number of entries in each month, by type and by brand. Also displays each row's longest silence, which
 * is a run of days without an entry, and marks gaps. The table is a grid with one tab stop: arrow keys move between
 * cells, and Enter opens a month. On small screens, each row is displayed as a row of bars.
 *
 * @example
 * <OverviewTable label="2026" onOpenCell={({ month, kind }) => openAgenda(month, kind)}
 *   counts={countEntries({ entries, brands, from: '2026-01-01', months: 12 })} />
 */
export const OverviewTable = forwardRef<HTMLDivElement, OverviewTableProps>(function OverviewTable(
  {
    label,
    counts: given = NONE,
    loading = false,
    from,
    months: length = 12,
    onOpenCell,
    today: givenToday,
    compact: givenCompact,
    ...rest
  },
  ref,
) {
  const { locale, brands } = useKit();
  useThemed();
  const today = useToday(givenToday);
  const translate = useTranslate();
  const kinds = useKinds();
  const kindOf = kinds.of;
  const text = translate(overviewMessages);
  const calendarText = translate(calendarMessages);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, 768);
  const compact = givenCompact ?? isNarrow;
  const counts = useMemo(
    () => (loading ? skeletonCounts(overviewMonths(from ?? today, length), kinds) : given),
    [loading, given, from, today, length, kinds],
  );
  const { byKind, byBrand } = counts;
  const months = (byKind[0] ?? byBrand[0])?.months.map(({ month }) => month) ?? [];
  const sums = sumRow(byKind);
  // The grid's rows, excluding the headings: the kinds, the totals, and the brands.
  const rowCount = byKind.length + (byKind.length > 0 ? 1 : 0) + byBrand.length;
  const { active, handlers } = useOverviewKeys(rowCount, months.length + 2);
  const thisMonth = startOfMonth(today);

  const cellAt = (row: number, column: number): OverviewCell | null => {
    const found = [...byKind, ...(byKind.length > 0 ? [sums] : []), ...byBrand][row];
    const month = months[column];
    return found && month !== undefined ? { month, ...rowKey(found) } : null;
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const cell = (target as Element).closest<HTMLElement>('button[data-cp-place]');
    const [row = -1, column = -1] = (cell?.dataset.cpPlace ?? '').split(' ').map(Number);
    const opened = cell && cellAt(row, column);
    if (opened) onOpenCell?.(opened);
  };

  if (!loading && (byKind.length > 0 ? sums.total === 0 : byBrand.every(({ total }) => total === 0))) {
    return (
      <Root {...rest} ref={mergedRef} role="region" aria-label={label}>
        <EmptyState icon={<ChartNoAxesColumn size={20} />} title={text.noEventsToDisplay} />
      </Root>
    );
  }

  const { tableRow, totalsRow } = rowsOf({
    ...{
      months,
      thisMonth,
      loading,
      active,
      brands,
      kindOf,
      locale,
      translate,
      isButton: onOpenCell !== undefined,
    },
  });
  const group = (name: string) => (
    <tr className="cp-group" {...ROLES.row}>
      <th {...ROLES.rowHead} colSpan={months.length + 3}>
        {name}
      </th>
    </tr>
  );
  return (
    <Root
      {...rest}
      ref={mergedRef}
      data-compact={compact ? '' : undefined}
      {...(loading && { role: 'region', 'aria-label': label, 'aria-busy': true })}
    >
      {loading && <VisuallyHidden role="status">{calendarText.loading}</VisuallyHidden>}
      <TooltipArea areaRef={rootRef} />
      <ColorRules colors={[...byKind, ...byBrand].map((row) => rowColor(row, brands, kindOf))} />
      <table
        {...ROLES.grid}
        aria-label={label}
        aria-busy={loading}
        data-months={months.length}
        {...{ onClick, ...handlers }}
      >
        <colgroup>
          <col data-col="name" />
          {months.map((month) => (
            <col key={month} />
          ))}
          <col data-col="total" />
          <col data-col="silence" />
        </colgroup>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} />
            {months.map((month) => (
              <th
                key={month}
                {...ROLES.column}
                aria-label={formatMonth(month, locale)}
                data-current={isSameMonth(month, today) ? '' : undefined}
              >
                <span>{formatMonthName(month, locale, compact ? 'narrow' : 'short')}</span>
              </th>
            ))}
            <th {...ROLES.column} data-col="total">
              {text.total}
            </th>
            <th {...ROLES.column} data-col="silence">
              {text.longestSilence}
            </th>
          </tr>
        </thead>
        {byKind.length > 0 && (
          <tbody {...ROLES.group}>
            {group(text.byKind)}
            {byKind.map((row, index) => tableRow(row, index, mostIn(byKind)))}
            {totalsRow(sums, byKind.length)}
          </tbody>
        )}
        {byBrand.length > 0 && (
          <tbody {...ROLES.group}>
            {group(text.byBrand)}
            {byBrand.map((row, index) => tableRow(row, index + rowCount - byBrand.length, mostIn(byBrand)))}
          </tbody>
        )}
      </table>
      <OverviewKey hidden={loading} />
    </Root>
  );
});

/** Returns counts of zero for all rows and months, for the skeletons. */
function skeletonCounts(months: readonly CalendarDate[], { list }: Kinds): CalendarCounts {
  const row = {
    months: months.map((month) => ({ month, count: 0, isGap: false })),
    total: 0,
    longestSilence: null,
  };
  return {
    byKind: list.map(({ kind }) => ({ kind, ...row })),
    byBrand: ['1', '2', '3'].map((brandId) => ({ brandId, ...row })),
  };
}

import { type CalendarDate, isSameMonth, startOfMonth } from '@content-planner/model';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { colorKey } from '../../../colors/color-key.js';
import { formatMonth, formatMonthName, formatSpan } from '../../../dates/format-date.js';
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
import { glyph } from '../grid/glyph.js';
import type { CalendarCounts, CountRow, OverviewCell } from './calendar-counts.js';
import { overviewMonths } from './count-entries.js';
import { overviewMessages } from './overview-messages.js';
import { barLength, mostIn, rowColor, rowKey, rowName, sumRow } from './overview-rows.js';
import { overviewStyle } from './overview-style.js';
import { placeProps, useOverviewKeys } from './use-overview-keys.js';

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

/** Explicit roles. Without them, changing `display` on small screens can remove the roles of table elements. */
const ROLES = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

/** Small screens display only silences (runs of days without an entry) that are longer than this number of days. */
const LONG_SILENCE = 30;

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

  const Cell = onOpenCell ? 'button' : 'div';
  const monthCells = (row: CountRow, place: number, name: string, most: number) =>
    row.months.map(({ month, count, isGap }, column) => {
      const spoken = { row: name, month: formatMonthName(month, locale), count };
      return (
        <td key={month} {...ROLES.cell} data-current={month === thisMonth ? '' : undefined}>
          {loading ? (
            <span className="cp-block" />
          ) : (
            <Cell
              className="cp-cell"
              {...(onOpenCell && { type: 'button' as const })}
              {...placeProps(place, column, active)}
              aria-label={text.overviewCell({ ...spoken, isGap })}
              {...(!onOpenCell && { role: 'img' })}
              data-cp-tip={onOpenCell && text.overviewTip(spoken)}
              data-none={count === 0 && !isGap ? '' : undefined}
              data-gap={isGap ? '' : undefined}
              data-coming={month >= thisMonth ? '' : undefined}
            >
              {count === 0 ? <span data-zero={count} /> : <span>{count}</span>}
              <i className="cp-bar" data-length={barLength(count, most) || undefined} />
            </Cell>
          )}
        </td>
      );
    });
  const silenceCell = ({ longestSilence: silence }: CountRow, place: number) => {
    const span = silence && calendarText.range(formatSpan(silence.from, silence.to, locale));
    return (
      <td className="cp-silence" {...ROLES.cell} {...placeProps(place, months.length + 1, active)}>
        {loading && <span className="cp-block" />}
        {silence && (
          <>
            <b>{text.days({ count: silence.days })}</b>
            <small>{span}</small>
            {silence.days > LONG_SILENCE && (
              <span data-short="" aria-hidden="true">
                {text.silentFor({ count: silence.days })}
              </span>
            )}
          </>
        )}
      </td>
    );
  };
  const totalCell = ({ total }: CountRow, place: number) => (
    <td className="cp-total" {...ROLES.cell} {...placeProps(place, months.length, active)}>
      {loading ? <span className="cp-block" /> : total}
    </td>
  );
  const tableRow = (row: CountRow, place: number, most: number) => {
    const name = loading && row.kind === undefined ? '' : rowName(row, brands, { kindOf, translate });
    const { kind } = row;
    return (
      <tr
        key={kind ?? row.brandId ?? ''}
        className="cp-row"
        {...ROLES.row}
        data-cp-color={colorKey(rowColor(row, brands, kindOf).fill)}
      >
        <th {...ROLES.rowHead}>
          <span className="cp-name">
            {kind ? glyph({ path: kindOf(kind).glyph }) : <i className="cp-dot" />}
            {name === '' && (
              <>
                <VisuallyHidden>{calendarText.loading}</VisuallyHidden>
                <i className="cp-block" />
              </>
            )}
            <span dir="auto">{name}</span>
          </span>
        </th>
        {monthCells(row, place, name, most)}
        {totalCell(row, place)}
        {silenceCell(row, place)}
      </tr>
    );
  };
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
            <tr className="cp-sum" {...ROLES.row}>
              <th {...ROLES.rowHead}>{text.allKinds}</th>
              {sums.months.map(({ month, count }, column) => (
                <td
                  key={month}
                  {...ROLES.cell}
                  {...placeProps(byKind.length, column, active)}
                  data-current={month === thisMonth ? '' : undefined}
                >
                  {loading ? <span className="cp-block" /> : count}
                </td>
              ))}
              {totalCell(sums, byKind.length)}
              {silenceCell(sums, byKind.length)}
            </tr>
          </tbody>
        )}
        {byBrand.length > 0 && (
          <tbody {...ROLES.group}>
            {group(text.byBrand)}
            {byBrand.map((row, index) => tableRow(row, index + rowCount - byBrand.length, mostIn(byBrand)))}
          </tbody>
        )}
      </table>
      <ul className="cp-key" aria-hidden={loading ? true : undefined}>
        <li>
          <i />
          {text.pastMonths}
        </li>
        <li>
          <i data-sample="coming" />
          {text.comingMonths}
        </li>
        <li>
          <i data-sample="gap" />
          {text.gap}
        </li>
      </ul>
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

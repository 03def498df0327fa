import type { CalendarDate } from '@content-planner/model';
import { colorKey } from '../../../colors/color-key.js';
import { formatMonthName, formatSpan } from '../../../dates/format-date.js';
import { useMessages } from '../../../kit/use-messages.js';
import type { KindOf } from '../../../logs/kinds/kinds-in.js';
import type { Brand } from '../../../logs/types.js';
import type { Translate } from '../../../messages/translate.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { calendarMessages } from '../../calendar-messages.js';
import { glyph } from '../../entry/glyph.js';
import type { CountRow } from './calendar-counts.js';
import { overviewMessages } from './overview-messages.js';
import { barLength, rowColor, rowName } from './overview-rows.js';
import { placeProps, type useOverviewKeys } from './use-overview-keys.js';

/** Explicit roles. Without them, changing `display` on small screens can remove the roles of table elements. */
export const ROLES = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

/** Small screens display only silences (runs of days without an entry) that are longer than this number of days. */
const LONG_SILENCE = 30;

interface RowsInput {
  months: readonly CalendarDate[];
  thisMonth: CalendarDate;
  loading: boolean;
  active: ReturnType<typeof useOverviewKeys>['active'];
  brands: readonly Brand[];
  kindOf: KindOf;
  locale: string;
  translate: Translate;
  /** Whether the user can open cells. */
  isButton: boolean;
}

/** Returns functions that render the overview's rows. */
export function rowsOf({
  months,
  thisMonth,
  loading,
  active,
  brands,
  kindOf,
  locale,
  translate,
  isButton,
}: RowsInput) {
  const text = translate(overviewMessages);
  const calendarText = translate(calendarMessages);
  const Cell = isButton ? 'button' : 'div';
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
              {...(isButton && { type: 'button' as const })}
              {...placeProps(place, column, active)}
              aria-label={text.overviewCell({ ...spoken, isGap })}
              {...(!isButton && { role: 'img' })}
              data-cp-tip={isButton ? text.overviewTip(spoken) : undefined}
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
  const totalsRow = (row: CountRow, place: number) => (
    <tr className="cp-sum" {...ROLES.row}>
      <th {...ROLES.rowHead}>{text.allKinds}</th>
      {row.months.map(({ month, count }, column) => (
        <td
          key={month}
          {...ROLES.cell}
          {...placeProps(place, column, active)}
          data-current={month === thisMonth ? '' : undefined}
        >
          {loading ? <span className="cp-block" /> : count}
        </td>
      ))}
      {totalCell(row, place)}
      {silenceCell(row, place)}
    </tr>
  );
  return { tableRow, totalsRow };
}

/** Explains the colors of the bars. */
export function OverviewKey({ hidden }: { hidden: boolean }) {
  const text = useMessages(overviewMessages);
  return (
    <ul className="cp-key" aria-hidden={hidden ? true : undefined}>
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
  );
}

import { dayNumber, endOfMonth, startOfMonth } from '@content-planner/model';
import { styled } from 'styled-components';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { glyph } from '../calendar/entry/glyph.js';
import { titleOrder } from '../calendar/layout/compare-entries.js';
import { eachSpan } from '../calendar/layout/each-span.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { formatMediumDay, formatMonth, formatSpan } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { calendarPrintMessages } from './calendar-print-messages.js';
import { legendStyle } from './legend-style.js';
import { PrintedTitle } from './PrintedTitle.js';
import { PrintLegend } from './PrintLegend.js';
import { type PrintedEntries, usePrintLook } from './use-print-look.js';

interface PrintAgendaProps extends PrintedEntries {}

const Root = styled.div`
  ${legendStyle}

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 10px;
    line-height: 14px;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid #bbb;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    border-block-end-color: #333;
    font-weight: var(--cp-weight-semibold);
  }

  tbody th {
    font-weight: var(--cp-weight-semibold);
  }

  td:first-child {
    width: 150px;
    font-variant-numeric: tabular-nums;
  }

  td:nth-last-child(-n + 2) {
    width: 18%;
  }

  .cp-item {
    display: flex;
    gap: 5px;
  }

  .cp-item > svg {
    flex: none;
    width: 11px;
    height: 11px;
    margin-block-start: 1.5px;
  }
`;

/** Returns the entries that have at least one day in a month, sorted by date. */
function entriesOf(entries: readonly CalendarEntry[], first: number, last: number, locale: string) {
  const found: { entry: CalendarEntry; start: number }[] = [];
  eachSpan(entries, first, last, (entry, start) => found.push({ entry, start }));
  const byTitle = titleOrder(locale);
  return found.sort((a, b) => a.start - b.start || byTitle(a.entry, b.entry)).map(({ entry }) => entry);
}

/** A month's entries as a list. Each entry appears once, on its first day. The header repeats on every sheet. */
export function PrintAgenda(props: PrintAgendaProps) {
  const { entries, date } = props;
  const { locale, brands } = useKit();
  const text = useMessages(calendarPrintMessages);
  const calendarText = useMessages(calendarMessages);
  const kindOf = useKindOf();
  const { colorOf, initials, fieldOf } = usePrintLook(props.appearance);
  const shown = entriesOf(entries, dayNumber(startOfMonth(date)), dayNumber(endOfMonth(date)), locale);
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  if (shown.length === 0) return <p>{text.noEventsToDisplay}</p>;
  return (
    <Root>
      <ColorRules colors={shown.map(colorOf)} />
      <table>
        <caption>{formatMonth(date, locale)}</caption>
        <thead>
          <tr>
            {[text.date, text.entry, text.type, text.brand].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.id}>
              <td>
                {entry.endDate > entry.startDate
                  ? calendarText.range(formatSpan(entry.startDate, entry.endDate, locale))
                  : formatMediumDay(entry.startDate, locale)}
              </td>
              <th scope="row">
                <span className="cp-item">
                  <span className="cp-swatch" data-cp-color={colorKey(colorOf(entry).fill)} />
                  {glyph({ path: kindOf(entry.kind).glyph })}
                  <PrintedTitle value={fieldOf(entry)}>{entry.title}</PrintedTitle>
                </span>
              </th>
              <td>{kindOf(entry.kind).badge}</td>
              <td dir="auto">{names.get(entry.brandId ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintLegend {...props} entries={shown} initials={initials} />
    </Root>
  );
}

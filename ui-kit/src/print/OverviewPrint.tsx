import { type CalendarDate, startOfMonth } from '@content-planner/model';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { glyph } from '../calendar/entry/glyph.js';
import { useToday } from '../calendar/use-today.js';
import type { CalendarCounts, CountRow } from '../calendar/views/overview/calendar-counts.js';
import { overviewMessages } from '../calendar/views/overview/overview-messages.js';
import { barLength, mostIn, rowColor, rowName, sumRow } from '../calendar/views/overview/overview-rows.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { formatMonthName, formatSpan } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { calendarPrintMessages } from './calendar-print-messages.js';
import { legendStyle } from './legend-style.js';
import { overviewPrintMessages } from './overview-print-messages.js';
import { PrintPage, type PrintPageOptions } from './PrintPage.js';

/** Props of {@link OverviewPrint}. All other props are passed to the root `<div>`. */
export interface OverviewPrintProps extends PrintPageOptions {
  /** The printed period, such as '2026'. */
  label: string;
  /** The counts. `countEntries` computes them from a list of entries. */
  counts: CalendarCounts;
  /** The names of the filters that the counted entries match. Displayed below the heading. */
  filters?: readonly string[];
  /** Defaults to the current date in the user's time zone. */
  today?: CalendarDate;
}

const steps = Array.from({ length: 20 }, (_step, index) => (index + 1) * 5);

const Root = styled.div`
  ${legendStyle}

  table {
    width: 100%;
    border-spacing: 0;
    table-layout: fixed;
    font-size: 10px;
    line-height: 13px;
    font-variant-numeric: tabular-nums;
  }

  @media screen {
    table {
      min-width: 900px;
    }
  }

  col[data-col='name'] {
    width: 13%;
  }

  col[data-col='silence'] {
    width: 12%;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    height: 30px;
    padding: 2px 5px;
    border-block-end: 1px solid #bbb;
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead :is(th, td) {
    height: 24px;
    background: var(--cp-print-head, #9333ea);
    color: #fff;
    font-weight: var(--cp-weight-semibold);
    print-color-adjust: exact;
  }

  .cp-group > th,
  .cp-sum > * {
    border-block-end-color: #333;
    font-weight: var(--cp-weight-semibold);
  }

  .cp-name {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: var(--cp-weight-regular);
    font-variant-numeric: normal;
  }

  .cp-name > svg {
    flex: none;
    width: 11px;
    height: 11px;
  }

  .cp-name > .cp-swatch {
    margin: 0;
  }

  b {
    font-weight: var(--cp-weight-semibold);
  }

  small {
    display: block;
    color: #444;
    font-size: 9px;
  }

  .cp-bar {
    display: block;
    width: var(--length, 0);
    height: 3px;
    margin-block-start: 2px;
    background: #000;
    print-color-adjust: exact;
  }

  ${steps.map((step) => `.cp-bar[data-length='${step}'] { --length: ${step}%; }`).join('\n')}

  .cp-bar:not([data-length]) {
    display: none;
  }

  [data-coming] > .cp-bar {
    border: 1px solid #000;
    background: none;
  }

  [data-gap] > span {
    padding: 2px 3px;
    border: 1px dashed #000;
  }

  .cp-samples .cp-bar {
    width: 18px;
  }
`;

/**
 * A printable overview with black bars, which are filled for past months and hollow for this month and later ones, so
 * that the overview is readable without color.
 *
 * @example
 * <OverviewPrint status="ready" label="2026" counts={counts} />
 */
export const OverviewPrint = forwardRef<HTMLDivElement, OverviewPrintProps>(function OverviewPrint(
  { label, counts, filters = [], today: givenToday, ...rest },
  ref,
) {
  const { locale, brands } = useKit();
  const text = useMessages(overviewMessages);
  const printText = useMessages(overviewPrintMessages);
  const calendarText = useMessages(calendarMessages);
  const calendarPrintText = useMessages(calendarPrintMessages);
  const translate = useTranslate();
  const kindOf = useKindOf();
  const today = useToday(givenToday);
  const { byKind, byBrand } = counts;
  const months = (byKind[0] ?? byBrand[0])?.months.map(({ month }) => month) ?? [];
  const thisMonth = startOfMonth(today);
  const tableRow = (row: CountRow, most: number) => {
    const { kind, longestSilence: silence } = row;
    return (
      <tr key={kind ?? row.brandId ?? ''}>
        <th scope="row">
          <span className="cp-name">
            {kind && glyph({ path: kindOf(kind).glyph })}
            {row.brandId && (
              <span className="cp-swatch" data-cp-color={colorKey(rowColor(row, brands, kindOf).fill)} />
            )}
            <span dir="auto">{rowName(row, brands, { kindOf, translate })}</span>
          </span>
        </th>
        {row.months.map(({ month, count, isGap }) => (
          <td key={month} data-gap={isGap ? '' : undefined} data-coming={month >= thisMonth ? '' : undefined}>
            <span>{count}</span>
            <i className="cp-bar" data-length={barLength(count, most) || undefined} />
          </td>
        ))}
        <td>
          <b>{row.total}</b>
        </td>
        <td>
          {silence && (
            <>
              {text.days({ count: silence.days })}
              <small>{calendarText.range(formatSpan(silence.from, silence.to, locale))}</small>
            </>
          )}
        </td>
      </tr>
    );
  };
  const group = (name: string) => (
    <tr className="cp-group">
      <th colSpan={months.length + 3} scope="rowgroup">
        {name}
      </th>
    </tr>
  );
  const sums = sumRow(byKind);
  return (
    <PrintPage
      {...rest}
      {...(filters.length > 0 && { narrowing: printText.filteredBy({ filters }) })}
      ref={ref}
      heading={calendarPrintText.heading}
      subheading={printText.overviewOf({ label })}
    >
      <Root>
        <ColorRules colors={byBrand.map((row) => rowColor(row, brands, kindOf))} />
        <table aria-label={label}>
          <colgroup>
            <col data-col="name" />
            {months.map((month) => (
              <col key={month} />
            ))}
            <col />
            <col data-col="silence" />
          </colgroup>
          <thead>
            <tr>
              <td />
              {months.map((month) => (
                <th key={month} scope="col">
                  {formatMonthName(month, locale, 'short')}
                </th>
              ))}
              <th scope="col">{text.total}</th>
              <th scope="col">{text.longestSilence}</th>
            </tr>
          </thead>
          {byKind.length > 0 && (
            <tbody>
              {group(text.byKind)}
              {byKind.map((row) => tableRow(row, mostIn(byKind)))}
              <tr className="cp-sum">
                <th scope="row">{text.allKinds}</th>
                {sums.months.map(({ month, count }) => (
                  <td key={month}>{count}</td>
                ))}
                <td>{sums.total}</td>
                <td />
              </tr>
            </tbody>
          )}
          {byBrand.length > 0 && (
            <tbody>
              {group(text.byBrand)}
              {byBrand.map((row) => tableRow(row, mostIn(byBrand)))}
            </tbody>
          )}
        </table>
        <ul className="cp-legend cp-samples">
          <li data-past="">
            <i className="cp-bar" data-length="100" />
            {text.pastMonths}
          </li>
          <li data-coming="">
            <i className="cp-bar" data-length="100" />
            {text.comingMonths}
          </li>
          <li data-gap="">
            <span>0</span>
            {text.gap}
          </li>
        </ul>
      </Root>
    </PrintPage>
  );
});

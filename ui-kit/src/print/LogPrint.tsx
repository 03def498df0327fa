import { forwardRef, useMemo } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { cellText } from '../log-table/cell-text.js';
import { columnLook } from '../log-table/column-look.js';
import { logTableMessages } from '../log-table/log-table-messages.js';
import { type LogSort, useListView } from '../log-table/use-list-view.js';
import type { Entry } from '../logs/entry.js';
import { givenList } from '../logs/given-list.js';
import type { LogKind } from '../logs/types.js';
import { logPrintMessages } from './log-print-messages.js';
import { PrintPage, type PrintPageOptions } from './PrintPage.js';
import { swatchStyle } from './swatch-style.js';

/** Props of {@link LogPrint}. All other props are passed to the root `<div>`. */
export interface LogPrintProps extends PrintPageOptions {
  kind: LogKind;
  /** The entries that match the filters. They are printed in this order unless `sort` is set. */
  entries: readonly Entry[];
  /** Ids of the columns to print. Defaults to all columns. */
  visibleColumns?: readonly string[] | undefined;
  /** Ids of the columns in display order. Defaults to the kind's default order. */
  columnOrder?: readonly string[] | undefined;
  /** Prints only entries that match this search. The search text appears in a line below the heading. */
  search?: string;
  /** The names of the filters that `entries` match, such as the names of brands. Displayed below the heading. */
  filters?: readonly string[];
  /**
   * The number of entries, ignoring the filters and the search. Displayed with the filters. Defaults to the number of
   * `entries`.
   */
  total?: number;
  /** The column to sort by, as in `LogTable`. Defaults to the order of `entries`. */
  sort?: LogSort | null;
}

/** The font size is 10px and the header color is #9333ea unless the application overrides them. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 10px;
  line-height: 14px;

  /* Repeats on every sheet. */
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
  & th,
  & td {
    padding: 5px 8px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & thead th {
    background: var(--cp-print-head, #9333ea);
    color: #fff;
    font-weight: var(--cp-weight-semibold);
    vertical-align: bottom;
    print-color-adjust: exact;
  }
  & tbody tr {
    border-block-end: 1px solid #bbb;
  }
  & tbody th {
    min-width: 120px;
    overflow-wrap: anywhere;
    font-weight: var(--cp-weight-semibold);
  }
  & [data-column='date'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* An unbreakable word must not push other columns off the sheet, and other columns must not squeeze this one. */
  & td[data-column='text'],
  & td[data-column='custom'] {
    min-width: 72px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead th {
    white-space: nowrap;
  }
  /* Custom field labels can be long. */
  & thead [data-custom] {
    white-space: normal;
  }
  & td[data-column='brand'] {
    min-width: 110px;
  }
  ${swatchStyle}
  & .cp-swatch {
    display: inline-block;
    margin: 0;
    margin-inline-end: 5px;
    vertical-align: -1px;
  }
`;

/**
 * A printable list of one kind. It has the same columns as the list on the screen, except for the actions. The header
 * repeats on every sheet, and rows are not split across sheets. With the same `search` and `sort`, it contains the
 * same entries as `LogTable`.
 *
 * @example
 * <LogPrint status="ready" kind="blog" entries={entries} />
 */
export const LogPrint = forwardRef<HTMLDivElement, LogPrintProps>(function LogPrint(
  {
    kind,
    entries: givenEntries,
    visibleColumns,
    columnOrder,
    search = '',
    filters = [],
    total,
    sort = null,
    ...rest
  },
  ref,
) {
  const { brands } = useKit();
  const entries = givenList(givenEntries, 'entries of LogPrint');
  const text = useMessages(logPrintMessages);
  const tableText = useMessages(logTableMessages);
  const kindText = useKindOf()(kind).texts.print;
  const list = useListView({
    kind,
    ...(visibleColumns && { visibleColumns }),
    ...(columnOrder && { columnOrder }),
    search,
    sort,
  });
  const { columns, visible } = list;
  const rows = useMemo(() => visible(entries), [visible, entries]);
  const sorted = columns.find(({ id }) => id === list.sort?.column);
  const names = [...filters, ...(list.applied === '' ? [] : [text.searched({ search: list.applied })])];
  const narrowing = [
    names.length > 0 && text.filtered({ filters: names, count: rows.length, total: total ?? entries.length }),
    sorted && list.sort && tableText.sorted({ column: sorted.label, direction: list.sort.direction }),
  ].filter(Boolean);
  return (
    <PrintPage
      {...rest}
      ref={ref}
      loadingText={kindText.loading}
      failedText={kindText.failed}
      heading={kindText.heading}
      {...(narrowing.length > 0 && { narrowing: narrowing.join(' · ') })}
    >
      {rows.length === 0 ? (
        <p>{kindText.empty}</p>
      ) : (
        <>
          <ColorRules colors={brands.map(({ color }) => brandColor(color))} />
          <Table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    data-column={columnLook(column)}
                    data-custom={column.type === 'custom' ? '' : undefined}
                  >
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((entry) => (
                <tr key={entry.id}>
                  {columns.map((column) => {
                    const look = columnLook(column);
                    const Cell = look === 'title' ? 'th' : 'td';
                    const brand = look === 'brand' ? list.texts.brands.get(entry.brandId ?? '') : undefined;
                    return (
                      <Cell key={column.id} data-column={look} scope={look === 'title' ? 'row' : undefined}>
                        {brand && (
                          <span
                            className="cp-swatch"
                            data-cp-color={colorKey(brandColor(brand.color).fill)}
                          />
                        )}
                        {cellText(entry, column, list.texts)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </PrintPage>
  );
});

import { useBrands, useCalendarCounts, useFieldConfigurations, withKinds } from '@content-planner/sdk';
import {
  isCalendarDate,
  KitProvider,
  OverviewPrint,
  overviewPrintMessages,
  overviewView,
  today,
  useKinds,
  useKit,
  useTranslate,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { filterNames } from '../../app/filter-names.js';
import { useTitle } from '../../app/use-title.js';
import { overviewMonthsOf } from './print-layout.js';
import { printedFilter } from './printed-filter.js';
import { usePrintStatus } from './use-print-status.js';

/**
 * The page at `/calendar/print?layout=overview`: the counts for the displayed quarter, half-year or year, with the
 * filters from the URL.
 */
export function OverviewPrintScreen({ search }: { search: URLSearchParams }) {
  const translate = useTranslate();
  const allKinds = useKinds();
  const { locale } = useKit();
  const startDate = search.get('startDate') ?? '';
  const date = isCalendarDate(startDate) ? startDate : today();
  const context = {
    weekStartsOn: 0,
    weekViewStartsOn: 0,
    months: 1,
    overviewMonths: overviewMonthsOf(search),
    locale,
  } as const;
  const [{ kinds, filter }] = useState(() => printedFilter(search));
  const { from, to } = overviewView.range(date, context);
  const counted = { from, to, today: today(), filter: withKinds(filter, kinds) };
  const byKind = useCalendarCounts({ ...counted, by: 'kind' });
  const byBrand = useCalendarCounts({ ...counted, by: 'brand' });
  const brands = useBrands();
  const fields = useFieldConfigurations();
  const status = usePrintStatus([byKind, byBrand, brands, fields]);
  const label = overviewView
    .heading(date, context)
    .map(({ text }) => text)
    .join('');
  useTitle(translate(overviewPrintMessages).overviewOf({ label }));
  return (
    <KitProvider brands={brands.brands}>
      <OverviewPrint
        status={status}
        label={label}
        counts={{ byKind: byKind.rows, byBrand: byBrand.rows }}
        filters={filterNames({
          filter,
          brands: brands.brands,
          fieldConfigurations: fields.fieldConfigurations,
          kinds: allKinds,
          translate,
        })}
      />
    </KitProvider>
  );
}

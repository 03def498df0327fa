import { type LogKind, useBrands, useEntries, useFieldConfigurations } from '@content-planner/sdk';
import { KitProvider, LogPrint, useKindOf, useTranslate } from '@content-planner/ui-kit';
import { useLocation } from 'react-router';
import { filterNames } from '../../app/filter-names.js';
import { logViewOf } from '../../app/log-view.js';
import { useTitle } from '../../app/use-title.js';
import { useColumns } from '../logs/use-columns.js';
import { usePrintStatus } from './use-print-status.js';

/** The page at `/logs/…/print`: the list for one kind, with the filters, search and sort order from the URL. */
export default function LogPrintScreen({ kind }: { kind: LogKind }) {
  const { filter, search, sort } = logViewOf(useLocation().search);
  const all = useEntries(kind);
  const list = useEntries(kind, { filter });
  const { brands, ...brandsRead } = useBrands();
  const { fieldConfigurations, ...fieldsRead } = useFieldConfigurations(kind);
  const columns = useColumns(kind);
  const translate = useTranslate();
  const { heading, failed } = useKindOf()(kind).texts.print;
  const status = usePrintStatus([all, list, brandsRead, fieldsRead, columns], failed);
  useTitle(heading);
  return (
    <KitProvider brands={brands} fields={fieldConfigurations}>
      <LogPrint
        status={status}
        kind={kind}
        entries={list.entries}
        {...columns.preference}
        filters={filterNames({ filter, brands, fieldConfigurations, translate })}
        total={all.entries.length}
        search={search}
        sort={sort}
      />
    </KitProvider>
  );
}

import { type LogKind, useBrands, useEntries, useFieldConfigurations } from '@content-planner/sdk';
import { LogPrint, logPrintLabels } from '@content-planner/ui-kit';
import { useSearchParams } from 'react-router';
import { logViewOf } from '../../app/log-print-path.js';
import { useTitle } from '../../app/use-title.js';
import { useColumns } from '../logs/use-columns.js';
import { usePrintStatus } from './use-print-status.js';

/** /logs/…/print: the printable list for one kind, with the search and sort order from the URL. */
export default function LogPrintScreen({ kind }: { kind: LogKind }) {
  const [query] = useSearchParams();
  const list = useEntries(kind);
  const brands = useBrands();
  const fields = useFieldConfigurations(kind);
  const columns = useColumns(kind);
  const labels = logPrintLabels(kind);
  const status = usePrintStatus([list, brands, fields, columns], labels);
  useTitle(labels.heading);
  return (
    <LogPrint
      status={status}
      kind={kind}
      entries={list.entries}
      brands={brands.brands}
      fieldConfigurations={fields.fieldConfigurations}
      {...columns.preference}
      {...logViewOf(query)}
    />
  );
}

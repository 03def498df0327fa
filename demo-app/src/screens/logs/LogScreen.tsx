import {
  type LogKind,
  NO_FILTER,
  readProps,
  useBrands,
  useEntries,
  useFieldConfigurations,
  useRecentlyChanged,
} from '@content-planner/sdk';
import {
  Button,
  ColumnSettings,
  type Entry,
  entryMatcher,
  filterCounts,
  IconButton,
  LogTable,
  type LogTableControl,
  Menu,
  matchesSearch,
  PageHeader,
  type ToastMessage,
  useKindOf,
  useMessages,
} from '@content-planner/ui-kit';
import { Ellipsis, FileDown, Plus, Upload } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { entryMessages } from '../../app/entry-messages.js';
import { keepsUrlOfDetails } from '../../app/keeps-url-of-details.js';
import { paths } from '../../app/paths.js';
import { useEntryFeatures } from '../../app/use-entry-features.js';
import { useTitle } from '../../app/use-title.js';
import { logScreenMessages } from './log-screen-messages.js';
import { useColumns } from './use-columns.js';
import { useExports } from './use-exports.js';
import { useLogView } from './use-log-view.js';

/** The screen at `/logs/…`: the list for one kind. */
export default function LogScreen({ kind }: { kind: LogKind }) {
  const kindOf = useKindOf();
  // A hidden kind is not offered for new entries.
  const { texts, isHidden = false } = kindOf(kind);
  const text = useMessages(logScreenMessages);
  const entryText = useMessages(entryMessages);
  const all = useEntries(kind);
  const { view, changeView } = useLogView(kind);
  const { filter, search, sort, openId } = view;
  const brands = useBrands();
  const fields = useFieldConfigurations(kind);
  const columns = useColumns(kind);
  const table = useRef<LogTableControl>(null);
  const navigate = useNavigate();
  useTitle(texts.pluralTitle);
  const state = readProps(all, brands, fields, columns);
  // An empty list has its own primary button, so the header's button must not be primary.
  const isEmpty = all.entries.length === 0 && !state.loading && !state.error;
  const { fieldConfigurations } = fields;
  const arranged = columns.preference ?? {};

  const isMatch = useMemo(() => entryMatcher(filter, fieldConfigurations), [filter, fieldConfigurations]);
  const entries = useMemo(() => all.entries.filter(isMatch), [all.entries, isMatch]);
  const recentlyChanged = useRecentlyChanged(entries);
  const counts = useMemo(
    () => filterCounts({ entries: all.entries, filter, fieldConfigurations }),
    [all.entries, filter, fieldConfigurations],
  );

  const aboutHidden = ({ entry }: { entry: Entry }): Partial<ToastMessage> => {
    const isShown =
      isMatch(entry) &&
      matchesSearch(entry, { search, brands: brands.brands, fieldConfigurations, kindOf, ...arranged });
    if (isShown) return {};
    return {
      description: entryText.hiddenByFilters,
      action: { label: entryText.show, onAction: () => changeView({ filter: NO_FILTER, search: '' }) },
    };
  };
  const select = (selected: { entry: Entry | null }) => {
    const id = selected.entry?.id ?? null;
    if (id !== openId && !(selected.entry && keepsUrlOfDetails())) changeView({ openId: id });
  };
  const openImport = () => navigate(paths.importOf(kind));
  const { exportPdf, exportEntries, items, busy } = useExports({
    ...{ kind, view, table },
    loading: state.loading,
    isArranged: columns.preference !== null,
  });
  const { create, features, props } = useEntryFeatures({
    refetch: all.refetch,
    onCreated: aboutHidden,
    onShow: ({ id }) => changeView({ filter: NO_FILTER, search: '', openId: id }),
    onExportCsv: ({ ids }) => exportEntries('csv', { only: new Set(ids) }),
  });
  const addEntry = () => create({ kind });
  const importItem = {
    id: 'import',
    label: useMessages(appMessages).import,
    icon: <Upload size={16} />,
    onSelect: openImport,
  };

  return (
    <>
      <PageHeader
        title={texts.pluralTitle}
        actions={
          <>
            {isEmpty && !isHidden && (
              <Button collapses icon={importItem.icon} onClick={openImport}>
                {text.importSheet}
              </Button>
            )}
            <Button collapses icon={<FileDown size={16} />} onClick={exportPdf}>
              {text.exportPdf}
            </Button>
            {!isEmpty && (
              <Menu
                trigger={
                  <IconButton
                    variant="default"
                    label={text.moreActions}
                    icon={<Ellipsis size={16} />}
                    busy={busy}
                  />
                }
                items={isHidden ? items : [...items, importItem]}
              />
            )}
            {!isHidden && (
              <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={addEntry}>
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      <LogTable
        kind={kind}
        entries={entries}
        brands={brands.brands}
        fieldConfigurations={fieldConfigurations}
        {...arranged}
        {...state}
        recentlyChanged={recentlyChanged}
        {...props}
        features={features}
        {...(!isHidden && { onCreate: addEntry })}
        onSelectEntry={select}
        openEntryId={openId}
        search={search}
        onSearchChange={({ search }) => changeView({ search })}
        sort={sort}
        onSortChange={({ sort }) => changeView({ sort })}
        filters={{
          filter,
          onFilterChange: ({ filter }) => changeView({ filter }),
          counts,
        }}
        toolbar={columns.change && <ColumnSettings kind={kind} {...arranged} onChange={columns.change} />}
        controlRef={table}
      />
    </>
  );
}

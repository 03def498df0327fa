import { type ReactNode, type RefObject, useMemo } from 'react';
import { FilterMenu, type FilterMenuControl } from '../filters/FilterMenu.js';
import { LateFilterBar } from '../filters/LateFilterBar.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useKit } from '../kit/use-kit.js';
import type { LogKind } from '../logs/types.js';
import type { PartialMessages } from '../messages/all-messages.js';
import type { LogTableProps } from './LogTable.js';
import { ToolbarArea, ToolbarFrame } from './LogToolbar.js';

interface ListControlsProps {
  kind: LogKind;
  filters: LogTableProps['filters'] | undefined;
  toolbar: ReactNode;
  state: 'error' | 'loading' | 'empty' | 'ready';
  /** The number of entries that match the filter and the search, and of all entries. */
  shown: number;
  total: number;
  filterMenuRef: RefObject<FilterMenuControl | null>;
  compact: boolean;
  /** Renders the toolbar of a list with rows. */
  children: (controls: ReactNode) => ReactNode;
}

/** All fields of the list belong to its kind, so their names don't have to include the kind. */
const ONE_KIND: PartialMessages = { filter: { fieldOf: ({ field }) => field } };

/** The filters and the application's own controls above the list, and the row with the active filters. */
export function ListControls({
  kind,
  filters,
  toolbar,
  state,
  shown,
  total,
  filterMenuRef,
  compact,
  children,
}: ListControlsProps) {
  const { fields } = useKit();
  const ofKind = useMemo(() => fields.filter((field) => field.kind === kind), [fields, kind]);
  const hasRows = state === 'loading' || state === 'ready';
  const isFiltered = filters !== undefined && Object.keys(filters.filter).length > 0;
  const shared = filters && { filter: filters.filter, onFilterChange: filters.onFilterChange };
  // If there are no entries, there is nothing to filter.
  const filterMenu = shared && filters && (hasRows || isFiltered) && (
    <KitProvider messages={ONE_KIND} fields={ofKind}>
      <FilterMenu
        {...shared}
        counts={{ shown, ...filters.counts }}
        types={false}
        text={false}
        visibility="both"
        controlRef={filterMenuRef}
      />
    </KitProvider>
  );
  const hasControls = (toolbar != null && toolbar !== false) || Boolean(filterMenu);
  const controls = hasControls && (
    <>
      {filterMenu}
      {toolbar}
    </>
  );
  if (!hasRows && !(state === 'empty' && hasControls)) return null;
  return (
    <ToolbarArea>
      {hasRows ? (
        children(controls)
      ) : (
        <ToolbarFrame data-compact={compact ? '' : undefined}>
          <div data-end="">{controls}</div>
        </ToolbarFrame>
      )}
      {shared && (
        <KitProvider fields={ofKind}>
          <LateFilterBar
            {...shared}
            counts={state === 'loading' ? undefined : { shown, total }}
            menuRef={filterMenuRef}
          />
        </KitProvider>
      )}
    </ToolbarArea>
  );
}

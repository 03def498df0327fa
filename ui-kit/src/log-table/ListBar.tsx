import { Fragment, useMemo } from 'react';
import { useFeatures, useToolbar } from '../entries/use-entry-host.js';
import { FilterMenu } from '../filters/FilterMenu.js';
import { LateFilterBar } from '../filters/LateFilterBar.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useKit } from '../kit/use-kit.js';
import { LogToolbar, ToolbarArea, ToolbarFrame } from './LogToolbar.js';
import { listParts } from './list-parts.js';
import { useList } from './use-list.js';

/** The search, the filters and the features' own controls above the list, and the row with the active filters. */
export function ListBar() {
  const { props, rows, total, state, isFiltered, compact, filterMenuRef } = useList();
  const { kind, filters } = props;
  const { features } = useFeatures();
  const items = useToolbar();
  const { value: parts } = useOnDemand(listParts, items.length > 0);
  const { fields } = useKit();
  const ofKind = useMemo(() => fields.filter((field) => field.kind === kind), [fields, kind]);
  const hasRows = state === 'loading' || state === 'ready';
  const shown = rows.length;
  const shared = filters && { filter: filters.filter, onFilterChange: filters.onFilterChange };
  // If there are no entries, there is nothing to filter.
  const filterMenu = shared && filters && (hasRows || isFiltered) && (
    <KitProvider fields={ofKind}>
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
  const own = features.filter(({ feature }) => feature.toolbarContent);
  const controls = (filterMenu || own.length > 0 || items.length > 0) && (
    <>
      {filterMenu}
      {own.map(({ feature }) => (
        <Fragment key={feature.name}>{feature.toolbarContent}</Fragment>
      ))}
      {parts && <parts.ToolbarActions items={items} compact={compact} part={listParts} />}
    </>
  );
  if (!hasRows && !(state === 'empty' && controls)) return null;
  return (
    <ToolbarArea>
      {hasRows ? (
        <LogToolbar>{controls}</LogToolbar>
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

import { NO_FILTER, today } from '@content-planner/model';
import { Plus, SearchX } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useCreate, useFeatures } from '../entries/use-entry-host.js';
import { filterMessages } from '../filters/filter-messages.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { LogGrid } from './LogGrid.js';
import { LogRows } from './LogRows.js';
import { logTableMessages } from './log-table-messages.js';
import { useList } from './use-list.js';
import { useSearchTexts } from './use-search-texts.js';

/** The area below the toolbar: the list and, beside it, the details. */
const Main = styled.div`
  flex: 1;
  display: flex;
  min-width: 0;
  min-height: 0;

  & > [data-cp-list] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
`;

/** A list without entries of its kind. */
function NoEntries() {
  const { kind } = useList().props;
  const create = useCreate();
  const { texts, icon: Icon } = useKindOf()(kind);
  const addFirst = () => create?.({ startDate: today(), endDate: today() });
  return (
    <EmptyState
      icon={<Icon size={20} strokeWidth={1.75} />}
      title={texts.empty}
      description={texts.emptyHint}
      action={
        create && (
          <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={addFirst}>
            {texts.createFirst}
          </Button>
        )
      }
    />
  );
}

/** A list whose entries don't match the filters or the search. */
function NoMatch() {
  const { props, clearSearch, filterMenuRef } = useList();
  const text = useMessages(logTableMessages);
  const { clearFilters } = useMessages(filterMessages);
  const { noMatch } = useSearchTexts();
  const isFilteredOut = props.entries.length === 0;
  const clear = () => {
    filterMenuRef.current?.focus();
    props.filters?.onFilterChange({ filter: NO_FILTER });
  };
  return (
    <EmptyState
      icon={<SearchX size={20} strokeWidth={1.75} />}
      title={noMatch}
      {...(!isFilteredOut && { description: text.noMatchHint })}
      action={
        isFilteredOut ? (
          <Button onClick={clear}>{clearFilters}</Button>
        ) : (
          <Button onClick={clearSearch}>{text.clearSearch}</Button>
        )
      }
    />
  );
}

/** The rows and, beside them, the details. */
export function ListBody() {
  const { props, rows, state, compact, openId, closeDetails } = useList();
  const { features } = useFeatures();
  const { loadFailed } = useKindOf()(props.kind).texts;
  const List = compact ? LogRows : LogGrid;
  if (state === 'error')
    return <ErrorState title={loadFailed} error={props.error ?? true} onRetry={props.onRetry} />;
  if (state === 'empty') return <NoEntries />;
  return (
    <>
      {features.map(({ feature }) => (
        <Fragment key={feature.name}>{feature.banner}</Fragment>
      ))}
      <Main
        onKeyDown={({ key, target, currentTarget, defaultPrevented }) => {
          // Ignore events that bubble from menus and dialogs through the React tree.
          if (key !== 'Escape' || defaultPrevented || !currentTarget.contains(target as Node)) return;
          if (openId !== null) closeDetails();
        }}
      >
        <div data-cp-list="">{state === 'loading' || rows.length > 0 ? <List /> : <NoMatch />}</div>
        {features.map(({ feature, part }) => (
          <Fragment key={feature.name}>
            {feature.aside}
            {part?.aside}
          </Fragment>
        ))}
      </Main>
    </>
  );
}

import { CalendarClock, Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { TextInput } from '../primitives/TextInput.js';
import { logTableMessages } from './log-table-messages.js';
import { SelectAll, TouchTarget } from './RowSelect.js';
import { useList } from './use-list.js';
import { useRowSelection } from './use-row-selection.js';
import { useSearchTexts } from './use-search-texts.js';

/** The area above a list, with its bars. */
export const ToolbarArea = styled.div`
  flex: none;
  border-block-end: 1px solid var(--cp-border-subtle);
`;

/** The bar above a list. */
export const ToolbarFrame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 48px;
  padding: var(--cp-space-2) var(--cp-space-4);

  &[data-compact] {
    padding: var(--cp-space-1) var(--cp-space-3);
  }
  &[data-compact][data-selectable] {
    padding-inline-start: 0;
    gap: 0;
  }
  /* Makes the button that opens all filters as large as the other buttons. */
  &[data-compact] [data-filters] > [data-narrow] {
    width: 44px;
    height: 44px;
  }
  & > [data-end] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    margin-inline-start: auto;
    padding-inline-start: var(--cp-space-2);
  }
`;

const Box = styled.search`
  position: relative;
  display: block;
  width: 280px;
  min-width: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 10px;
    margin-block: auto;
    color: var(--cp-text-tertiary);
    pointer-events: none;
  }
  & > input {
    height: var(--cp-control-h);
    padding-inline: 34px 32px;
  }
  /* The IconButton replaces the browser's clear button, which not all browsers have. */
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    --cp-control-h: 24px;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 4px;
    margin-block: auto;
  }
  [data-compact] > & {
    flex: 1;
    width: auto;
  }
  [data-compact] > & > input {
    height: 44px;
    padding-inline-end: 44px;
  }
  [data-compact] > & > button {
    --cp-control-h: 44px;
    inset-inline-end: 0;
  }
`;

const Found = styled.span`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-compact] > & {
    padding-inline-start: var(--cp-space-2);
  }
`;

/** The bar above a list, with the search field and, at its end, other controls. */
export function LogToolbar({ children }: { children: ReactNode }) {
  const { props, view, items, compact, jumpToToday, clearSearch, searchRef } = useList();
  const { search, setSearch } = view;
  const { selectable, selected, toggleAll } = useRowSelection();
  const text = useMessages(logTableMessages);
  const { plural: logs } = useKindOf()(props.kind).texts;
  const { found } = useSearchTexts();
  const hasToday = items.some(({ type }) => type === 'today');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || search === '') return;
    // Keep Escape from also closing a dialog or sheet that contains the list.
    event.stopPropagation();
    setSearch('');
  };
  return (
    <ToolbarFrame data-compact={compact ? '' : undefined} data-selectable={selectable ? '' : undefined}>
      {compact && selectable && (
        <TouchTarget>
          <SelectAll selected={selected} onToggle={toggleAll} />
        </TouchTarget>
      )}
      <Box>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <TextInput
          ref={searchRef}
          type="search"
          aria-label={text.search({ logs })}
          placeholder={text.searchPlaceholder}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {search !== '' && (
          <IconButton
            label={text.clearSearch}
            tooltip={!compact}
            icon={<X size={14} strokeWidth={1.75} />}
            onClick={clearSearch}
          />
        )}
      </Box>
      {/* Screen readers get the count from the list's status message. */}
      {found !== '' && <Found aria-hidden="true">{found}</Found>}
      {(hasToday || children) && (
        <div data-end="">
          {hasToday && (
            <Button collapses icon={<CalendarClock size={16} strokeWidth={1.75} />} onClick={jumpToToday}>
              {text.today}
            </Button>
          )}
          {children}
        </div>
      )}
    </ToolbarFrame>
  );
}

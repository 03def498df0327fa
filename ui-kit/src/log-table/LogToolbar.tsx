import { CalendarClock, Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { TextInput } from '../primitives/TextInput.js';
import type { LogListProps } from './log-list-props.js';
import { logTableMessages } from './log-table-messages.js';
import { SelectAll, TouchTarget } from './RowSelect.js';

interface LogToolbarProps extends Pick<LogListProps, 'kind' | 'selectable' | 'selected' | 'onSelectAll'> {
  /** A ref to the search field. */
  searchRef: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  /** Clears the search and focuses its field. */
  onClear: () => void;
  /** The match count as text, or '' if there is no search. */
  found: string;
  /** Called when the user clicks 'Today'. If undefined, the button is hidden. */
  onToday: (() => void) | undefined;
  compact: boolean;
  /** Content at the end of the bar. */
  children: ReactNode;
}

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

/** The bar above a list, with the search field and the application's own content. */
export function LogToolbar({
  kind,
  searchRef,
  search,
  onSearch,
  onClear,
  found,
  onToday,
  compact,
  selectable,
  selected,
  onSelectAll,
  children,
}: LogToolbarProps) {
  const text = useMessages(logTableMessages);
  const kindOf = useKindOf();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || search === '') return;
    // Keep Escape from also closing a dialog or sheet that contains the list.
    event.stopPropagation();
    onSearch('');
  };
  return (
    <ToolbarFrame data-compact={compact ? '' : undefined} data-selectable={selectable ? '' : undefined}>
      {compact && selectable && (
        <TouchTarget>
          <SelectAll selected={selected} onSelectAll={onSelectAll} />
        </TouchTarget>
      )}
      <Box>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <TextInput
          ref={searchRef}
          type="search"
          aria-label={text.search({ logs: kindOf(kind).texts.plural })}
          placeholder={text.searchPlaceholder}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {search !== '' && (
          <IconButton
            label={text.clearSearch}
            tooltip={!compact}
            icon={<X size={14} strokeWidth={1.75} />}
            onClick={onClear}
          />
        )}
      </Box>
      {/* Screen readers get the count from the list's status message. */}
      {found !== '' && <Found aria-hidden="true">{found}</Found>}
      {(onToday || (children != null && children !== false)) && (
        <div data-end="">
          {onToday && (
            <Button collapses icon={<CalendarClock size={16} strokeWidth={1.75} />} onClick={onToday}>
              {text.today}
            </Button>
          )}
          {children}
        </div>
      )}
    </ToolbarFrame>
  );
}

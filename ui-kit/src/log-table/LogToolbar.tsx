import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { SearchInput } from '../primitives/SearchInput.js';
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
  width: 280px;
  min-width: 0;

  [data-compact] > & {
    --cp-control-h: 44px;
    flex: 1;
    width: auto;
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
  const { props, view, items, compact, jumpToToday, searchRef } = useList();
  const { search, setSearch } = view;
  const { selectable, selected, toggleAll } = useRowSelection();
  const text = useMessages(logTableMessages);
  const { plural: logs } = useKindOf()(props.kind).texts;
  const { found } = useSearchTexts();
  const hasToday = items.some(({ type }) => type === 'today');
  return (
    <ToolbarFrame data-compact={compact ? '' : undefined} data-selectable={selectable ? '' : undefined}>
      {compact && selectable && (
        <TouchTarget>
          <SelectAll selected={selected} onToggle={toggleAll} />
        </TouchTarget>
      )}
      <Box>
        <SearchInput
          inputRef={searchRef}
          aria-label={text.search({ logs })}
          placeholder={text.searchPlaceholder}
          value={search}
          onValueChange={setSearch}
          clearLabel={text.clearSearch}
          compact={compact}
        />
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

import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { columnMessages } from '../logs/kinds/column-messages.js';
import { columnLook } from './column-look.js';
import { SelectAll } from './RowSelect.js';
import { useList } from './use-list.js';
import { useRowSelection } from './use-row-selection.js';

/** The button extends into the cell's padding, so that the arrow does not take space from the text. */
const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: calc(100% + 14px);
  height: 28px;
  margin-inline: -6px -8px;
  padding-block: 0;
  padding-inline: 6px 1px;
  border: 0;
  border-radius: var(--cp-radius-sm);
  background: none;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    opacity: 0;
  }
  &:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 0.6;
  }
  [aria-sort] > & {
    color: var(--cp-text-primary);
  }
  [aria-sort] > & > svg {
    opacity: 1;
  }
  /* Without an inset, the cell would clip the focus ring. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const ICON = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;

/** The column headers. Their buttons sort ascending, then descending, then restore the default order. */
export function GridHead() {
  const { view, order } = useList();
  const { selectable, selected, toggleAll } = useRowSelection();
  const text = useMessages(columnMessages);
  return (
    <tr aria-rowindex={1}>
      {selectable && (
        <th data-column="select">
          <SelectAll selected={selected} onToggle={toggleAll} />
        </th>
      )}
      {view.columns.map((column) => {
        const direction = order?.column === column.id ? order.direction : undefined;
        const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
        return (
          <th key={column.id} scope="col" data-column={columnLook(column)} aria-sort={direction}>
            <SortButton type="button" onClick={() => view.sortBy(column.id)}>
              <span>{column.label}</span>
              <Arrow {...ICON} />
            </SortButton>
          </th>
        );
      })}
      <th scope="col" data-column="actions">
        {text.actions}
      </th>
    </tr>
  );
}

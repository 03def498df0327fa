import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { logTableMessages } from './log-table-messages.js';

interface RowSelectProps {
  entry: Entry;
  isSelected: boolean;
  isTabStop: boolean;
}

/** The checkbox in a row. The list handles clicks on it, because Shift-clicking selects a range. */
export function RowSelect({ entry, isSelected, isTabStop }: RowSelectProps) {
  const text = useMessages(logTableMessages);
  return (
    <Checkbox
      checked={isSelected}
      aria-label={text.select({ title: entry.title })}
      tabIndex={isTabStop ? 0 : -1}
      data-cp-control="select"
    />
  );
}

interface SelectAllProps {
  /** Whether none, some or all of the rows are selected. */
  selected: 'none' | 'some' | 'all';
  /** Undefined while there are no rows. */
  onToggle: (() => void) | undefined;
}

/** A checkbox that selects or deselects all rows that match the search. */
export function SelectAll({ selected, onToggle }: SelectAllProps) {
  const text = useMessages(logTableMessages);
  return (
    <Checkbox
      checked={selected === 'some' ? 'indeterminate' : selected === 'all'}
      aria-label={text.selectAll}
      disabled={onToggle === undefined}
      onCheckedChange={() => onToggle?.()}
    />
  );
}

/** A 44 × 44 px touch target for a checkbox on small screens. */
export const TouchTarget = styled.span`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;

  & > button::after {
    inset: -14px;
  }
`;

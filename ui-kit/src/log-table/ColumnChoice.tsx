import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useRowDrag } from '../internal/use-row-drag.js';
import { useMessages } from '../kit/use-messages.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { IconButton } from '../primitives/IconButton.js';
import { columnSettingsMessages } from './column-settings-messages.js';

interface ColumnChoiceProps {
  checkboxRef?: RefObject<HTMLButtonElement | null>;
  /** Identifies the list that the column belongs to. */
  list: string;
  /** The column's index in the list, starting at 0. */
  place: number;
  head: string;
  isVisible: boolean;
  /** Whether this is the only visible column, which cannot be hidden. */
  isLocked: boolean;
  isFirst: boolean;
  isLast: boolean;
  onVisibleChange: (change: { isVisible: boolean }) => void;
  onMove: (moved: { by: -1 | 1; button: HTMLElement }) => void;
  onDrop: (from: number, to: number) => void;
}

const Root = styled.li`
  --cp-control-h: 24px;
  position: relative;
  display: flex;
  align-items: center;
  min-height: 32px;
  padding-inline-end: 4px;
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-float);

  &:hover {
    background: linear-gradient(var(--cp-surface-hover), var(--cp-surface-hover)), var(--cp-surface-float);
  }
  &[data-dragged] {
    opacity: 0.4;
  }
  &[data-line]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 2px;
    background: var(--cp-accent-solid);
    pointer-events: none;
  }
  &[data-line='above']::after {
    inset-block-start: -1px;
  }
  &[data-line='below']::after {
    inset-block-end: -1px;
  }
  & > div {
    flex: 1;
    min-width: 0;
    min-height: 32px;
  }
  & > div > label {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    opacity: 0;
    outline-offset: -2px;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }
  &:hover > button,
  &:focus-within > button {
    opacity: 1;
  }
  & > button[aria-disabled='true'] {
    visibility: hidden;
  }
  &:focus-within > button[aria-disabled='true']:focus {
    visibility: visible;
    opacity: 0.5;
  }
  @media (hover: none), (pointer: coarse) {
    --cp-control-h: 44px;
    min-height: 44px;

    & > div {
      min-height: 44px;
    }
    & > button {
      opacity: 1;
    }
  }
`;

const Grip = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  width: 28px;
  height: 32px;
  color: var(--cp-text-tertiary);
  cursor: grab;
  @media (hover: none), (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

/** A column in the column settings. */
export function ColumnChoice({
  checkboxRef,
  list,
  place,
  head,
  isVisible,
  isLocked,
  isFirst,
  isLast,
  onVisibleChange,
  onMove,
  onDrop,
}: ColumnChoiceProps) {
  const text = useMessages(columnSettingsMessages);
  const { ref, handleRef, isDragged, line } = useRowDrag<HTMLLIElement, HTMLSpanElement>(list, place, onDrop);
  const moves = [
    { by: -1, label: text.moveUp({ column: head }), isOff: isFirst, Icon: ChevronUp },
    { by: 1, label: text.moveDown({ column: head }), isOff: isLast, Icon: ChevronDown },
  ] as const;
  return (
    <Root ref={ref} data-dragged={isDragged ? '' : undefined} data-line={line ?? undefined}>
      <Grip ref={handleRef} data-grip="">
        <GripVertical size={14} strokeWidth={1.75} aria-hidden />
      </Grip>
      <Checkbox
        ref={checkboxRef}
        checked={isVisible}
        disabled={isLocked}
        onCheckedChange={({ checked }) => onVisibleChange({ isVisible: checked })}
      >
        {head}
      </Checkbox>
      {moves.map(({ by, label, isOff, Icon }) => (
        <IconButton
          key={by}
          label={label}
          tooltip={false}
          aria-disabled={isOff}
          icon={<Icon size={16} strokeWidth={1.75} />}
          onClick={({ currentTarget }) => onMove({ by, button: currentTarget })}
        />
      ))}
    </Root>
  );
}

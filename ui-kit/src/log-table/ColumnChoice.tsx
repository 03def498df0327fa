import { useSortable } from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../primitives/Checkbox.js';
import { IconButton } from '../primitives/IconButton.js';
import type { ColumnSettingsLabels } from './column-settings-labels.js';

interface ColumnChoiceProps {
  checkboxRef?: RefObject<HTMLButtonElement | null>;
  id: string;
  head: string;
  isVisible: boolean;
  /** The last column that shows. */
  isLocked: boolean;
  isFirst: boolean;
  isLast: boolean;
  onVisibleChange: (change: { isVisible: boolean }) => void;
  onMove: (moved: { by: -1 | 1; button: HTMLElement }) => void;
  labels: ColumnSettingsLabels;
}

const Root = styled.li`
  --cp-control-h: 24px;
  display: flex;
  align-items: center;
  min-height: 32px;
  padding-inline-end: 4px;
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-float);

  &:hover,
  &[data-dragged] {
    background: linear-gradient(var(--cp-surface-hover), var(--cp-surface-hover)), var(--cp-surface-float);
  }
  &[data-dragged] {
    position: relative;
    z-index: 1;
    box-shadow: var(--cp-shadow-float);
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
  touch-action: none;

  [data-dragged] > & {
    cursor: grabbing;
  }
  @media (hover: none), (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

/** One column of the column settings. */
export function ColumnChoice({
  checkboxRef,
  id,
  head,
  isVisible,
  isLocked,
  isFirst,
  isLast,
  onVisibleChange,
  onMove,
  labels,
}: ColumnChoiceProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const moves = [
    { by: -1, label: labels.moveUp, isOff: isFirst, Icon: ChevronUp },
    { by: 1, label: labels.moveDown, isOff: isLast, Icon: ChevronDown },
  ] as const;
  return (
    <Root
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      data-dragged={isDragging ? '' : undefined}
    >
      <Grip {...listeners} data-grip="">
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
          label={`${label} ${head}`}
          tooltip={false}
          aria-disabled={isOff}
          icon={<Icon size={16} strokeWidth={1.75} />}
          onClick={({ currentTarget }) => onMove({ by, button: currentTarget })}
        />
      ))}
    </Root>
  );
}

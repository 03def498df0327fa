import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useRowDrag } from '../../internal/use-row-drag.js';
import { useMessages } from '../../kit/use-messages.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu } from '../../primitives/Menu.js';
import { TextInput } from '../../primitives/TextInput.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import { OptionColor } from './OptionColor.js';
import { OptionNote } from './OptionNote.js';
import { type CountOf, type OptionRow, rowError } from './option-rows.js';
import { RemovedOption } from './RemovedOption.js';

/** What a user does with an option. `go` moves the focus to another one. */
export type OptionChange =
  | { type: 'change'; part: Partial<Pick<OptionRow, 'name' | 'color' | 'isDone' | 'removed'>> }
  | { type: 'add' | 'remove' | 'restore' }
  | { type: 'move' | 'go'; by: -1 | 1 };

interface OptionItemProps {
  row: OptionRow;
  rows: readonly OptionRow[];
  /** The index of the option, starting at 0. */
  place: number;
  /** Identifies the list. */
  list: string;
  countOf: CountOf;
  onAction: (action: OptionChange) => void;
  onDrop: (from: number, to: number) => void;
}

const Root = styled.li`
  position: relative;
  border-block-end: 1px solid var(--cp-border-subtle);

  &[data-dragged] {
    opacity: 0.38;
  }
  &[data-removed] {
    background: color-mix(in oklab, var(--cp-warning-text) 12%, transparent);
  }
  &[data-line]::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    height: 2px;
    background: var(--cp-text-primary);
    pointer-events: none;
  }
  &[data-line='above']::after {
    inset-block-start: -1px;
  }
  &[data-line='below']::after {
    inset-block-end: -1px;
  }
  & > div {
    --cp-control-h: 28px;
    --cp-input-h: 28px;
    display: grid;
    grid-template-columns: var(--cp-option-columns);
    align-items: center;
    gap: 0 8px;
    min-height: 36px;
    padding-inline: 4px 6px;
  }
  & [data-grip] {
    display: grid;
    place-content: center;
    height: 28px;
    color: var(--cp-text-tertiary);
    cursor: grab;
  }
  & > div:hover [data-grip] {
    color: var(--cp-text-primary);
  }
  & input[data-name]:not(:focus, [aria-invalid]) {
    border-color: transparent;
    background: none;
  }
  & input[data-name] {
    padding-inline: 6px;
  }
  & [role='checkbox'] {
    justify-self: center;
  }
  & > div > [data-touch] {
    display: none;
  }
  @media (pointer: coarse) {
    & > div {
      --cp-control-h: 44px;
      --cp-input-h: 44px;
      min-height: 48px;
    }
    & > div > [data-mouse] {
      display: none;
    }
    & > div > [data-touch] {
      display: contents;
    }
  }
`;

const Line = styled.div.attrs({ role: 'group' })``;

/** Returns what a key does in the name of an option. */
function actionOf(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { name }: OptionRow,
): OptionChange | null {
  if (ctrlKey || metaKey) return null;
  const by = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined;
  if (by) return { type: altKey ? 'move' : 'go', by };
  if (key === 'Enter') return { type: 'add' };
  return key === 'Backspace' && name === '' ? { type: 'remove' } : null;
}

/** An option in the list of a field's options. */
export function OptionItem({ row, rows, place, list, countOf, onAction, onDrop }: OptionItemProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { ref, handleRef, isDragged, line } = useRowDrag<HTMLLIElement, HTMLSpanElement>(list, place, onDrop);
  const position = { place: place + 1, total: rows.length };
  const drag = {
    ref,
    'data-option': row.key,
    'data-dragged': isDragged ? '' : undefined,
    'data-line': line ?? undefined,
  };
  if (row.removed !== null) {
    return (
      <Root {...drag} data-removed="">
        <RemovedOption {...{ row, rows, countOf, onAction }} />
      </Root>
    );
  }
  const error = rowError(rows, row);
  const option = row.name || text.optionName(position);
  const noteId = `${list}-${row.key}`;
  return (
    <Root {...drag}>
      <Line aria-label={text.optionOf({ ...position, name: row.name, isDone: row.isDone })}>
        <span ref={handleRef} data-grip="" data-mouse="" title={text.moveOption({ option })}>
          <GripVertical size={14} strokeWidth={1.75} aria-hidden />
        </span>
        <OptionColor
          label={text.optionColor({ option })}
          value={row.color}
          onValueChange={({ value }) => onAction({ type: 'change', part: { color: value } })}
        />
        <TextInput
          data-name=""
          aria-label={text.optionName(position)}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          autoComplete="off"
          maxLength={300}
          value={row.name}
          onChange={({ target }) => onAction({ type: 'change', part: { name: target.value } })}
          onKeyDown={(event) => {
            const action = event.nativeEvent.isComposing ? null : actionOf(event, row);
            if (action === null) return;
            event.preventDefault();
            onAction(action);
          }}
        />
        <Checkbox
          aria-label={text.optionDone({ option })}
          checked={row.isDone}
          onCheckedChange={({ checked }) => onAction({ type: 'change', part: { isDone: checked } })}
        />
        <IconButton
          data-mouse=""
          label={text.removeOption({ option })}
          tooltip={false}
          icon={<X size={14} strokeWidth={1.75} />}
          onClick={() => onAction({ type: 'remove' })}
        />
        <span data-touch="">
          <Menu
            trigger={
              <IconButton
                label={text.optionActions({ option })}
                tooltip={false}
                icon={<EllipsisVertical size={16} strokeWidth={1.75} />}
              />
            }
            items={[
              {
                id: 'up',
                label: text.moveUp,
                icon: <ArrowUp size={16} strokeWidth={1.75} />,
                onSelect: () => onAction({ type: 'move', by: -1 }),
              },
              {
                id: 'down',
                label: text.moveDown,
                icon: <ArrowDown size={16} strokeWidth={1.75} />,
                onSelect: () => onAction({ type: 'move', by: 1 }),
              },
              {
                id: 'remove',
                label: text.remove,
                icon: <X size={16} strokeWidth={1.75} />,
                danger: true,
                onSelect: () => onAction({ type: 'remove' }),
              },
            ]}
          />
        </span>
      </Line>
      <OptionNote id={noteId} row={row} error={error} countOf={countOf} />
    </Root>
  );
}

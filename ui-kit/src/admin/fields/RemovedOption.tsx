import { CircleDashed, TriangleAlert, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Select } from '../../primitives/Select.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import type { OptionChange } from './OptionItem.js';
import { answerOf, type CountOf, keptRows, type OptionRow } from './option-rows.js';

interface RemovedOptionProps {
  row: OptionRow;
  rows: readonly OptionRow[];
  countOf: CountOf;
  onAction: (action: OptionChange) => void;
}

/** The value of the option that leaves entries empty. Keys of rows are never like this. */
const EMPTY = 'leave-empty';

const Root = styled.div`
  & > s {
    padding-inline-start: 7px;
    color: var(--cp-text-secondary);
    overflow-wrap: anywhere;
  }
  & > svg {
    grid-column: 2;
    justify-self: center;
    opacity: 0.5;
  }
  & > s {
    grid-column: 3 / span 2;
  }
  & > [data-question] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 0 0 8px 4px;
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > [data-question] > svg {
    flex: none;
    color: var(--cp-warning-text);
  }
  & > [data-question] > label {
    flex: 1 1 0;
    min-width: 120px;
    overflow-wrap: anywhere;
  }
  & > [data-question] > button {
    --cp-input-h: 30px;
    width: 156px;
    font-size: var(--cp-text-sm);
  }
  & > [data-question] > button[aria-invalid] {
    border-color: var(--cp-warning-text);
  }
  @media (pointer: coarse) {
    & > svg {
      grid-column: 1;
    }
    & > s {
      grid-column: 2 / span 2;
    }
    & > [data-question] > button {
      --cp-input-h: 44px;
      width: 100%;
    }
  }
`;

/** A removed option, with the question what its entries get. */
export function RemovedOption({ row, rows, countOf, onAction }: RemovedOptionProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { locale } = useKit();
  const id = useId();
  const { stored, name, color } = row;
  const answer = answerOf(rows, row);
  const count = stored && countOf(stored);
  const number = (one: OptionRow) => (one.stored ? countOf(one.stored) : 0)?.toLocaleString(locale);
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <ColorDot shape="swatch" size={18} color={color} />
      <s>{name}</s>
      <IconButton
        data-restore=""
        label={text.restoreOption({ option: name })}
        tooltip={false}
        icon={<Undo2 size={14} strokeWidth={1.75} />}
        onClick={() => onAction({ type: 'restore' })}
      />
      <div data-question="">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
        <label id={`${id}-label`} htmlFor={id}>
          {text.replacement({ option: name, count })}
        </label>
        <Select
          id={id}
          aria-invalid={answer === undefined ? true : undefined}
          placeholder={text.choose}
          options={[
            ...keptRows(rows).map((one) => ({
              value: one.key,
              label: one.name.trim(),
              start: <ColorDot shape="swatch" size={14} color={one.color} />,
              end: number(one),
            })),
            {
              value: EMPTY,
              label: text.leaveEmpty,
              start: <CircleDashed size={14} strokeWidth={1.75} aria-hidden />,
            },
          ]}
          value={answer === undefined ? null : (answer?.key ?? EMPTY)}
          onValueChange={({ value }) =>
            onAction({ type: 'change', part: { removed: { replacement: value === EMPTY ? null : value } } })
          }
        />
      </div>
    </Root>
  );
}

import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button.js';
import { ColorDot } from '../../../primitives/ColorDot.js';
import type { EntryDialogLabels } from '../entry-dialog-labels.js';
import { ConflictNotice } from './ConflictNotice.js';
import type { Side } from './conflict-labels.js';
import type { Difference } from './differences.js';
import type { Review } from './use-review.js';

interface ConflictFieldsProps {
  /** The notice that says who changed the entry. */
  message: string;
  review: Review;
  onChoose: (choice: { name: string; side: Side }) => void;
  onChooseAll: (choice: { side: Side }) => void;
  labels: EntryDialogLabels;
}

const SIDES = ['mine', 'theirs'] as const;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-2);

  & > button {
    min-width: 0;
  }
`;

const FieldChoice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--cp-space-2);
    padding: 0;
    margin-block-end: 6px;
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
    color: var(--cp-text-secondary);
    overflow-wrap: anywhere;
  }
  & > legend > span {
    font-weight: var(--cp-weight-regular);
    color: var(--cp-text-tertiary);
  }
`;

const Version = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 2px 10px;
  align-content: start;
  min-height: 36px;
  padding: var(--cp-space-2) 10px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-sm);
  cursor: pointer;

  &:hover {
    background: var(--cp-surface-hover);
  }
  &:has(> input:checked) {
    border-color: var(--cp-border-strong);
    background: var(--cp-surface-active);
  }
  &:has(> input:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }

  & > input {
    appearance: none;
    grid-row: 1 / span 2;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    border: 1.5px solid var(--cp-border-strong);
    border-radius: var(--cp-radius-full);
    background: transparent;
    cursor: pointer;
    outline: none;
  }
  & > input:checked {
    border: 5px solid var(--cp-surface-inverse);
  }
  & > small {
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-sm);
    color: var(--cp-text-secondary);
  }
  & > span {
    grid-column: 2;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > span[data-empty] {
    color: var(--cp-text-secondary);
    font-style: italic;
  }
  & > span > svg {
    margin-inline-end: var(--cp-space-2);
    vertical-align: 1px;
  }
  @media (forced-colors: active) {
    & > input:checked {
      border-color: Highlight;
    }
  }
`;

interface DifferenceFieldProps extends Omit<ConflictFieldsProps, 'onChooseAll' | 'message'> {
  difference: Difference;
}

function DifferenceField({ difference, review, onChoose, labels }: DifferenceFieldProps) {
  const group = useId();
  const { name, label, changedBy } = difference;
  return (
    <FieldChoice>
      <legend>
        {label} <span>{labels.changedBy[changedBy]}</span>
      </legend>
      <Pair>
        {SIDES.map((side) => {
          const text = difference.text(review[side]);
          const color = difference.color?.(review[side]);
          return (
            <Version key={side}>
              <input
                type="radio"
                name={group}
                checked={review.choices[name] === side}
                onChange={() => onChoose({ name, side })}
              />
              <small>{labels[side]}</small>
              <span data-empty={text === '' ? '' : undefined}>
                {color !== undefined && <ColorDot color={color} />}
                <bdi>{text || labels.empty}</bdi>
              </span>
            </Version>
          );
        })}
      </Pair>
    </FieldChoice>
  );
}

/** A choice between the user's values and the ones that someone else saved. It replaces the fields of the form. */
export function ConflictFields({
  message: given,
  review,
  onChoose,
  onChooseAll,
  labels,
}: ConflictFieldsProps) {
  // Keep the first message, because its time must not change while the user reads it.
  const [message] = useState(given);
  const isEmpty = review.differences.length === 0;
  return (
    <Root>
      <ConflictNotice>{message}</ConflictNotice>
      {isEmpty ? (
        <p>{labels.nothingDiffers}</p>
      ) : (
        <Pair>
          <Button onClick={() => onChooseAll({ side: 'mine' })}>{labels.keepAllMine}</Button>
          <Button onClick={() => onChooseAll({ side: 'theirs' })}>{labels.takeAllTheirs}</Button>
        </Pair>
      )}
      {review.differences.map((difference) => (
        <DifferenceField
          key={difference.name}
          difference={difference}
          review={review}
          onChoose={onChoose}
          labels={labels}
        />
      ))}
    </Root>
  );
}

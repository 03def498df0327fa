import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../../../kit/use-kit.js';
import { useMessages } from '../../../kit/use-messages.js';
import { Button } from '../../../primitives/Button.js';
import { ColorDot } from '../../../primitives/ColorDot.js';
import type { EntryConflict } from '../entry-dialog-props.js';
import { ConflictNotice } from './ConflictNotice.js';
import { conflictMessage } from './conflict-message.js';
import { conflictMessages, type Side } from './conflict-messages.js';
import type { Difference } from './differences.js';
import type { Review } from './use-review.js';

interface ConflictFieldsProps {
  conflict: EntryConflict | null;
  review: Review;
  onChoose: (choice: { name: string; side: Side }) => void;
  onChooseAll: (choice: { side: Side }) => void;
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

interface DifferenceFieldProps extends Pick<ConflictFieldsProps, 'review' | 'onChoose'> {
  difference: Difference;
}

function DifferenceField({ difference, review, onChoose }: DifferenceFieldProps) {
  const text = useMessages(conflictMessages);
  const group = useId();
  const { name, label, changedBy } = difference;
  return (
    <FieldChoice>
      <legend>
        {label} <span>{text.changedBy[changedBy]}</span>
      </legend>
      <Pair>
        {SIDES.map((side) => {
          const value = difference.text(review[side]);
          const color = difference.color?.(review[side]);
          return (
            <Version key={side}>
              <input
                type="radio"
                name={group}
                checked={review.choices[name] === side}
                onChange={() => onChoose({ name, side })}
              />
              <small>{text[side]}</small>
              <span data-empty={value === '' ? '' : undefined}>
                {color !== undefined && <ColorDot color={color} />}
                <bdi>{value || text.empty}</bdi>
              </span>
            </Version>
          );
        })}
      </Pair>
    </FieldChoice>
  );
}

/** A choice between the user's values and the ones that someone else saved. It replaces the fields of the form. */
export function ConflictFields({ conflict, review, onChoose, onChooseAll }: ConflictFieldsProps) {
  const { locale } = useKit();
  const text = useMessages(conflictMessages);
  // Keep the first conflict and the time, because the notice must not change while the user reads it.
  const [first] = useState(() => ({ conflict, now: new Date() }));
  const isEmpty = review.differences.length === 0;
  return (
    <Root>
      <ConflictNotice>{conflictMessage(first.conflict, { text, locale, now: first.now })}</ConflictNotice>
      {isEmpty ? (
        <p>{text.nothingDiffers}</p>
      ) : (
        <Pair>
          <Button onClick={() => onChooseAll({ side: 'mine' })}>{text.keepAllMine}</Button>
          <Button onClick={() => onChooseAll({ side: 'theirs' })}>{text.takeAllTheirs}</Button>
        </Pair>
      )}
      {review.differences.map((difference) => (
        <DifferenceField key={difference.name} difference={difference} review={review} onChoose={onChoose} />
      ))}
    </Root>
  );
}

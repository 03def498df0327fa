import { styled } from 'styled-components';

/** A change in the list. */
export const Item = styled.li`
  border-block-end: 1px solid var(--cp-border-subtle);

  &[data-open] {
    background: var(--cp-surface-hover);
  }
`;

/** The part of a change that is always visible. */
export const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 68px 24px minmax(0, 1fr) auto minmax(104px, auto) 28px;
  align-items: center;
  gap: var(--cp-space-3);
  min-height: 44px;
  padding-block: var(--cp-space-1);
  padding-inline: var(--cp-space-4) var(--cp-space-3);
  color: var(--cp-text-secondary);

  &:has(> [aria-expanded]):hover {
    background: var(--cp-surface-hover);
  }
  & b {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }
  & > time {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span:has(> [data-variant]) {
    display: grid;
  }
  & > svg {
    justify-self: center;
    color: var(--cp-text-tertiary);
  }
  &[data-compact] {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 0 10px;
    padding: 10px var(--cp-space-3);
  }
  &[data-compact] > :first-child {
    align-self: start;
  }
`;

/** The sentence about a change. If it is a button, the whole line is clickable. */
export const Toggle = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: -2px;
  }
`;

/** The column with the Undo button, or the reason why a change can't be undone. */
export const End = styled.div`
  position: relative;
  justify-self: end;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  text-align: end;
  pointer-events: none;

  & > button {
    pointer-events: auto;
  }
  [data-compact] > & {
    --cp-control-h: 44px;
    align-self: start;
    margin-block: -6px;
    margin-inline-end: -8px;
  }
`;

/** The time and notes below the sentence, on small screens. */
export const Meta = styled.span`
  display: block;
  margin-block-start: 2px;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-variant-numeric: tabular-nums;
`;

/** The expanded part of a change. */
export const Unfolded = styled.div`
  padding-block: 0 14px;
  padding-inline: 120px 52px;

  &[data-compact] {
    padding: 0 var(--cp-space-3) var(--cp-space-3);
  }
  & > p {
    margin-block-start: var(--cp-space-2);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/** The explanation next to the Undo button. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-3);
  margin-block-start: 10px;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

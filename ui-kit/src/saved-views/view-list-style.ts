import { styled } from 'styled-components';

/** The height of twelve views, in px. */
const MAX_HEIGHT = 12 * 32;

/** The layout of the view menu's popover. */
export const ViewListRoot = styled.div`
  width: 304px;
  max-width: 100%;

  & > div {
    padding: 6px;
  }
  & > div:first-child {
    max-height: ${MAX_HEIGHT}px;
    overflow: auto;
  }
  & > div + div {
    border-block-start: 1px solid var(--cp-border-default);
  }
  h2 {
    padding: 6px var(--cp-space-2) 2px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: 20px;
    font-weight: var(--cp-weight-medium);
  }
  p {
    padding: 4px var(--cp-space-2);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  li {
    position: relative;
    border-radius: var(--cp-radius-sm);
  }
  li[data-current] {
    background: var(--cp-surface-active);
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-width: 0;
    min-height: 32px;
    padding: 0 var(--cp-space-2);
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  [data-row]:is(:hover, :focus-visible),
  li:hover {
    background: var(--cp-surface-hover);
  }
  [data-row] > svg {
    color: var(--cp-text-secondary);
  }
  [data-row] > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-row] > i {
    width: 6px;
    height: 6px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-text-primary);
  }

  [data-row] > small {
    flex: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-row] > small[data-warning] {
    color: var(--cp-warning-text);
    font-weight: var(--cp-weight-medium);
  }
  [data-row][aria-disabled] {
    color: var(--cp-text-tertiary);
    cursor: default;
  }
  [data-row][aria-disabled] > svg {
    color: inherit;
  }
  ul[data-built-in] {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--cp-border-default);
  }

  /* The button covers the key. On devices without hover, the button is always visible, and there are no keys. */
  li > button:last-child:not([data-row]) {
    --cp-control-h: 26px;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 5px;
    margin-block: auto;
    background: var(--cp-surface-float);
  }
  li:not(:hover, :has(:focus-visible)) > button:last-child:not([data-row], [data-state='open']) {
    opacity: 0;
  }
  @media (hover: none) {
    [data-row] {
      min-height: 44px;
    }
    [data-row] > kbd {
      display: none;
    }
    li[data-editable] > [data-row] {
      padding-inline-end: 44px;
    }
    li:not(:hover, :has(:focus-visible)) > button:last-child:not([data-row], [data-state='open']) {
      opacity: 1;
    }
  }
`;

import { css, keyframes } from 'styled-components';

const pulse = keyframes`
  to {
    opacity: 0.55;
  }
`;

/** Styles for the cells in a day grid and their parts: the day's button, lanes, '+N more' and the add button. */
export const cellStyle = css`
  --cp-entry-surface: var(--cp-surface-panel);

  .cp-day {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--cp-entry-gap);
    min-width: 0;
    background: var(--cp-surface-panel);
  }

  .cp-day[data-weekend],
  .cp-day[data-outside] {
    --cp-entry-surface: var(--cp-surface-quiet);
    background: var(--cp-surface-quiet);
  }

  /* The day's button fills the cell behind the entries, and receives clicks and focus. */
  .cp-pick {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    background: none;
  }

  /* The focus ring is drawn above the bars that cross the cell, but does not block clicks on them. */
  .cp-pick:focus-visible {
    outline: none;
  }

  .cp-pick:focus-visible::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0;
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: -2px;
    pointer-events: none;
  }

  .cp-pick[data-empty],
  .cp-day:has(> .cp-add) > .cp-pick {
    cursor: pointer;
  }

  .cp-lane {
    flex: none;
    width: 100%;
    height: var(--cp-entry-h);
  }

  .cp-lane[data-skeleton] {
    width: calc(100% - 8px);
    margin-inline-start: 4px;
    border-radius: var(--cp-radius-entry);
    background: var(--cp-skeleton);
  }

  .cp-more {
    position: relative;
    z-index: 1;
    width: calc(100% - 8px);
    height: 22px;
    margin-inline: 4px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: 22px;
    font-weight: var(--cp-weight-medium);
    text-align: start;
    white-space: nowrap;
  }

  button.cp-more {
    cursor: pointer;
  }

  button.cp-more:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }

  .cp-add {
    position: absolute;
    z-index: 1;
    top: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-content: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-tertiary);
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }

  /* Without this rule, the browser would lay out and paint 42 invisible icons in every month. */
  .cp-add svg {
    display: none;
    width: 14px;
    height: 14px;
  }

  .cp-add:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }

  .cp-day:hover .cp-add,
  .cp-day:focus-within .cp-add {
    opacity: 1;
  }

  .cp-day:hover .cp-add svg,
  .cp-day:focus-within .cp-add svg {
    display: block;
  }

  @media (hover: none) {
    .cp-add {
      opacity: 1;
    }

    .cp-add svg {
      display: block;
    }
  }

  /* The lines between cells are gaps that show the background, which has no color in this mode. */
  @media (forced-colors: active) {
    .cp-day {
      outline: 1px solid GrayText;
    }

    [data-today] > :is(.cp-num, b) {
      forced-color-adjust: none;
    }

    .cp-lane[data-skeleton] {
      background: GrayText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .cp-add {
      transition: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .cp-lane[data-skeleton] {
      animation: ${pulse} 1.4s ease-in-out infinite alternate;
    }
  }
`;

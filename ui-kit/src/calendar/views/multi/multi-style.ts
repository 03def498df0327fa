import { css } from 'styled-components';

/** Mini months side by side, each 372 px at least: what does not fit is scrolled to, by dragging too. */
export const multiStyle = css`
  --cp-entry-h: 22px;
  --cp-day-head-h: 26px;
  display: grid;
  flex: 1;
  grid-auto-columns: minmax(min(372px, 94%), 1fr);
  grid-auto-flow: column;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);

  &[data-draggable] {
    cursor: grab;
    user-select: none;
  }

  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
  }

  .cp-mini {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  .cp-mini + .cp-mini {
    border-inline-start: 1px solid var(--cp-border-control);
  }

  .cp-mini > h2 {
    position: sticky;
    z-index: 4;
    top: 0;
    height: 40px;
    padding-inline: 12px;
    background: var(--cp-surface-panel);
    font-size: var(--cp-text-sm);
    line-height: 40px;
    font-weight: var(--cp-weight-semibold);
  }

  .cp-mini > h2 [data-year] {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }

  .cp-weekdays {
    top: 40px;
  }

  .cp-month {
    grid-template-rows: repeat(6, minmax(96px, 1fr));
  }

  .cp-num {
    top: 2px;
    inset-inline-start: 2px;
  }

  .cp-day {
    overflow: visible;
  }

  .cp-day .cp-entry {
    --inset: 2px;
    gap: 4px;
    padding-inline: 7px 3px;
  }

  .cp-day .cp-entry[data-continues] {
    padding-inline-start: 6px;
  }

  /* An ellipsis would take a third of what little room there is. */
  .cp-entry-title {
    flex: 1;
    text-overflow: clip;
    mask-image: linear-gradient(90deg, #000 calc(100% - 10px), transparent);
  }

  .cp-entry-title:dir(rtl) {
    mask-image: linear-gradient(270deg, #000 calc(100% - 10px), transparent);
  }

  .cp-more {
    width: calc(100% - 4px);
    margin-inline: 2px;
    padding: 0 5px;
  }
`;

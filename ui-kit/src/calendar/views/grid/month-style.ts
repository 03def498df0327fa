import { css } from 'styled-components';
import { glyphStyle } from '../../entry/glyph.js';

/** Styles for the month's frame: scroller, weekday row and cells. */
export const monthStyle = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  background: var(--cp-surface-panel);

  /* A static picture does not scroll. */
  &[data-picture] {
    overflow: hidden;
  }

  ${glyphStyle}

  .cp-grid {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }

  /* The weekdays are inside the scroller, so that a scrollbar in small windows does not shift the columns. */
  .cp-weekdays {
    position: sticky;
    z-index: 3;
    top: 0;
    display: grid;
    flex: none;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 1px;
    height: var(--cp-weekday-h);
    border-bottom: 1px solid var(--cp-border-subtle);
    background: var(--cp-surface-panel);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: 26px;
    font-weight: var(--cp-weight-medium);
  }

  .cp-weekdays > * {
    padding-inline: 8px;
  }

  .cp-weekdays > [data-today] {
    color: var(--cp-text-primary);
  }

  .cp-month {
    display: grid;
    flex: 1;
    grid-template-rows: repeat(6, minmax(122px, 1fr));
    gap: 1px;
    background: var(--cp-border-subtle);
  }

  .cp-week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 1px;
    min-height: 0;
  }

  &[data-five] :is(.cp-weekdays, .cp-week) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  &[data-dense] {
    --cp-day-head-h: 22px;
    --cp-entry-h: 20px;
  }

  &[data-dense] .cp-month {
    grid-template-rows: repeat(6, minmax(104px, 1fr));
  }

  &[data-dense] .cp-num {
    top: 1px;
    height: 20px;
    line-height: 20px;
  }

  &[data-dense] .cp-more {
    height: 16px;
    line-height: 16px;
  }

  .cp-day {
    padding-top: var(--cp-day-head-h);
  }

  .cp-num {
    position: absolute;
    top: 4px;
    inset-inline-start: 4px;
    pointer-events: none;
    min-width: 22px;
    height: 22px;
    padding: 0 4px;
    border-radius: var(--cp-radius-full);
    color: var(--cp-text-primary);
    font-size: var(--cp-text-xs);
    line-height: 22px;
    font-weight: var(--cp-weight-medium);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  [data-weekend] .cp-num {
    color: var(--cp-text-secondary);
  }

  [data-outside] .cp-num {
    color: var(--cp-text-tertiary);
    font-weight: var(--cp-weight-regular);
  }

  [data-today] .cp-num {
    padding: 0 3px;
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
    font-weight: var(--cp-weight-semibold);
  }
`;

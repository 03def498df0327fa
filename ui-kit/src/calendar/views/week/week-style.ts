import { css } from 'styled-components';
import { glyphStyle } from '../../entry/glyph.js';

/** Styles for seven columns, which are at least 700 px wide in total, in a separate scroll container. */
export const weekStyle = css`
  container: cp-week / inline-size;
  --cp-entry-gap: 4px;
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);

  ${glyphStyle}

  .cp-grid {
    --cp-entry-h: 26px;
    display: flex;
    flex-direction: column;
    min-width: 700px;
    min-height: 100%;
  }

  .cp-columns {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 1px;
    background: var(--cp-border-subtle);
  }

  &[data-five] .cp-columns {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  &[data-five] .cp-grid {
    min-width: 500px;
  }

  &[data-dense] {
    --cp-entry-gap: 2px;
  }

  &[data-dense] .cp-grid {
    --cp-entry-h: 20px;
  }

  &[data-dense] .cp-day .cp-card {
    margin-block-end: 0;
    padding-block: 4px;
  }

  .cp-heads {
    position: sticky;
    z-index: 3;
    top: 0;
    flex: none;
    border-bottom: 1px solid var(--cp-border-subtle);
  }

  .cp-heads > span {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 44px;
    padding: 0 10px;
    background: var(--cp-surface-panel);
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-medium);
  }

  .cp-heads b {
    display: grid;
    place-content: center;
    min-width: 24px;
    height: 24px;
    border-radius: var(--cp-radius-full);
    color: var(--cp-text-primary);
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }

  .cp-heads [data-today] {
    color: var(--cp-text-primary);
  }

  .cp-heads [data-today] b {
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
    font-weight: var(--cp-weight-semibold);
  }

  .cp-week {
    flex: 1;
  }

  .cp-day {
    padding-block: 8px;
  }

  .cp-day .cp-entry {
    --inset: 6px;
    border-radius: var(--cp-radius-sm);
  }

  /* Bars that span only one narrow column in this week get two lines for the title. */
  @container cp-week (width < 1000px) {
    .cp-grid {
      --cp-entry-h: 38px;
    }

    .cp-entry:not(.cp-card, [data-span]) > svg:not(.cp-arrow) {
      display: none;
    }

    .cp-entry-title {
      max-height: 32px;
      line-height: 16px;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  /* Unlike bars, cards grow with their content. */
  .cp-day .cp-card {
    height: auto;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    margin-block-end: 2px;
    padding-block: 7px 8px;
    padding-inline: 11px 8px;
    line-height: 16px;
  }

  .cp-card > b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-sm);
    line-height: 18px;
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }

  .cp-card > span {
    display: flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    margin-top: 4px;
    color: var(--cp-text-secondary);
  }

  .cp-card > span > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-dot {
    flex: none;
    width: 8px;
    height: 8px;
    margin-inline: 2px;
    border-radius: var(--cp-radius-full);
    background: var(--c-fill, var(--c));
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);
  }

  /* In a card with a gradient, the brand's dot keeps its own color. */
  :where(.cp-dot) {
    --c-fill: initial;
  }

  .cp-none {
    position: relative;
    padding: 4px 12px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    pointer-events: none;
  }

  .cp-more {
    width: calc(100% - 12px);
    height: 24px;
    margin-inline: 6px;
    line-height: 24px;
  }

  .cp-add {
    position: relative;
    inset: auto;
    width: calc(100% - 12px);
    height: 28px;
    margin-inline: 6px;
  }

  .cp-lane[data-skeleton] {
    width: calc(100% - 12px);
    height: 52px;
    margin-inline-start: 6px;
    border-radius: var(--cp-radius-sm);
  }
`;

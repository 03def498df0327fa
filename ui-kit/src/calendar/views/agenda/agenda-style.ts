import { css } from 'styled-components';
import { glyphStyle } from '../../entry/glyph.js';
import { HEIGHTS } from './agenda-items.js';
import { rowStyle } from './agenda-row-style.js';
import { narrowStyle } from './narrow-agenda-style.js';

/**
 * Styles for days with rows in five aligned columns. Rows have two lines in narrow lists, and up to three lines in
 * compact lists.
 */
export const agendaStyle = css`
  --cp-entry-surface: var(--cp-surface-panel);
  container: cp-agenda / inline-size;
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  border-top: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);
  /* The list itself keeps the scroll position when rows are added or removed above the visible ones. */
  overflow-anchor: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${glyphStyle}

  .cp-all {
    position: relative;
    flex: none;
  }

  .cp-agenda-day {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
  }

  .cp-agenda-day > div {
    position: sticky;
    top: 0;
    grid-row: 1;
    grid-column: 1;
    align-self: start;
    display: flex;
    align-items: center;
    gap: var(--cp-space-1);
    height: ${HEIGHTS.row}px;
    padding-inline-start: var(--cp-space-4);
    color: var(--cp-text-secondary);
    white-space: nowrap;
  }

  .cp-agenda-day[data-begins] > div {
    margin-top: ${HEIGHTS.first}px;
  }

  .cp-agenda-day h2 {
    display: flex;
    align-items: center;
    gap: var(--cp-space-1);
    font: inherit;
  }

  .cp-agenda-day h2 > span {
    min-width: 32px;
  }

  .cp-agenda-day h2 > b {
    display: grid;
    place-content: center;
    min-width: 26px;
    height: 26px;
    border-radius: var(--cp-radius-full);
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-semibold);
    font-variant-numeric: tabular-nums;
  }

  .cp-agenda-day[data-today] h2 {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }

  .cp-agenda-day[data-today] h2 > b {
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
  }

  .cp-agenda-add {
    display: grid;
    place-content: center;
    flex: none;
    width: 24px;
    height: 24px;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: var(--cp-surface-panel);
    color: var(--cp-text-tertiary);
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }

  .cp-agenda-add svg {
    width: 14px;
    height: 14px;
  }

  .cp-agenda-add:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }

  .cp-agenda-day:hover .cp-agenda-add,
  .cp-agenda-day:focus-within .cp-agenda-add {
    opacity: 1;
  }

  @media (hover: none) {
    .cp-agenda-add {
      opacity: 1;
    }
  }

  .cp-agenda-day > ul {
    grid-row: 1;
    grid-column: 2;
  }

  .cp-agenda-day li {
    position: relative;
  }

  .cp-agenda-day li[data-first] {
    padding-top: ${HEIGHTS.first}px;
  }

  .cp-agenda-day li[data-last] {
    padding-bottom: ${HEIGHTS.last}px;
  }

  /* The line extends under the day's name. */
  .cp-agenda-day li[data-last]::after {
    content: '';
    position: absolute;
    bottom: 0;
    inset-inline: -112px 0;
    height: 1px;
    background: var(--cp-border-subtle);
  }

  ${rowStyle}

  .cp-dot {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: var(--cp-radius-full);
    background: var(--c-fill, var(--c));
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);
  }

  /* Dots and tinted badges keep their own color in a row with a gradient. */
  :where(.cp-dot, [data-variant='tint']) {
    --c-fill: initial;
  }

  .cp-end {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--cp-space-2);
    height: ${HEIGHTS.end}px;
    color: var(--cp-text-secondary);
  }

  .cp-end[data-waiting] {
    grid-template-columns: minmax(0, 1fr);
    place-content: center stretch;
    justify-items: start;
    gap: 24px;
    padding-inline: 112px var(--cp-space-4);
  }

  .cp-block {
    width: 42%;
    height: 12px;
    border-radius: 4px;
    background: var(--cp-skeleton);
  }

  .cp-block:nth-child(even) {
    width: 28%;
  }

  ${narrowStyle}
`;

import { css } from 'styled-components';
import { tint } from '../../../theme/tint.js';
import { glyphStyle } from '../../entry/glyph.js';
import { HEIGHTS } from './agenda-items.js';

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

  .cp-row {
    ${tint}
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px 140px minmax(0, 152px) 160px;
    gap: var(--cp-space-3);
    align-items: center;
    width: 100%;
    min-height: ${HEIGHTS.row}px;
    padding: 0;
    padding-inline: 14px var(--cp-space-4);
    border: 0;
    border-start-start-radius: var(--cp-radius-sm);
    border-end-start-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-primary);
    text-align: start;
    cursor: pointer;
    outline-offset: -2px;
  }

  &[data-dense]:not([data-compact]) :is(.cp-row, .cp-agenda-day > div) {
    height: auto;
    min-height: 32px;
  }

  .cp-agenda-day li {
    display: grid;
  }

  .cp-agenda-day li > * {
    grid-area: 1 / 1;
  }

  /* A style attribute would violate a Content Security Policy. */
  ${[1, 2, 3].map((columns) => css`&[data-values='${columns}'] { --values: ${columns}; }`)}

  .cp-values {
    --width: 132px;
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: repeat(var(--values), var(--width));
    gap: var(--cp-space-3);
    align-items: center;
    justify-self: end;
    /* The columns of the brand and the dates, with their gaps. */
    margin-inline-end: 328px;
    pointer-events: none;
  }

  .cp-values > span {
    display: flex;
    min-width: 0;
  }

  .cp-values button {
    pointer-events: auto;
  }

  /* The badge for a multi-day entry is at the end of the title's column. */
  &[data-values] .cp-row {
    grid-template-columns: minmax(0, 1fr) 132px calc(var(--values) * 144px - 12px) 128px 160px;

    & > * {
      grid-row: 1;
    }
    & > [data-title] {
      grid-column: 1;
    }
    & > [data-title]:has(~ [data-role]:not([data-empty])) {
      padding-inline-end: 140px;
    }
    & > [data-kind-of] {
      grid-column: 2;
    }
    & > [data-role] {
      grid-column: 1;
      justify-self: end;
    }
    & > [data-brand] {
      grid-column: 4;
    }
    & > [data-when] {
      grid-column: 5;
    }
  }

  .cp-row .cp-mark {
    display: inline;
    margin-inline-start: 4px;
    vertical-align: -1px;
  }

  .cp-row > [data-title] > small {
    margin-inline-start: var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }

  .cp-row::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
    width: 3px;
    border-radius: 2px;
    background: var(--c-fill, var(--cp-entry-bar));
  }

  .cp-row:hover {
    background: var(--cp-surface-hover);
  }

  .cp-row[data-selected] {
    background: var(--cp-surface-active);
  }

  .cp-row > span {
    display: flex;
    align-items: center;
    min-width: 0;
  }

  .cp-row > [data-title] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-row > [data-brand] {
    gap: var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }

  .cp-row > [data-brand] > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-row > [data-when] {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-variant-numeric: tabular-nums;
    justify-content: flex-end;
    white-space: nowrap;
  }

  .cp-row > [data-when] > b {
    color: var(--cp-warning-text);
    font-weight: var(--cp-weight-medium);
  }

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

  /* Five columns would leave too little space for the title, so the title shares its line only with the dates. */
  @container cp-agenda (width < 1000px) {
    .cp-row {
      display: flex;
      flex-wrap: wrap;
      gap: 4px var(--cp-space-2);
      padding-block: 8px;
    }

    .cp-row > [data-title] {
      flex: 1 0 calc(100% - 168px);
    }

    .cp-row > [data-when] {
      flex: none;
      width: 160px;
    }

    .cp-row > :not([data-title], [data-when]) {
      order: 1;
    }

    .cp-row > [data-brand] {
      flex: 1;
    }

    .cp-row > [data-empty] {
      display: none;
    }

    /* The values are at the end of the second line. */
    .cp-values {
      --width: 116px;
      align-self: end;
      margin-block-end: 4px;
      margin-inline-end: var(--cp-space-4);
    }

    &[data-values]:not([data-compact]) .cp-row > [data-brand] {
      margin-inline-end: calc(var(--values) * 128px);
    }
  }

  &[data-compact] {
    .cp-agenda-day {
      display: block;
      padding-inline: var(--cp-space-3);
    }

    .cp-agenda-day > div {
      position: static;
      height: ${HEIGHTS.compactHead}px;
      margin: 0;
      padding: 0;
    }

    .cp-agenda-day:not([data-begins]) > div {
      position: absolute;
      clip-path: inset(50%);
    }

    .cp-agenda-day h2 {
      gap: 6px;
      color: var(--cp-text-primary);
      font-weight: var(--cp-weight-semibold);
    }

    .cp-agenda-day h2 > i {
      color: var(--cp-accent-text);
      font-style: normal;
      font-weight: var(--cp-weight-medium);
    }

    .cp-agenda-add {
      width: 40px;
      height: 40px;
    }

    .cp-agenda-day li[data-first],
    .cp-agenda-day li[data-last] {
      padding: 0;
    }

    .cp-agenda-day li::after {
      content: '';
      position: absolute;
      bottom: 0;
      inset-inline: 0;
      height: 1px;
      background: var(--cp-border-subtle);
    }

    .cp-row {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 8px;
      min-height: 60px;
      padding-block: 8px 10px;
      padding-inline: 14px 0;
      border-radius: 0;
    }

    .cp-row > [data-title] {
      flex: none;
      width: 100%;
      font-weight: var(--cp-weight-medium);
      overflow-wrap: anywhere;
      white-space: normal;
    }

    .cp-row > [data-when] {
      width: auto;
    }

    /* The brand is at most as wide as its name. It is truncated instead of wrapping onto a separate line. */
    .cp-row > [data-brand] {
      flex: 1 1 72px;
      max-width: max-content;
    }

    .cp-row > [data-brand]:empty {
      display: none;
    }

    .cp-row > :not([data-title]) {
      order: 0;
    }

    .cp-row > [data-empty] {
      display: none;
    }

    .cp-values {
      display: flex;
      grid-row: 2;
      justify-self: start;
      margin: -8px 0 2px 14px;

      & > :empty {
        display: none;
      }
      & button {
        min-height: 44px;
      }
    }

    .cp-end[data-waiting] {
      padding-inline: 26px var(--cp-space-3);
    }
  }
`;

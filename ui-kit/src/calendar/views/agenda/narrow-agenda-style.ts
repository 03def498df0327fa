import { css } from 'styled-components';
import { HEIGHTS } from './agenda-items.js';

/** Styles for narrow and compact agendas. */
export const narrowStyle = css`
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

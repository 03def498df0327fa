import { css } from 'styled-components';

/**
 * Styles for the month on screens below 768 px: lanes are 6 px high and have no text. The selected day's list is below
 * the month.
 */
export const compactStyle = css`
  &[data-compact] {
    .cp-grid {
      flex: none;
      border-bottom: 1px solid var(--cp-border-default);
    }

    .cp-weekdays > * {
      padding: 0;
      text-align: center;
    }

    .cp-month {
      flex: none;
      grid-template-rows: repeat(6, 62px);
    }

    .cp-day {
      --cp-entry-h: 6px;
    }

    .cp-day[data-picked] {
      background: linear-gradient(var(--cp-surface-active), var(--cp-surface-active)), var(--cp-surface-panel);
    }

    .cp-pick {
      cursor: pointer;
    }

    .cp-num {
      top: 3px;
      inset-inline-start: 50%;
      transform: translateX(-50%);
    }

    .cp-num:dir(rtl) {
      transform: translateX(50%);
    }

    /* A bar must not block clicks, because it covers the buttons of neighboring days. */
    .cp-entry {
      pointer-events: none;
      padding: 0;
      border-radius: 3px;
      background: var(--c-fill, var(--cp-entry-bar));
    }

    .cp-entry::before {
      display: none;
    }

    .cp-day .cp-entry[data-outside]:not([data-selected]) {
      background: color-mix(in oklab, var(--cp-entry-bar) 45%, var(--cp-surface-quiet));
    }

    .cp-more {
      pointer-events: none;
      width: 100%;
      height: 10px;
      margin: -1px 0 0;
      padding: 0;
      font-size: 10px;
      line-height: 10px;
      text-align: center;
    }

    .cp-lane[data-skeleton] {
      border-radius: 3px;
    }
  }
`;

import { css } from 'styled-components';

/** The styles of the date picker, which use the class names of react-day-picker. */
export const dayPickerStyle = css`
  padding: var(--cp-space-3);

  & .rdp-months {
    position: relative;
  }
  & .rdp-month_caption {
    height: 32px;
    line-height: 32px;
    padding-inline: 6px;
    font-weight: var(--cp-weight-semibold);
  }
  & .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 2px;
  }
  & .rdp-nav > button {
    display: grid;
    place-content: center;
    width: 32px;
    height: 32px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    cursor: pointer;
  }
  & .rdp-nav > button:hover,
  & .rdp-day_button:hover {
    background: var(--cp-surface-hover);
  }
  & .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: var(--cp-text-secondary);
  }
  & table {
    border-collapse: collapse;
    margin-block-start: var(--cp-space-1);
  }
  & .rdp-weekday {
    width: 34px;
    height: 28px;
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
    color: var(--cp-text-tertiary);
  }
  & .rdp-day {
    padding: 0;
    text-align: center;
  }
  & .rdp-day_button {
    width: 34px;
    height: 32px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & .rdp-outside .rdp-day_button {
    color: var(--cp-text-tertiary);
  }
  & .rdp-today .rdp-day_button {
    color: var(--cp-accent-text);
    font-weight: var(--cp-weight-semibold);
  }
  & .rdp-selected .rdp-day_button {
    background: var(--cp-surface-inverse);
    color: var(--cp-text-inverse);
  }
`;

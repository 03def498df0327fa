import { css } from 'styled-components';

/** Styles for narrow cells, in which the title takes up the icon's space and most of the padding. */
export const narrowCellStyle = css`
  container: cp-month / inline-size;

  @container cp-month (width < 960px) {
    &:not([data-compact], [data-picture]) .cp-day .cp-entry {
      --inset: 2px;
      gap: 4px;
      padding-inline: 7px 3px;
    }

    &:not([data-compact], [data-picture]) .cp-entry-field {
      display: none;
    }

    &:not([data-compact], [data-picture]) .cp-entry:not([data-span]) > svg:not(.cp-arrow, .cp-mark) {
      display: none;
    }
  }
`;

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

    /* The title fades out, because an ellipsis would take up the space of two characters. */
    &:not([data-compact], [data-picture]) .cp-entry-title {
      flex: 1;
      text-overflow: clip;
      mask-image: linear-gradient(90deg, #000 calc(100% - 8px), transparent);
    }

    &:not([data-compact], [data-picture]) .cp-entry-title:dir(rtl) {
      mask-image: linear-gradient(270deg, #000 calc(100% - 8px), transparent);
    }

    &:not([data-compact], [data-picture]) .cp-entry:not([data-span]) > svg:not(.cp-arrow) {
      display: none;
    }
  }
`;

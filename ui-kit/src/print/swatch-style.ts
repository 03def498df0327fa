import { css } from 'styled-components';

/** A colour on paper, for elements with the class `cp-swatch`: printed also where backgrounds are not. */
export const swatchStyle = css`
  .cp-swatch {
    flex: none;
    width: 9px;
    height: 9px;
    margin-block-start: 2.5px;
    border: 1px solid #333;
    border-radius: 2px;
    background: var(--c-fill, var(--c));
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
`;

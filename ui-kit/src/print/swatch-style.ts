import { css } from 'styled-components';

/**
 * A printed color, for elements with the class `cp-swatch`. It is printed even if the browser does not print
 * backgrounds.
 */
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

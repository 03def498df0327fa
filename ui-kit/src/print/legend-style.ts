import { css } from 'styled-components';
import { glyphStyle } from '../calendar/entry/glyph.js';
import { swatchStyle } from './swatch-style.js';

/** Styles for the swatches, icons, custom field values and legend of a printed calendar. */
export const legendStyle = css`
  ${glyphStyle}
  ${swatchStyle}

  .cp-value {
    color: #555;
    font-weight: var(--cp-weight-regular);
  }

  .cp-legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-block-start: 8px;
    padding: 0;
    font-size: 10px;
    line-height: 14px;
    list-style: none;
    break-inside: avoid;
  }

  .cp-legend > li {
    display: flex;
    align-items: center;
    gap: 5px;
  }

  .cp-legend > li > * {
    margin-block: 0;
  }

  .cp-legend > [data-first-kind]:not(:first-child) {
    padding-inline-start: 16px;
    border-inline-start: 1px solid #999;
  }
`;

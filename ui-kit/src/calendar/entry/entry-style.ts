import { css } from 'styled-components';
import { tint } from '../../theme/tint.js';

/**
 * Styles for entry chips, which are elements with the class `cp-entry` inside a styled root that includes this block.
 * Plain classes are cheaper than a styled component for each entry, since a month can contain more than a hundred
 * entries.
 */
export const entryStyle = css`
  .cp-entry {
    ${tint}
    position: relative;
    display: flex;
    align-items: center;
    gap: 5px;
    width: 100%;
    height: var(--cp-entry-h);
    padding: 0;
    padding-inline: 8px 6px;
    border: 0;
    border-radius: var(--cp-radius-entry);
    overflow: hidden;
    background: var(--cp-entry-bg);
    color: var(--cp-text-primary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-entry-h);
    font-weight: 450;
    letter-spacing: -0.004em;
    text-align: start;
  }

  button.cp-entry {
    cursor: pointer;
  }

  .cp-entry::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--cp-entry-bar-w);
    background: var(--c-fill, var(--cp-entry-bar));
  }

  .cp-entry svg {
    display: block;
    flex: none;
    width: 12px;
    height: 12px;
    color: var(--cp-entry-icon);
  }

  .cp-entry svg.cp-warning {
    margin-inline-start: auto;
    color: var(--cp-warning-text);
  }

  .cp-entry svg.cp-warning ~ .cp-arrow-end {
    margin-inline-start: 0;
  }

  .cp-entry-title {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-entry-field {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    color: var(--cp-text-secondary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-entry-initials {
    flex: none;
    margin-inline-start: auto;
    color: var(--cp-text-secondary);
    font-size: 10px;
    font-weight: var(--cp-weight-semibold);
    letter-spacing: 0.02em;
  }

  /* The initials are not part of the text, because the accessible name contains the name of the brand instead. */
  .cp-entry-initials::before {
    content: attr(data-initials);
  }

  button.cp-entry:hover {
    background: var(--cp-entry-bg-hover);
  }

  .cp-entry[data-selected] {
    background: var(--cp-entry-bg-selected);
  }

  @media (forced-colors: active) {
    .cp-entry {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    .cp-entry::before {
      display: none;
    }

    .cp-entry svg,
    .cp-entry svg.cp-arrow {
      color: CanvasText;
    }
  }
`;

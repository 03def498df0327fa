import { css } from 'styled-components';
import { partOfPage } from '../primitives/narrow-part.js';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';

/**
 * Styles for the toolbar's row, with the elements `data-bar` and `data-end`. The layout depends on the toolbar's width,
 * not on the window's, because a sidebar takes up part of the window. As the width decreases, the filter's text is
 * hidden first, then the controls at the end wrap to a second row.
 */
export const toolbarStyle = css`
  ${partOfPage}
  flex: none;
  background: var(--cp-surface-panel);

  [data-bar] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--cp-space-2);
    min-height: var(--cp-toolbar-h);
    padding: 0 var(--cp-space-4);
  }

  /* The minimum width keeps Previous in place from month to month. */
  h1,
  h2,
  h3 {
    min-width: 172px;
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
    white-space: nowrap;
  }

  [data-year] {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }

  [data-navigation] svg:dir(rtl) {
    transform: scaleX(-1);
  }

  [data-end] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    margin-inline-start: auto;
  }

  [data-views] > button {
    padding: 0 9px;
  }

  [data-menu] {
    width: 24px;
  }

  [data-filter] {
    position: relative;
  }

  [data-filter='some'] [data-text] {
    opacity: 0;
  }

  [data-separator] {
    width: 1px;
    height: 20px;
    margin-inline: var(--cp-space-1);
    background: var(--cp-border-default);
  }

  @container (width < 960px) {
    [data-filter] [data-text] {
      ${visuallyHiddenStyle}
    }
  }

  @container (width < 860px) {
    [data-bar] {
      flex-wrap: wrap;
      padding-block: 6px;
    }

    h1,
    h2,
    h3 {
      flex: 1;
      min-width: 0;
    }

    [data-end] {
      flex-wrap: wrap;
      width: 100%;
    }

    [data-views] {
      margin-inline-end: auto;
    }
  }

  @container (width < 520px) {
    --cp-control-h: 36px;

    [data-bar] {
      padding-inline: var(--cp-space-3);
    }

    [data-views] {
      flex: 1;
    }

    [data-views] > button {
      padding: 0 4px;
      font-size: var(--cp-text-xs);
    }

    /* The view's controls are in a separate row below, so that the switch stays in place from view to view. */
    [data-end] {
      reading-flow: flex-visual;
    }

    [data-view-controls] {
      order: 1;
    }
  }

  @media (pointer: coarse) {
    --cp-control-h: 36px;
  }
`;

import { css } from 'styled-components';
import { partOfPage } from '../primitives/narrow-part.js';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import { toolbarWidths } from './toolbar-widths.js';

/** Styles for toolbars whose controls take up two rows. */
const twoRows = css`
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
`;

/**
 * Styles for the toolbar's row, which consists of `data-bar` and `data-end` elements. The layout depends on the
 * toolbar's width, not on the window's, because a sidebar takes up part of the window. As the width decreases, the
 * filter's text is hidden first. Then the heading shrinks to the width of its text, and finally the controls at the end
 * wrap to a second row. If the view has controls, such as a select for the number of months, each step occurs at a
 * greater width. `toolbarWidths` contains the widths for the steps that change more than styles.
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
    padding: 6px var(--cp-space-4);
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
    background: var(--cp-border-default);
  }

  @container (width < 960px) {
    [data-filter] [data-text] {
      ${visuallyHiddenStyle}
    }
  }

  @container (width < ${toolbarWidths.shortHeading}px) {
    h1,
    h2,
    h3 {
      min-width: 0;
    }
  }

  @container (width < ${toolbarWidths.shortHeadingWithControls}px) {
    [data-bar]:has([data-view-controls]) :is(h1, h2, h3) {
      min-width: 0;
    }
  }

  @container (${toolbarWidths.phone}px <= width < ${toolbarWidths.tightWithControls}px) {
    [data-view-controls] ~ [data-views] > button {
      padding: 0 5px;
    }
    [data-end]:has(> [data-view-controls]) [data-filter] [data-text] {
      ${visuallyHiddenStyle}
    }
  }

  @container (width < ${toolbarWidths.twoRows}px) {
    ${twoRows}
  }

  @container (width < ${toolbarWidths.twoRowsWithControls}px) {
    [data-bar]:has([data-view-controls]) {
      ${twoRows}
    }
  }

  @container (width < ${toolbarWidths.phone}px) {
    --cp-control-h: 36px;

    [data-bar] {
      padding-inline: var(--cp-space-3);
    }

    /* The view's controls are in the first row, so that the view switch has the same place in every view. */
    [data-bar] > [data-end] {
      display: contents;
    }

    /* If there is a button that adds an entry, it is in the first row. The view's controls are in a separate row. */
    [data-bar]:has([data-cp-new]) {
      reading-flow: flex-visual;

      [data-end] > :not([data-view-controls], [data-cp-new]) {
        order: 1;
      }

      [data-view-controls] {
        order: 2;
      }
    }

    /* If its labels don't fit beside the other controls, those wrap to another row. */
    [data-views] {
      flex: 1 1 auto;
      margin-inline-end: 0;
      min-width: 0;
    }

    [data-views] > button {
      padding: 0 4px;
      font-size: var(--cp-text-xs);
    }
  }

  @media (pointer: coarse) {
    --cp-control-h: 36px;
  }
`;

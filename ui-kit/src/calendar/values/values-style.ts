import { css } from 'styled-components';

/** Styles for the values of cards and bars in the week view. They lie over the free part of the entry's button. */
export const valuesStyle = css`
  .cp-valued {
    position: relative;
    flex: none;
    width: 100%;
  }

  .cp-values {
    --inset: 6px;
    --reach: calc(100% * var(--span, 1) + 1px * (var(--span, 1) - 1));
    position: absolute;
    z-index: 2;
    inset-block-end: 0;
    inset-inline-start: var(--inset);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    width: calc(var(--reach) - 2 * var(--inset));
    padding-block-end: 6px;
    padding-inline: 11px 8px;
    pointer-events: none;
  }

  .cp-values > span {
    display: flex;
    min-width: 0;
  }

  .cp-values > :empty,
  .cp-values [data-variant] > span:empty {
    display: none;
  }

  .cp-values > [data-place='status'] {
    flex: 1;
  }

  .cp-valued:not([data-span]) > .cp-values > [data-place='person'] {
    margin-inline-start: auto;
  }

  .cp-values > [data-place='other'] {
    order: -1;
    flex-basis: 100%;
  }

  .cp-values button {
    min-height: 24px;
    pointer-events: auto;
  }

  /* Cards display only the initials of a person. The name is part of the button's accessible name. */
  .cp-values > [data-place='person'] span > span:nth-child(2) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .cp-values [data-variant='tint'] {
    padding-inline: 2px;
    background: none;
    color: var(--cp-text-secondary);
    font-weight: inherit;
  }

  .cp-day .cp-valued > .cp-card {
    padding-block-end: 32px;
  }

  .cp-day .cp-valued:has([data-place='other']) > .cp-card {
    padding-block-end: 56px;
  }

  .cp-card > b > svg {
    display: inline;
    margin-inline-end: 5px;
    vertical-align: -1px;
  }

  .cp-valued[data-span] > .cp-values {
    inset-block: 0;
    flex-wrap: nowrap;
    justify-content: flex-end;
    padding: 0 22px;
  }

  .cp-valued[data-span] > .cp-values > [data-place='status'] {
    flex: none;
  }

  .cp-valued[data-span] > .cp-values > [data-place='other'] {
    display: none;
  }

  .cp-valued[data-span] > .cp-entry > .cp-entry-title {
    margin-inline-end: 150px;
  }
`;

import { css } from 'styled-components';

/** Resets the browser's styles for elements with a `popover` attribute, except for their position and size. */
export const popoverReset = css`
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
`;

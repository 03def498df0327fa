import { styled } from 'styled-components';

/** The wrapper that positions a floating element next to its anchor. */
export const FloatPlace = styled.div`
  z-index: var(--cp-z-tooltip);
  width: max-content;

  /* Resets the browser's popover styles. */
  &[popover] {
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
  }
`;

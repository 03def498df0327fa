import { styled } from 'styled-components';
import { popoverReset } from './popover-reset.js';

/** The wrapper that positions a floating element next to its anchor. */
export const FloatPlace = styled.div`
  z-index: var(--cp-z-tooltip);
  width: max-content;

  &[popover] {
    inset: auto;
    ${popoverReset}
  }
`;

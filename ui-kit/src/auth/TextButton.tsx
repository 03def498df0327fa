import { styled } from 'styled-components';

/** A button that looks like a link, displayed below a card. */
export const TextButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--cp-accent-text);
  font: inherit;
  font-weight: var(--cp-weight-medium);
  cursor: pointer;

  &[aria-disabled='true'] {
    color: var(--cp-text-tertiary);
    cursor: default;
  }
  &:hover:not([aria-disabled='true']) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

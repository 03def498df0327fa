import { styled } from 'styled-components';

/** A sentence in a form about what a change to a field affects. Keep it rendered while it has no text. */
export const FieldWarning = styled.p.attrs({ role: 'status' })`
  color: var(--cp-warning-text);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  overflow-wrap: anywhere;

  /* An empty warning takes no space. It is not hidden, because some screen readers ignore changes to hidden elements. */
  &:empty {
    margin-block-start: calc(-1 * var(--cp-space-4));
  }
`;

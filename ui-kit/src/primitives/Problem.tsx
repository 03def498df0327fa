import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: var(--cp-danger-tint);
  color: var(--cp-danger-text);
  overflow-wrap: anywhere;
`;

/** An error message about an entire form. */
export const Problem = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Problem(props, ref) {
    return <Root role="alert" {...props} ref={ref} />;
  },
);

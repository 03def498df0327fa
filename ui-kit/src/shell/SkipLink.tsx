import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of SkipLink. */
export interface SkipLinkProps {
  /** The id of the target, which must be focusable. */
  targetId: string;
  children: ReactNode;
}

const Root = styled.a`
  position: fixed;
  inset-block-start: var(--cp-space-2);
  inset-inline-start: var(--cp-space-2);
  z-index: var(--cp-z-tooltip);
  padding: 6px var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-inverse);
  color: var(--cp-text-inverse);
  font-weight: var(--cp-weight-medium);
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** A link that skips the sidebar. It moves focus itself, because a router might use the URL hash. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <Root
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        event.currentTarget.ownerDocument.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </Root>
  );
}

import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: color-mix(in oklab, var(--cp-warning-text) 14%, transparent);
  color: var(--cp-warning-text);

  /* It only gets the focus so that screen readers read it. */
  &:focus-visible {
    outline: none;
  }
`;

/**
 * A notice about a change that somebody else made. It gets the focus when it appears: the button that had the focus does
 * something else now, and a second press must not confirm that by accident.
 */
export function ConflictNotice({ children }: { children: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Root ref={notice} tabIndex={-1} data-full="">
      {children}
    </Root>
  );
}

import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: color-mix(in oklab, var(--cp-warning-text) 14%, transparent);
  color: var(--cp-warning-text);

  /* It takes the focus to be read, there is nothing to do with it. */
  &:focus-visible {
    outline: none;
  }
`;

/**
 * What somebody else did meanwhile. It takes the focus as it comes: the button that was pressed does something else
 * now, and a second press must not be the answer.
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

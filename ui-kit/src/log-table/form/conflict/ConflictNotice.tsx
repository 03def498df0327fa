import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: color-mix(in oklab, var(--cp-warning-text) 14%, transparent);
  color: var(--cp-warning-text);

  /* The notice receives focus only so that screen readers read it, so it has no outline. */
  &:focus-visible {
    outline: none;
  }
`;

/**
 * A notice that another user changed or deleted the entry. It receives focus when it appears: the button that had focus
 * now does something else, and a second press must not trigger that by accident.
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

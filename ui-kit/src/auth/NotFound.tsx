import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { notFoundMessages } from './not-found-messages.js';

/** Props of {@link NotFound}. All other props are passed to the root element. */
export interface NotFoundProps extends HTMLAttributes<HTMLElement> {
  /** A link or button that opens another page. */
  action?: ReactNode;
}

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--cp-space-1);
  min-height: 100vh;
  min-height: 100dvh;
  padding: var(--cp-space-8) var(--cp-space-4) 88px;
  text-align: center;

  & > h1 {
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
  }
  & > :is(h1, p) {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--cp-text-secondary);
  }
  & > div {
    margin-block-start: var(--cp-space-4);
  }
`;

/**
 * The page for unknown URLs, displayed without the shell.
 *
 * @example <NotFound action={<Button asChild><a href="/">Home</a></Button>} />
 */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound({ action, ...rest }, ref) {
  const text = useMessages(notFoundMessages);
  return (
    <Root {...rest} ref={ref}>
      <h1>{text.title}</h1>
      <p>{text.hint}</p>
      {action && <div>{action}</div>}
    </Root>
  );
});

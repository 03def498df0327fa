import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { BrandMark } from './BrandMark.js';
import { waitingMessages } from './waiting-messages.js';

/** Props of {@link Waiting}. All other props are passed to the root `<div>`. */
export interface WaitingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The text for screen readers. Defaults to 'Loading', in the user's language. */
  label?: string;
}

const appear = keyframes`
  from,
  60% {
    opacity: 0;
  }
`;

const Root = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  height: 100%;
  color: var(--cp-text-tertiary);
  /* Appears after a delay, so that it does not flash when loading is fast. */
  animation: ${appear} 500ms var(--cp-ease-out);
`;

/**
 * A placeholder for content that is loading, for example while the current user is being fetched. Lists and calendars
 * have their own skeletons.
 *
 * @example <Waiting label="Opening the planner" />
 */
export const Waiting = forwardRef<HTMLDivElement, WaitingProps>(function Waiting({ label, ...rest }, ref) {
  const { loading } = useMessages(waitingMessages);
  const name = label ?? loading;
  return (
    <Root {...rest} ref={ref}>
      <BrandMark aria-hidden compact name={name} />
      <VisuallyHidden role="status">{name}</VisuallyHidden>
    </Root>
  );
});

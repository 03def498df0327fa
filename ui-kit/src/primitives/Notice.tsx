import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';
import { keepFocusAround } from './focus-trail.js';

/** Props of {@link Notice}. All other props are passed to the root `<section>`. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The title, which is also the accessible name of the region. */
  title: string;
  /** The message, as one sentence. */
  children: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  /**
   * `warning` displays an icon and the warning color, for problems that should be fixed. @default 'neutral'
   */
  tone?: 'neutral' | 'warning';
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-2) var(--cp-space-4);
  padding: var(--cp-space-3) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-default);
  background: var(--cp-surface-panel);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-sm);
  line-height: var(--cp-leading-sm);
`;

const Text = styled.p`
  flex: 1 1 24ch;
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    margin-inline-end: var(--cp-space-2);
    font-weight: var(--cp-weight-semibold);
    color: var(--cp-text-primary);
  }

  [data-tone='warning'] > & > strong {
    color: var(--cp-warning-text);
  }

  & > svg {
    display: inline-block;
    margin-inline-end: var(--cp-space-2);
    vertical-align: -3px;
    color: var(--cp-warning-text);
  }
`;

/**
 * An unobtrusive bar above a view, with a message about the view and an action. It remains visible while the
 * message applies. For something that just happened, use a toast.
 *
 * @example
 * <Notice title="Sample content" action={<Button onClick={remove}>Remove sample content</Button>}>
 *   These entries show what a planner looks like.
 * </Notice>
 */
export const Notice = forwardRef<HTMLElement, NoticeProps>(function Notice(
  { title, children, action, tone = 'neutral', onClick, ...rest },
  ref,
) {
  useThemed();
  return (
    <Root
      aria-label={title}
      {...rest}
      ref={ref}
      data-tone={tone}
      onClick={(event) => {
        const button = (event.target as Element).closest<HTMLElement>('button, a');
        // Keep focus nearby if the action removes the notice, and with it the focused button.
        if (button) keepFocusAround(button);
        onClick?.(event);
      }}
    >
      <Text>
        {tone === 'warning' && <TriangleAlert size={16} aria-hidden />}
        <strong>{title}</strong>
        {children}
      </Text>
      {action}
    </Root>
  );
});

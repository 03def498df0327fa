import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';

/** Props of EmptyState. All other props are passed to the root element. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A 20 px icon. */
  icon: ReactNode;
  title: string;
  /** The level of the heading. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** A sentence below the title. */
  description?: string;
  /** A button for the next step. */
  action?: ReactNode;
}

const Root = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: var(--cp-space-1);
  padding: var(--cp-space-8) var(--cp-space-4) 88px;
  text-align: center;
  overflow-wrap: anywhere;

  & > :is(h1, h2, h3) {
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    font-weight: var(--cp-weight-semibold);
  }
  & > p {
    max-width: 48ch;
    text-wrap: balance;
    color: var(--cp-text-secondary);
  }
`;

const Glyph = styled.div`
  display: grid;
  place-content: center;
  width: 48px;
  height: 48px;
  margin-bottom: var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-hover);
  color: var(--cp-text-secondary);
`;

const Action = styled.div`
  margin-top: var(--cp-space-4);
`;

/** The content of an empty list or view, with a button for the next step. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, title, headingLevel = 2, description, action, ...rest },
  ref,
) {
  useThemed();
  const Title = `h${headingLevel}` as const;
  return (
    <Root ref={ref} {...rest}>
      <Glyph aria-hidden>{icon}</Glyph>
      <Title>{title}</Title>
      {description && <p>{description}</p>}
      {action && <Action>{action}</Action>}
    </Root>
  );
});

import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { narrowPart } from '../primitives/narrow-part.js';
import { useThemed } from '../theme/portal-container.js';

/** Props of {@link AccountSection}. All other props are passed to the root element. */
export interface AccountSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  /** A sentence below the heading. */
  description?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(160px, 280px) minmax(0, 640px);
  gap: var(--cp-space-3) var(--cp-space-4);
  padding-block: var(--cp-space-5);

  & + & {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  &:first-child {
    padding-block-start: var(--cp-space-1);
  }
  & h2 {
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }
  & h2 + p {
    max-width: 200px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }

  @media (pointer: coarse) {
    --cp-control-h: 44px;
    --cp-input-h: 44px;
  }

  ${narrowPart(css`
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--cp-space-4);

    & h2 + p {
      max-width: none;
    }
  `)}
`;

/**
 * A section of the account page. The content is beside the heading, or below the heading on small screens.
 *
 * @example
 * <AccountSection title="Password"><Button onClick={change}>Change password</Button></AccountSection>
 */
export const AccountSection = forwardRef<HTMLElement, AccountSectionProps>(function AccountSection(
  { title, description, children, ...rest },
  ref,
) {
  useThemed();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest} ref={ref}>
      <div>
        <h2 id={id}>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div>{children}</div>
    </Root>
  );
});

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LoadError } from '../messages/problem.js';
import { Button } from '../primitives/Button.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';

/** Props of {@link AccountList}. All other props are passed to the root element. */
export interface AccountListProps extends HTMLAttributes<HTMLDivElement> {
  /** The list's accessible name, the text for screen readers while it loads, and the title if loading failed. */
  texts: { title: string; loading: string; errorTitle: string };
  loading: boolean;
  error: LoadError;
  onRetry: (() => void) | undefined;
  /** Displayed in place of an empty list. */
  empty?: ReactNode;
  /** Content that is displayed below the list, such as a button. */
  below: ReactNode;
  /** The list items. Each has an icon, a `div` with {@link ItemName} and {@link ItemUse}, and an {@link ItemButton}. */
  children: readonly ReactNode[];
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 0 var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--cp-space-3);
    min-height: 48px;
    padding-block: 6px;
  }
  & > li + li {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  & > li > svg {
    color: var(--cp-text-tertiary);
  }
`;

/** The first line of an item. */
export const ItemName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--cp-space-2);
  color: var(--cp-text-primary);
  font-weight: var(--cp-weight-medium);
  line-height: var(--cp-leading-sm);
`;

/** The second line of an item: what the item is and when it was last used. */
export const ItemUse = styled.div`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-variant-numeric: tabular-nums;

  & > [data-soon] {
    color: var(--cp-warning-text);
  }
`;

/** An item's button. */
export const ItemButton = styled(Button)`
  /* The item has a border, so the button doesn't need one. */
  &&[data-variant='danger'] {
    border-color: transparent;
  }
  @media (pointer: coarse) {
    && {
      height: 44px;
    }
  }
`;

/** The text that is displayed in place of an empty list. */
export const EmptyText = styled.p`
  margin: 0;
  color: var(--cp-text-secondary);
`;

/** A list on the account page, or an error or a skeleton in its place. */
export const AccountList = forwardRef<HTMLDivElement, AccountListProps>(function AccountList(
  { texts, loading, error, onRetry, empty, below, children, ...rest },
  ref,
) {
  const content = () => {
    if (error) {
      return <ErrorState title={texts.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return (
        <Items aria-hidden>
          {[144, 120, 136].map((width) => (
            <li key={width}>
              <Skeleton width={16} />
              <Skeleton width={width} />
            </li>
          ))}
        </Items>
      );
    }
    return (
      <>
        {children.length > 0 ? <Items aria-label={texts.title}>{children}</Items> : empty}
        {below}
      </>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {loading && !error && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      {content()}
    </Root>
  );
});

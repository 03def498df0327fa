import { Tag } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { Brand } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { EmptyState } from '../../primitives/EmptyState.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { BrandCard } from './BrandCard.js';
import { BrandFrame } from './BrandFrame.js';
import { brandCardsMessages } from './messages.js';

/** Props of {@link BrandCards}. All other props are passed to the root element. */
export interface BrandCardsProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  brands: readonly Brand[];
  onEdit: (target: { brand: Brand }) => void;
  onDelete: (target: { brand: Brand }) => void;
  /** Called when the user clicks the button that is displayed while there are no brands. */
  onCreate: () => void;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(264px, 100%), 1fr));
  gap: var(--cp-space-3);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--cp-space-2);
`;

const PLACEHOLDERS = [116, 88, 132, 104];

/**
 * A grid of cards, one for each brand.
 *
 * @example
 * <BrandCards brands={brands} loading={fetching} error={failed} onRetry={reload}
 *   onCreate={() => open(null)} onEdit={({ brand }) => open(brand)} onDelete={({ brand }) => ask(brand)} />
 */
export const BrandCards = forwardRef<HTMLDivElement, BrandCardsProps>(function BrandCards(
  { brands, loading = false, error = false, onRetry, onEdit, onDelete, onCreate, ...rest },
  ref,
) {
  const text = useMessages(brandCardsMessages);
  const content = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return (
        <>
          <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
          <Grid aria-hidden>
            {PLACEHOLDERS.map((width) => (
              <BrandFrame key={width}>
                <Skeleton width={40} height={40} radius="sm" />
                <Lines>
                  <Skeleton width={width} />
                  <Skeleton width={128} height={10} />
                </Lines>
              </BrandFrame>
            ))}
          </Grid>
        </>
      );
    }
    if (brands.length === 0) {
      return (
        <EmptyState
          icon={<Tag size={20} strokeWidth={1.75} />}
          title={text.emptyTitle}
          description={text.emptyHint}
          action={
            <Button variant="primary" onClick={onCreate}>
              {text.createFirst}
            </Button>
          }
        />
      );
    }
    return (
      <Grid aria-label={text.list}>
        {brands.map((brand) => (
          <BrandCard key={brand.id} brand={brand} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </Grid>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {content()}
    </Root>
  );
});

import { ListFilter } from 'lucide-react';
import { styled } from 'styled-components';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { usePopoverButton } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterParts } from './filter-parts.js';
import { useOfferedKinds } from './offered-kinds.js';

interface FilterButtonProps {
  /** The visible kinds. Null if all are visible. */
  kinds: readonly LogKind[] | null;
  onKindsChange: (change: { kinds: readonly LogKind[] | null }) => void;
  /** Whether the button displays how many kinds are visible if some are hidden. @default true */
  badge?: boolean;
  /** Whether the popover is open. If omitted, the button stores the state itself. */
  open?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
}

/* Covers the button's text instead of replacing it, so that the button keeps its width and its neighbors don't move. */
const Count = styled.span`
  position: absolute;
  inset-inline: 36px 12px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-active);
  font-size: var(--cp-text-xs);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;

  @container (width < 960px) {
    inset-block-start: -8px;
    inset-inline: 2px;
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
    font-size: 10px;
    line-height: 14px;
  }
`;

/**
 * The button that opens the filter, a list of checkboxes for the kinds. If some kinds are hidden, the button displays
 * how many are visible.
 */
export function FilterButton({ kinds, onKindsChange, badge = true, open, onOpenChange }: FilterButtonProps) {
  const text = useMessages(filterMenuMessages);
  const { button, popover } = usePopoverButton({
    part: filterParts,
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange }),
  });
  const { value: parts } = useOnDemand(filterParts, popover.open);
  const total = useOfferedKinds(kinds).length;
  return (
    <>
      <Button
        {...button}
        data-filter={kinds && badge ? 'some' : 'all'}
        icon={<ListFilter size={16} strokeWidth={1.75} />}
      >
        <span data-text="">{text.filter}</span>
        {kinds && (
          <>
            <VisuallyHidden>{text.filtered({ shown: kinds.length, total })}</VisuallyHidden>
            {badge && <Count aria-hidden="true">{text.filterCount({ shown: kinds.length, total })}</Count>}
          </>
        )}
      </Button>
      {parts && <parts.FilterPopover {...popover} kinds={kinds} onKindsChange={onKindsChange} />}
    </>
  );
}

import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { MoreFilters, type MoreFiltersProps } from './MoreFilters.js';
import { panelKeys } from './panel-keys.js';
import { panelStyle } from './panel-style.js';

interface MoreFiltersPopoverProps extends ButtonPopoverProps, MoreFiltersProps {}

const Root = styled.div`
  ${panelStyle}
  width: 560px;
  max-width: 100%;
  padding: var(--cp-space-4);
`;

/** The popover with the filters for text, visibility and custom fields. */
export function MoreFiltersPopover({
  id,
  open,
  onOpenChange,
  anchorRef,
  ...filters
}: MoreFiltersPopoverProps) {
  const text = useMessages(filterMenuMessages);
  const titleId = useId();
  return (
    <Popover
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      anchorRef={anchorRef}
      align="end"
      initialFocusRef={filters.textRef}
      aria-labelledby={titleId}
      onKeyDown={panelKeys}
    >
      <Root>
        <h2 id={titleId}>{text.moreFilters}</h2>
        <MoreFilters {...filters} />
      </Root>
    </Popover>
  );
}

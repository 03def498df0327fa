import { filterKinds, hasConditions, NO_FILTER, withKinds } from '@content-planner/model';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { kindColor } from '../colors/entry-color.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { Dialog } from '../primitives/Dialog.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { tint } from '../theme/tint.js';
import { brandChoices } from './brand-choices.js';
import { filterBrands, withBrand } from './change-filter.js';
import { FilterSectionFrame } from './FilterSectionFrame.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterMessages } from './filter-messages.js';
import { MoreFilters, type MoreFiltersProps } from './MoreFilters.js';
import { useOfferedKinds, withKind } from './offered-kinds.js';
import { panelStyle } from './panel-style.js';
import type { FilterCounts } from './types.js';

interface FilterPanelProps extends ButtonPopoverProps, MoreFiltersProps {
  /** Whether the panel filters by kind. */
  types: boolean;
  counts: FilterCounts | undefined;
  /** Whether the panel is a sheet at the bottom edge of the window. */
  sheet: boolean;
  /** Whether the text field receives focus. */
  startsInText: boolean;
}

const Root = styled.div`
  ${panelStyle}

  &[data-popover] {
    width: 360px;
    max-width: 100%;
    padding: var(--cp-space-4);
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-2);
`;

const Choice = styled.button`
  ${tint}
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-width: 100%;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-full);
  background: none;
  color: var(--cp-text-secondary);
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--cp-surface-hover);
  }
  & > svg:not([data-shape]) {
    color: var(--cp-text-tertiary);
  }
  &[aria-pressed='true'] {
    border-color: var(--cp-border-strong);
    background: var(--cp-surface-active);
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
  &[aria-pressed='true'] > svg:not([data-shape]) {
    color: var(--cp-entry-icon);
  }
  &[data-deleted] {
    color: var(--cp-warning-text);
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

/** All filters in one panel, for toolbars without room for a button per filter. */
export function FilterPanel({
  types,
  counts,
  sheet,
  startsInText,
  id,
  open,
  onOpenChange,
  anchorRef,
  ...filters
}: FilterPanelProps) {
  const { brands } = useKit();
  const titleId = useId();
  const firstRef = useRef<HTMLButtonElement>(null);
  const { filter, onFilterChange, textRef } = filters;
  const text = useMessages(filterMessages);
  const menuText = useMessages(filterMenuMessages);
  const offered = useOfferedKinds(filterKinds(filter));
  const content = (
    <>
      {types && (
        <FilterSectionFrame label={menuText.filter}>
          <Choices>
            {offered.map((one, place) => {
              const { kind, icon: Icon, badge, isShown } = one;
              return (
                <Choice
                  key={kind}
                  ref={place === 0 ? firstRef : undefined}
                  type="button"
                  aria-pressed={isShown}
                  style={colorStyle(kindColor(one))}
                  onClick={() =>
                    onFilterChange({ filter: withKinds(filter, withKind(offered, kind, !isShown)) })
                  }
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {badge}
                </Choice>
              );
            })}
          </Choices>
        </FilterSectionFrame>
      )}
      <FilterSectionFrame label={menuText.brandFilter}>
        <Choices>
          {brandChoices(brands, filter, text).map(({ id: brandId, name, color, isDeleted }, place) => {
            const isOn = filterBrands(filter)?.includes(brandId) ?? false;
            return (
              <Choice
                key={brandId}
                ref={!types && place === 0 ? firstRef : undefined}
                type="button"
                aria-pressed={isOn}
                data-deleted={isDeleted ? '' : undefined}
                onClick={() => onFilterChange({ filter: withBrand(filter, brandId, !isOn) })}
              >
                {brandId !== null && !isDeleted && <ColorDot color={color} />}
                {name}
              </Choice>
            );
          })}
        </Choices>
      </FilterSectionFrame>
      <MoreFilters {...filters} />
    </>
  );
  const initialFocusRef = startsInText ? textRef : firstRef;
  if (sheet)
    return (
      <Dialog
        data-sheet=""
        id={id}
        open={open}
        onOpenChange={onOpenChange}
        title={menuText.filters}
        initialFocusRef={initialFocusRef}
        returnFocusRef={anchorRef}
        footer={
          <>
            <Button
              aria-disabled={!hasConditions(filter) || undefined}
              onClick={() => onFilterChange({ filter: NO_FILTER })}
            >
              {text.clearFilters}
            </Button>
            <Button
              variant="primary"
              style={{ flex: 1, minWidth: 0 }}
              onClick={() => onOpenChange({ open: false })}
            >
              {text.showEntries({ count: counts?.shown })}
            </Button>
          </>
        }
      >
        <Root>{content}</Root>
      </Dialog>
    );
  return (
    <Popover
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      anchorRef={anchorRef}
      align="end"
      initialFocusRef={initialFocusRef}
      aria-labelledby={titleId}
    >
      <Root data-popover="">
        <h2 id={titleId}>{menuText.filters}</h2>
        {content}
      </Root>
    </Popover>
  );
}

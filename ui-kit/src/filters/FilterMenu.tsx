import { type Filter, filterKinds, onFields, withKinds } from '@content-planner/model';
import { ListFilter, ListFilterPlus } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { usePopoverButton } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { activeCount } from './active-id.js';
import { FilterButton } from './FilterButton.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterParts } from './filter-parts.js';
import type { FilterCounts, FilterSection } from './types.js';

/** Lets an application open a {@link FilterMenu}. */
export interface FilterMenuControl {
  /** Opens a filter. If all filters share one button, opens their panel. */
  open: (opened: { section: FilterSection }) => void;
  /** Moves focus to the first button. */
  focus: () => void;
}

/** Props of {@link FilterMenu}. All other props are passed to the `<div>`. */
export interface FilterMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** The filters that are set. */
  filter: Filter;
  /**
   * Called on every change. Text changes are reported after a pause of 20 ms. If you send the filter to a server, wait
   * longer.
   */
  onFilterChange: (change: { filter: Filter }) => void;
  /** How many entries are on the displayed days, in total and for each brand. If omitted, the brands have no counts. */
  counts?: FilterCounts | undefined;
  /** Whether the menu filters by kind. @default true */
  types?: boolean;
  /**
   * Whether the menu filters by text. Set this to false if there is another search field beside the menu.
   * @default true
   */
  text?: boolean;
  /**
   * Which entries are visible if the filter has no condition on `@showOnCalendar`: only those shown on the calendar, or all.
   * @default 'shown'
   */
  visibility?: 'shown' | 'both';
  /** A ref that other components, such as `FilterBar`, use to open the menu. */
  controlRef?: RefObject<FilterMenuControl | null>;
}

const oneButton = css`
  & > [data-wide] {
    display: none;
  }
  & > [data-narrow] {
    display: inline-flex;
  }
`;

const Root = styled.div`
  display: inline-flex;
  position: relative;

  & > [data-narrow] {
    display: none;
    position: relative;
  }
  @container cp-part (width < 1000px) {
    ${oneButton}
  }
  /* The view's own controls, such as the one for the number of months, also need space. */
  [data-view-controls] ~ & {
    @container cp-part (width < 1125px) {
      ${oneButton}
    }
  }
  @media (width < 768px) {
    ${oneButton}
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: -6px;
  min-width: 16px;
  padding-inline: 4px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-inverse);
  color: var(--cp-text-inverse);
  font-size: 10px;
  line-height: 16px;
  font-weight: var(--cp-weight-semibold);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const isDrawn = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetParent !== null;

/**
 * The buttons that filter entries by kind, brand, text, visibility and custom fields. In a narrow toolbar, one button
 * with a count replaces them. Use this component with `FilterBar`, which displays the filters that are set. Inside a
 * `ShortcutProvider`, the `F` key and the `/` key open the menu.
 *
 * @example
 * <FilterMenu filter={filter} onFilterChange={({ filter }) => setFilter(filter)} />
 */
export const FilterMenu = forwardRef<HTMLDivElement, FilterMenuProps>(function FilterMenu(
  {
    filter: given,
    onFilterChange,
    counts,
    types = true,
    text: hasText = true,
    visibility = 'shown',
    controlRef,
    ...rest
  },
  ref,
) {
  const { fields } = useKit();
  const text = useMessages(filterMenuMessages);
  const [opened, setOpened] = useState<{ place: FilterSection | 'panel'; inText: boolean } | null>(null);
  const isSmallWindow = useMediaQuery('(width < 768px)');
  const groupRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLInputElement>(null);
  const stateOf = (place: FilterSection | 'panel') => ({
    part: filterParts,
    open: opened?.place === place,
    onOpenChange: ({ open }: { open: boolean }) =>
      setOpened((last) => (open ? { place, inText: false } : last?.place === place ? null : last)),
  });
  const brand = usePopoverButton(stateOf('brands'));
  const more = usePopoverButton(stateOf('more'));
  const panel = usePopoverButton(stateOf('panel'));
  const { value: parts } = useOnDemand(filterParts, opened !== null);
  const filter = useMemo(() => onFields(given, fields), [given, fields]);
  const count = activeCount(filter, fields);

  const open = ({ section }: { section: FilterSection }) => {
    filterParts.load();
    const inText = section === 'text';
    const isPanel = isDrawn(panel.popover.anchorRef.current);
    const place = inText ? 'more' : section === 'kinds' && !types ? 'brands' : section;
    setOpened({ place: isPanel ? 'panel' : place, inText });
  };
  useImperativeHandle(controlRef, () => ({
    open,
    focus: () => {
      const button = panel.popover.anchorRef.current;
      if (isDrawn(button)) button.focus();
      else groupRef.current?.querySelector('button')?.focus();
    },
  }));
  useShortcuts([
    { keys: 'F', group: 'calendar', label: text.openFilters, run: () => open({ section: 'kinds' }) },
    ...(hasText
      ? [
          {
            keys: '/',
            group: 'calendar' as const,
            label: text.openTextFilter,
            run: () => open({ section: 'text' }),
          },
        ]
      : []),
  ]);

  const state = { filter, onFilterChange };
  const moreProps = { ...state, text: hasText, visibility, textRef };
  return (
    <Root {...rest} ref={ref} data-filters="">
      <ButtonGroup ref={groupRef} label={text.filters} data-wide="">
        {types && (
          <FilterButton
            {...stateOf('kinds')}
            badge={false}
            kinds={filterKinds(filter)}
            onKindsChange={({ kinds }) => onFilterChange({ filter: withKinds(filter, kinds) })}
          />
        )}
        <Button {...brand.button}>{text.brandFilter}</Button>
        <IconButton
          {...more.button}
          variant="default"
          label={text.moreFilters}
          icon={<ListFilterPlus size={16} strokeWidth={1.75} />}
        />
      </ButtonGroup>
      <Button
        {...panel.button}
        data-narrow=""
        data-icon-only=""
        icon={<ListFilter size={16} strokeWidth={1.75} />}
      >
        <VisuallyHidden>
          {[text.filters, ...(count > 0 ? [text.filtersSet({ count })] : [])].join(', ')}
        </VisuallyHidden>
        {count > 0 && <Count aria-hidden="true">{count}</Count>}
      </Button>
      {parts && (
        <>
          <parts.BrandPopover {...brand.popover} {...state} counts={counts} />
          <parts.MoreFiltersPopover {...more.popover} {...moreProps} />
          <parts.FilterPanel
            {...panel.popover}
            {...moreProps}
            types={types}
            counts={counts}
            sheet={isSmallWindow}
            startsInText={opened?.inText ?? false}
          />
        </>
      )}
    </Root>
  );
});

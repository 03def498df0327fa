import { type Filter, NO_FILTER } from '@content-planner/model';
import { X } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  Fragment,
  forwardRef,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useThemed } from '../theme/portal-container.js';
import { type ActiveFilter, activeFilters } from './active-filters.js';
import { conditionMessages } from './condition-messages.js';
import { filterText } from './describe-filter.js';
import type { FilterMenuControl } from './FilterMenu.js';
import { filterMessages } from './filter-messages.js';
import type { FilterCounts } from './types.js';
import { useHiddenItems } from './use-hidden-items.js';

/** Props of {@link FilterBar}. All other props are passed to the root element. */
export interface FilterBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** The filters that are set. */
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  /** How many entries match. If omitted, the bar has no count. */
  counts?: Pick<FilterCounts, 'shown' | 'total'> | undefined;
  /** The displayed period, such as 'November'. The bar mentions it if no entry matches. */
  period?: string | undefined;
  /** The menu that opens when the user clicks a filter in the bar. Receives focus when no filter is left. */
  menuRef?: RefObject<FilterMenuControl | null>;
  /** Content at the end, such as a button that saves the view. */
  actions?: ReactNode;
}

const Root = styled.div`
  flex: none;
  position: relative;
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  min-height: 40px;
  padding: 0 var(--cp-space-4) 8px;

  & > ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 6px;
    min-width: 0;
  }
  & > ul > li {
    max-width: 100%;
  }
  & > ul > [data-hidden] {
    display: none;
  }
  & > [data-end] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--cp-space-2);
    min-height: 26px;
    padding-inline-start: var(--cp-space-2);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & :is([data-end], [data-more]) button {
    height: 26px;
    padding-inline: var(--cp-space-2);
    font-size: var(--cp-text-xs);
  }
  @container cp-part (width < 520px) {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 2px;
    padding-inline: var(--cp-space-3);

    & > ul {
      flex: none;
    }
    & > [data-end] {
      padding: 0;
    }
    & > [data-end] > span {
      flex: 1;
    }
  }
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: stretch;
  height: 26px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-sm);
  font-size: var(--cp-text-xs);
  line-height: 16px;
  white-space: nowrap;

  & > * {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: var(--cp-text-tertiary);
  }
  & > button {
    cursor: pointer;
  }
  & > [data-name] {
    padding: 0 2px 0 8px;
    padding-inline: 8px 2px;
  }
  & > button:last-child {
    padding: 0 6px;
  }
  & > button:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-secondary);
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  b {
    max-width: 200px;
    overflow: hidden;
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
    text-overflow: ellipsis;
    white-space: pre;
  }
  b[data-deleted] {
    color: var(--cp-warning-text);
  }
  @media (pointer: coarse) {
    & > button {
      min-width: 28px;
      justify-content: center;
    }
  }
`;

/**
 * The filters that are set, on at most two lines above a calendar or list. The others are behind a button. The bar is
 * hidden if no filter is set, and 40 px high with one line. Clicking a filter opens it in the menu. Screen readers announce how many entries match.
 *
 * @example
 * <FilterBar filter={filter} onFilterChange={({ filter }) => setFilter(filter)}
 *   counts={{ shown: 20, total: 37 }} menuRef={menuRef} />
 */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { filter, onFilterChange, counts, period, menuRef, actions, ...rest },
  ref,
) {
  const { locale, brands, fields: fieldConfigurations } = useKit();
  useThemed();
  const translate = useTranslate();
  const kinds = useKinds();
  const text = translate(filterMessages);
  const listRef = useRef<HTMLUListElement>(null);
  const active = activeFilters({ filter, brands, fieldConfigurations, kinds, locale, translate });
  const isSet = active.length > 0;
  const count = counts && isSet ? text.entriesShown({ ...counts, period }) : '';
  const tooMany = useHiddenItems(listRef, active.map(filterText).join('\n'));
  const hidden = menuRef ? tooMany : 0;
  const remove = (place: number, next: Filter) => {
    // The clicked button is about to disappear, so move focus to its neighbor or to the menu.
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('button:last-child') ?? [])];
    const neighbor = buttons[place + 1] ?? buttons[place - 1];
    if (neighbor) neighbor.focus();
    else menuRef?.current?.focus();
    onFilterChange({ filter: next });
  };
  return (
    <Root {...rest} ref={ref}>
      {/* This element exists before the first filter is set, because screen readers announce only changes. */}
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {isSet && (
        <Row role="group" aria-label={text.activeFilters}>
          <ul ref={listRef}>
            {active.map((one, place) => (
              <Chip key={one.id} data-hidden={place >= active.length - hidden ? '' : undefined}>
                {menuRef ? (
                  <button
                    type="button"
                    data-name=""
                    aria-haspopup="dialog"
                    onClick={() => menuRef.current?.open({ section: one.section })}
                  >
                    <Condition condition={one} />
                  </button>
                ) : (
                  <span data-name="">
                    <Condition condition={one} />
                  </span>
                )}
                <button
                  type="button"
                  aria-label={text.removeFilter({ filter: filterText(one) })}
                  onClick={() => remove(place, one.rest)}
                >
                  <X size={12} strokeWidth={2} aria-hidden />
                </button>
              </Chip>
            ))}
            {hidden > 0 && (
              <li data-more="">
                <Button aria-haspopup="dialog" onClick={() => menuRef?.current?.open({ section: 'more' })}>
                  {translate(conditionMessages).more({ count: hidden })}
                </Button>
              </li>
            )}
          </ul>
          <div data-end="">
            {/* Hidden from screen readers, because the status message announces the count. */}
            <span aria-hidden="true">{count}</span>
            <Button
              variant="ghost"
              onClick={() => {
                menuRef?.current?.focus();
                onFilterChange({ filter: NO_FILTER });
              }}
            >
              {text.clearFilters}
            </Button>
            {actions}
          </div>
        </Row>
      )}
    </Root>
  );
});

function Condition({ condition: { name, values } }: { condition: ActiveFilter }) {
  return (
    <>
      {name}
      {values.map(({ text, isDeleted }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several deleted brands have the same text
        <Fragment key={place}>
          {/* The gap separates the words visually. The space is for screen readers. */}{' '}
          <b data-deleted={isDeleted ? '' : undefined} title={text}>
            {text}
            {place < values.length - 1 && ','}
          </b>
        </Fragment>
      ))}
    </>
  );
}

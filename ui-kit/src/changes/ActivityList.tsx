import type { CalendarDate } from '@content-planner/model';
import { History, SearchX } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useToday } from '../calendar/use-today.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useControlled } from '../internal/use-controlled.js';
import { useNarrow } from '../internal/use-narrow.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import type { LoadError } from '../messages/problem.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorState } from '../primitives/ErrorState.js';
import type { Navigation } from '../primitives/Link.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { ActivityDay } from './ActivityDay.js';
import { ActivityEnd } from './ActivityEnd.js';
import { ActivityRow } from './ActivityRow.js';
import { ActivitySkeleton } from './ActivitySkeleton.js';
import { ActivityToolbar } from './ActivityToolbar.js';
import { isFiltered, NO_FILTER } from './activity-filter.js';
import { activityListMessages } from './activity-messages.js';
import { byDay } from './changes-by-day.js';
import type { ActivityFilter, ActivityPerson, ChangeSet, SubjectChange } from './types.js';
import { useListAnnouncement } from './use-list-announcement.js';
import { useUndoQuestion } from './use-undo-question.js';

/** Props of {@link ActivityList}. All other props are passed to the root `<div>`. */
export interface ActivityListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The changes, newest first. Memoize the array. */
  items: readonly ChangeSet[];
  /** The people in the person filter. People with the same name are displayed with their email addresses. */
  people: readonly ActivityPerson[];
  /** The filter that `items` match. If omitted, the list keeps the filter in its own state. */
  filter?: ActivityFilter;
  /** Called when the user changes a filter, and for each character typed in the search. Load the matching `items`. */
  onFilterChange?: (change: { filter: ActivityFilter }) => void;
  /**
   * Whether `items` are loading. If there are no items yet, the list displays skeletons. Otherwise, it fades the items,
   * which still match the previous filter. Default false.
   */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the list: the given string, or a general one for `true`. Default false.
   */
  error?: LoadError;
  /** Called when the user retries after an error. If omitted, the error has no 'Try again' button. */
  onRetry?: () => void;
  /** Whether there are earlier changes. Default false. */
  hasMore?: boolean;
  /**
   * Called when the user reaches the end of the list, clicks the button there, or retries. Append earlier changes to
   * `items`.
   */
  onNeedMore?: () => void;
  /** Whether earlier changes are loading. Default false. */
  loadingMore?: boolean;
  /** Whether earlier changes could not be loaded. Default false. */
  moreFailed?: boolean;
  /**
   * Called when the user undoes a change. If the change affected more than 50 entries, the user must confirm the undo
   * first. If omitted, nothing can be undone.
   */
  onUndo?: (undone: { changeSet: ChangeSet }) => void;
  /**
   * Called when an administrator restores what a change deleted. Ask first, if something can't come back as it was. If
   * omitted, nothing can be restored. Memoize it.
   */
  onRestore?: (restored: { changeSet: ChangeSet }) => void;
  /**
   * Returns the URL of a changed entry, brand, custom field or user, or null. The title in an expanded change links to
   * this URL. The function is not called for entries that no longer exist. Memoize it.
   */
  subjectHref?: (change: SubjectChange) => string | null;
  /**
   * Called when the user clicks a link from `subjectHref` with the left button and without modifier keys. To handle the
   * click with a router, call `event.preventDefault()` and navigate to `href`. Memoize the function.
   */
  onNavigate?: (navigation: Navigation) => void;
  /** Ids of changes that are being undone. Their Undo buttons do nothing. */
  busyIds?: readonly string[];
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
  /** Whether to use the layout for small screens. By default, lists narrower than 768 px use it. */
  compact?: boolean;
  /** Level of the heading. The headings for days use the next level. @default 1 */
  headingLevel?: 1 | 2 | 3;
}

const NO_IDS: readonly string[] = [];

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

const Scroller = styled.div`
  /* Visually hidden elements must scroll with the list. Otherwise, they would extend the page. */
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;

  &[data-outdated] > section {
    opacity: 0.5;
    /* Avoids flicker if the response is quick. */
    transition: opacity var(--cp-duration) 150ms;
  }
`;

/** Moves focus to another row when the user presses an arrow key, Home or End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cp-change] [aria-expanded]')];
  const place = rows.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || !rows[next]) return;
  event.preventDefault();
  rows[next].focus();
}

/**
 * A list of the changes that people and programs have made, grouped by day, with filters. A change expands to show the
 * previous and new values, and can be undone. The list fills the height of its parent and scrolls. Does not fetch data.
 *
 * @example
 * <ActivityList items={…} people={users} hasMore={…}
 *   onNeedMore={…} onFilterChange={({ filter }) => load(filter)} onUndo={…} />
 */
export const ActivityList = forwardRef<HTMLDivElement, ActivityListProps>(function ActivityList(
  {
    items: givenItems,
    people: givenPeople,
    filter: givenFilter,
    onFilterChange,
    loading = false,
    error = false,
    onRetry,
    hasMore = false,
    onNeedMore,
    loadingMore = false,
    moreFailed = false,
    onUndo,
    onRestore,
    subjectHref,
    onNavigate,
    busyIds = NO_IDS,
    today: givenToday,
    compact: givenCompact,
    headingLevel = 1,
    ...rest
  },
  ref,
) {
  const { locale, brands, fields: fieldConfigurations } = useKit();
  const items = givenList(givenItems, 'items of ActivityList');
  const people = givenList(givenPeople, 'people of ActivityList');
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, 768);
  const compact = givenCompact ?? isNarrow;
  const today = useToday(givenToday);
  const [filter, keepFilter] = useControlled(givenFilter, NO_FILTER);
  const text = useMessages(activityListMessages);
  const translate = useTranslate();
  const kindOf = useKindOf();
  const context = useMemo(
    () => ({ brands, fieldConfigurations, locale, translate, kindOf, today }),
    [brands, fieldConfigurations, locale, translate, kindOf, today],
  );
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    ({ id }: ChangeSet) =>
      setOpenIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const { askOrUndo, question } = useUndoQuestion({ rootRef, context, onUndo });
  const restore = useMemo(
    () => onRestore && ((changeSet: ChangeSet) => onRestore({ changeSet })),
    [onRestore],
  );
  const changeFilter = (next: ActivityFilter) => {
    keepFilter(next);
    onFilterChange?.({ filter: next });
  };
  const isLoading = loading && items.length === 0;
  const isBusy = loading || loadingMore;
  const announced = useListAnnouncement({
    busy: loading ? text.loading : loadingMore ? text.loadingMore : '',
    idle: error ? '' : text.found({ count: items.length, hasMore }),
  });

  const content = () => {
    if (error) {
      return (
        <ErrorState
          title={text.errorTitle}
          headingLevel={headingLevel === 3 ? 3 : ((headingLevel + 1) as 2 | 3)}
          error={error}
          onRetry={onRetry}
        />
      );
    }
    if (isLoading) return <ActivitySkeleton compact={compact} />;
    if (items.length === 0) {
      const filtered = isFiltered(filter);
      return (
        <EmptyState
          icon={filtered ? <SearchX size={20} /> : <History size={20} />}
          headingLevel={headingLevel === 3 ? 3 : ((headingLevel + 1) as 2 | 3)}
          title={filtered ? text.noMatches : text.empty}
          description={filtered ? text.noMatchesHint : text.emptyHint}
          action={filtered && <Button onClick={() => changeFilter(NO_FILTER)}>{text.clearFilters}</Button>}
        />
      );
    }
    return (
      <>
        {[...byDay(items)].map(([date, sets]) => (
          <ActivityDay
            key={date}
            date={date}
            today={today}
            headingLevel={(headingLevel + 1) as 2 | 3 | 4}
            compact={compact}
          >
            {sets.map((set) => (
              <ActivityRow
                key={set.id}
                set={set}
                context={context}
                open={openIds.has(set.id)}
                onToggle={toggle}
                onUndo={onUndo && askOrUndo}
                onRestore={restore}
                subjectHref={subjectHref}
                onNavigate={onNavigate}
                busy={busyIds.includes(set.id)}
                compact={compact}
              />
            ))}
          </ActivityDay>
        ))}
        {hasMore && onNeedMore && (
          <ActivityEnd loading={loadingMore} failed={moreFailed} onMore={onNeedMore} compact={compact} />
        )}
      </>
    );
  };
  return (
    <Root {...rest} ref={mergedRef} aria-busy={isBusy || undefined}>
      <ActivityToolbar
        filter={filter}
        onFilterChange={changeFilter}
        people={people}
        headingLevel={headingLevel}
        compact={compact}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Scroller
        role="region"
        aria-label={text.list}
        tabIndex={0}
        data-outdated={loading ? '' : undefined}
        onKeyDown={moveFocus}
      >
        {content()}
      </Scroller>
      {question}
    </Root>
  );
});

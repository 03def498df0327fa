import type { CalendarDate } from '@content-planner/model';
import { ArrowLeft } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../calendar/use-today.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { useReason } from '../kit/use-problem-text.js';
import { givenList } from '../logs/given-list.js';
import { Button } from '../primitives/Button.js';
import { errorStateMessages } from '../primitives/error-state-messages.js';
import { keepFocusAround } from '../primitives/focus-trail.js';
import { IconButton } from '../primitives/IconButton.js';
import type { LoadedProps } from '../primitives/loaded-props.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { HistoryItem } from './HistoryItem.js';
import { entryHistoryMessages } from './history-messages.js';
import type { EntryChange } from './types.js';

/** Props of {@link EntryHistory}. All other props are passed to the root `<section>`. */
export interface EntryHistoryProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>,
    LoadedProps {
  /** The changes to the entry, newest first. */
  items: readonly EntryChange[];
  /** Whether there are earlier changes. Default false. */
  hasMore?: boolean;
  /** Called when the user requests earlier changes. Append them to `items`. */
  onNeedMore?: () => void;
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** The number of changes that are visible until the user chooses to see all of them. */
const NEWEST = 3;

const Root = styled.section`
  margin-top: var(--cp-space-3);
  padding-top: var(--cp-space-3);
  border-top: 1px solid var(--cp-border-default);

  & > ol {
    display: grid;
    gap: var(--cp-space-2);
  }
  & > [role='alert'] {
    display: grid;
    justify-items: start;
    gap: var(--cp-space-2);
    color: var(--cp-danger-text);
  }
  & > [role='status'] {
    display: grid;
    gap: var(--cp-space-3);
  }
  & > p {
    color: var(--cp-text-secondary);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-1);
  margin-block-end: var(--cp-space-2);

  & > :is(h2, h3, h4) {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > button {
    margin-block: -4px;
    margin-inline-start: -6px;
  }
`;

const More = styled.div`
  margin-block-start: var(--cp-space-1);

  & > button {
    margin-inline-start: -10px;
  }
`;

/**
 * The newest changes to an entry. A button displays all changes instead of the entry's details. Use this component for
 * `renderHistory` of `Calendar` and `LogTable`. Does not fetch data.
 *
 * @example
 * <EntryHistory items={…} hasMore={…} onNeedMore={…} />
 */
export const EntryHistory = forwardRef<HTMLElement, EntryHistoryProps>(function EntryHistory(
  {
    items: givenItems,
    loading = false,
    error = false,
    onRetry,
    hasMore = false,
    onNeedMore,
    today: givenToday,
    headingLevel = 3,
    ...rest
  },
  ref,
) {
  const { locale, brands, fields: fieldConfigurations } = useKit();
  const items = givenList(givenItems, 'items of EntryHistory');
  const titleId = useId();
  const today = useToday(givenToday);
  const [isWhole, setWhole] = useState(false);
  const backRef = useRef<HTMLButtonElement>(null);
  const allRef = useRef<HTMLButtonElement>(null);
  const wasWhole = useRef(false);
  const { retry } = useMessages(errorStateMessages);
  const reason = useReason(error);
  const text = useMessages(entryHistoryMessages);
  const translate = useTranslate();
  const context = { brands, fieldConfigurations, locale, translate, kindOf: useKindOf(), today };
  useEffect(() => {
    if (isWhole) backRef.current?.focus();
    else if (wasWhole.current) allRef.current?.focus();
    wasWhole.current = isWhole;
  }, [isWhole]);

  const showAll = () => {
    setWhole(true);
    if (hasMore) onNeedMore?.();
  };
  const Title = `h${headingLevel}` as const;
  const shown = isWhole ? items : items.slice(0, NEWEST);
  return (
    <Root {...rest} ref={ref} aria-labelledby={titleId} data-cp-history={isWhole ? 'whole' : 'newest'}>
      <Head>
        {isWhole && (
          <IconButton
            ref={backRef}
            size="sm"
            label={text.back}
            tooltip={false}
            icon={<ArrowLeft size={16} strokeWidth={1.75} />}
            onClick={() => setWhole(false)}
          />
        )}
        <Title id={titleId}>{text.title}</Title>
      </Head>
      {shown.length > 0 && (
        <ol>
          {shown.map((change) => (
            <HistoryItem key={change.changeSet.id} change={change} context={context} />
          ))}
        </ol>
      )}
      {!loading && !error && items.length === 0 && <p>{text.none}</p>}
      {error ? (
        <div role="alert">
          <span>{reason ?? text.error}</span>
          {onRetry && (
            <Button
              size="sm"
              onClick={({ currentTarget }) => {
                keepFocusAround(currentTarget);
                onRetry();
              }}
            >
              {retry}
            </Button>
          )}
        </div>
      ) : (
        loading &&
        items.length === 0 && (
          <div role="status">
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton width="80%" />
            <Skeleton width="55%" />
          </div>
        )
      )}
      {!isWhole && (items.length > NEWEST || hasMore) && (
        <More>
          <Button ref={allRef} size="sm" variant="ghost" onClick={showAll}>
            {text.showAll({ count: hasMore ? null : items.length })}
          </Button>
        </More>
      )}
      {isWhole && hasMore && onNeedMore && (
        <More>
          <Button size="sm" variant="ghost" busy={loading} onClick={onNeedMore}>
            {text.showMore}
          </Button>
        </More>
      )}
    </Root>
  );
});

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { formatLongDate } from '../../dates/format-date.js';
import type { DetailsParts, ShownDetails, ValuePlace } from '../../entries/feature.js';
import { warnOnce } from '../../internal/warn-once.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import type { Entry } from '../../logs/entry.js';
import { detailRows } from '../../logs/kinds/detail-rows.js';
import type { CalendarEntry, FieldConfiguration } from '../../logs/types.js';
import type { LoadError } from '../../messages/problem.js';
import { Badge } from '../../primitives/Badge.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { legendMessages } from '../appearance/appearance-messages.js';
import { calendarMessages } from '../calendar-messages.js';
import { CustomValues } from './CustomValues.js';
import { DetailList } from './DetailList.js';
import { DetailsFailure } from './DetailsFailure.js';
import { DetailsSkeleton } from './DetailsSkeleton.js';
import { detailsMessages } from './details-messages.js';

/** The loaded data of the entry whose details are open. */
export interface CalendarDetails {
  /** The full entry, or null while it loads. Ignored if its id differs from the selected entry's. */
  entry: Entry | null;
  /** Whether the entry is still loading. If so, a skeleton is displayed. */
  loading: boolean;
  /**
   * Whether loading failed. If this is true or a non-empty string, the details display `labels.details.error`, but not
   * the string itself.
   */
  error: LoadError;
  /** The custom fields, if they were loaded with the entry. By default, the fields of the `KitProvider`. */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** Called when the user retries after an error. If omitted, the error has no 'Try again' button. */
  onRetry?: () => void;
}

/** Props of {@link EventDetails}. All other props are passed to the `<div>`. */
export interface EventDetailsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** The entry, with only the fields that the calendar displays. */
  entry: CalendarEntry;
  /** The loaded data. If omitted, only what `entry` contains is displayed. */
  details?: CalendarDetails | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Id of the title, for the `aria-labelledby` of a popover. */
  titleId?: string;
  /** Content below the title, such as the chips with which users change a status. */
  summary?: ReactNode;
  /** Content that is displayed below the title, such as `EntryEditors`. */
  editors?: ReactNode;
  /** Content that is displayed after the details, such as an `EntryHistory`. */
  history?: ReactNode;
  /** Returns what is displayed below the title. By default, all parts. */
  content?: ((shown: Pick<ShownDetails, 'parts' | 'content'>) => ReactNode) | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A button beside the date. */
  dateAction?: ReactNode;
  /** A `ButtonGroup` below the date. */
  steps?: ReactNode;
  /** Called when the user opens the menu of a value. If omitted, users can't change values here. */
  onChangeValue?: ((place: ValuePlace) => void) | undefined;
}

const Root = styled.div`
  color: var(--cp-text-primary);

  /* When the complete history is open, it replaces the details below the title. */
  &:has(> [data-cp-history='whole']) > :not([data-cp-details-head], [data-cp-history]) {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--cp-space-2);

  h2,
  h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
    padding: 4px 0;
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 6px;

  & + p + & {
    margin-top: var(--cp-space-3);
  }
`;

const When = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  margin: var(--cp-space-3) 0 0;
  color: var(--cp-text-secondary);

  & > p {
    flex: 1;
    min-width: 0;
    margin: 0;
  }
  & + [role='group'] {
    display: flex;
    margin-top: var(--cp-space-2);

    & > button {
      flex: 1;
      padding-inline: 2px;
      font-variant-numeric: tabular-nums;
    }
  }
`;

const isComplete = (entry: CalendarEntry): entry is Entry => 'fields' in entry && 'dynamicFields' in entry;

/** How long applications can take to start loading, in ms. */
const GRACE = 1_000;
const INCOMPLETE =
  'The details of an entry are incomplete: `details` of Calendar does not contain the entry and is not loading. Load the entry in onSelectEntry. If the props come from useCalendarProps, pass your onSelectEntry to useCalendarProps instead of Calendar.';

/**
 * The details of an entry: title, type, dates, brand, kind-specific fields, and custom fields. `Calendar` displays this
 * component in a popover, or in a dialog on small screens.
 *
 * @example <EventDetails entry={entry} details={{ entry: loaded, loading: false, error: false }} />
 */
export const EventDetails = forwardRef<HTMLDivElement, EventDetailsProps>(function EventDetails(
  {
    entry,
    details,
    headingLevel = 2,
    titleId,
    summary,
    editors,
    history,
    content,
    actions,
    dateAction,
    steps,
    onChangeValue,
    ...rest
  },
  ref,
) {
  const { locale, brands, fields } = useKit();
  const translate = useTranslate();
  const text = useMessages(detailsMessages);
  const { loading, range } = useMessages(calendarMessages);
  const kindOf = useKindOf();
  const legendText = useMessages(legendMessages);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const { icon: Icon, defaultColor } = kindOf(entry.kind);
  const brand = brands.find((candidate) => candidate.id === entry.brandId);
  const given = details ? details.entry : isComplete(entry) ? entry : null;
  const loaded = given?.id === entry.id ? given : null;
  const isMissing = details !== undefined && loaded === null && !details.error;
  const isIncomplete = isMissing && !details.loading;
  useEffect(() => {
    if (!isIncomplete) return;
    // Applications can start loading after this render.
    const timer = setTimeout(() => warnOnce(INCOMPLETE), GRACE);
    return () => clearTimeout(timer);
  }, [isIncomplete]);
  const isMultiDay = entry.endDate > entry.startDate;
  const start = formatLongDate(entry.startDate, locale);
  const end = formatLongDate(entry.endDate, locale);
  const options = { locale, translate, kindOf };
  const parts: DetailsParts = {
    summary: (
      <>
        {summary}
        {editors}
      </>
    ),
    facts: (
      <>
        <Badges>
          <Badge color={defaultColor} icon={<Icon size={12} strokeWidth={1.75} aria-hidden />}>
            {kindOf(entry.kind).badge}
          </Badge>
          {isMultiDay && <Badge variant="line">{text.multiDay}</Badge>}
        </Badges>
        <When>
          <p>{isMultiDay ? range({ from: unbroken(start), to: unbroken(end) }) : start}</p>
          {dateAction}
        </When>
        {steps}
        {(brand !== undefined || entry.color !== null) && (
          <Badges>
            {brand && (
              <Badge variant="line" icon={<ColorDot color={brand.color} />}>
                {brand.name}
              </Badge>
            )}
            {entry.color !== null && (
              <Badge variant="line" icon={<ColorDot color={entry.color} />}>
                {legendText.customColor}
              </Badge>
            )}
          </Badges>
        )}
      </>
    ),
    fields: (
      <>
        {loaded !== null && <DetailList rows={detailRows(loaded, options)} />}
        {loaded !== null && (
          <CustomValues
            // The entry of the calendar already has values that are not saved yet.
            entry={{ ...loaded, dynamicFields: { ...loaded.dynamicFields, ...entry.dynamicFields } }}
            fields={details?.fieldConfigurations ?? fields}
            headingLevel={headingLevel === 2 ? 3 : 4}
            onChangeValue={onChangeValue}
          />
        )}
        {loaded === null && details?.error && <DetailsFailure onRetry={details.onRetry} />}
        {isMissing && details.loading && <DetailsSkeleton label={loading} />}
      </>
    ),
    history,
  };
  const usual = (
    <>
      {parts.summary}
      {parts.facts}
      {parts.fields}
      {history}
    </>
  );
  return (
    <Root {...rest} ref={ref} data-cp-details={entry.id}>
      <Head data-cp-details-head="">
        <Title id={titleId} dir="auto">
          {entry.title}
        </Title>
        {actions}
      </Head>
      {content ? content({ parts, content: usual }) : usual}
    </Root>
  );
});

/** Replaces spaces with non-breaking spaces, so that lines break between two dates and not inside a date. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}

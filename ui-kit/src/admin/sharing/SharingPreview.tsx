import { styled } from 'styled-components';
import { CalendarPreview } from '../../calendar/CalendarPreview.js';
import type { CalendarDate } from '../../dates/calendar-date.js';
import { formatMonth } from '../../dates/format-date.js';
import { isSameMonth } from '../../dates/is-same-month.js';
import type { Brand, CalendarEntry } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { entriesInScope } from './entries-in-scope.js';
import type { NewLinkDialogLabels } from './new-link-labels.js';
import type { AccessTokenValues, NewLinkKind } from './types.js';

interface SharingPreviewProps {
  kind: NewLinkKind;
  scope: Pick<AccessTokenValues, 'brandIds' | 'withoutBrand' | 'kinds' | 'from'>;
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** Any day in the month to display. */
  month: CalendarDate;
  today: CalendarDate;
  locale: string;
  labels: NewLinkDialogLabels;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-3);
  min-width: 0;

  & > h3 {
    display: flex;
    justify-content: space-between;
    gap: var(--cp-space-3);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > h3 > span {
    color: var(--cp-text-tertiary);
    font-variant-numeric: tabular-nums;
  }
`;

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-panel);
  user-select: none;
`;

/** Scales the calendar down so that the whole month is visible. */
const Scaled = styled.div`
  position: relative;
  flex: 1;
  min-height: 428px;
  overflow: hidden;

  & > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: calc(100% / 0.54);
    height: calc(100% / 0.54);
    transform: scale(0.54);
    transform-origin: top left;
  }
  & > :dir(rtl) {
    transform-origin: top right;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px var(--cp-space-3);
  border-block-end: 1px solid var(--cp-border-subtle);
  font-weight: var(--cp-weight-semibold);
  overflow-wrap: anywhere;
`;

/** A month calendar with the entries that a token gives access to. */
export function SharingPreview({
  kind,
  scope,
  entries,
  brands,
  month,
  today,
  locale,
  labels,
}: SharingPreviewProps) {
  const shown = entriesInScope(scope, entries);
  const inMonth = shown.filter(
    ({ startDate, endDate }) =>
      isSameMonth(startDate, month) || isSameMonth(endDate, month) || (startDate < month && endDate > month),
  );
  const only =
    scope.brandIds?.length === 1 && !scope.withoutBrand
      ? brands.find(({ id }) => id === scope.brandIds?.[0])
      : undefined;
  const count = labels.previewCount({ count: inMonth.length, month: formatMonth(month, locale) });
  return (
    <Root>
      <h3>
        {labels.previewTitle({ kind })} <span>{count}</span>
      </h3>
      <Page inert>
        <Name>
          {only && <ColorDot color={only.color} size={18} shape="swatch" />}
          {only?.name ?? labels.previewName}
        </Name>
        <Scaled>
          <CalendarPreview
            entries={shown}
            brands={brands}
            cursor={month}
            today={today}
            locale={locale}
            labels={labels}
          />
        </Scaled>
      </Page>
    </Root>
  );
}

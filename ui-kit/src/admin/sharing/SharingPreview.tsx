import { type CalendarDate, isSameMonth, startOfMonth } from '@content-planner/model';
import { styled } from 'styled-components';
import { CalendarPreview } from '../../calendar/CalendarPreview.js';
import { formatMonth } from '../../dates/format-date.js';
import { KitProvider } from '../../kit/KitProvider.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { SharedHeader } from '../../sharing/SharedHeader.js';
import { sharedPageMessages } from '../../sharing/shared-calendar-messages.js';
import { sharedPage } from '../../sharing/shared-page.js';
import { useNonce } from '../../theme/nonce.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { entriesInScope } from './entries-in-scope.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import type { AccessTokenValues, NewLinkKind } from './types.js';

interface SharingPreviewProps {
  kind: NewLinkKind;
  scope: Pick<AccessTokenValues, 'brandIds' | 'withoutBrand' | 'kinds' | 'from'>;
  entries: readonly CalendarEntry[];
  /** Any day in the first month that can be displayed. If it has no entries, the next one that has some is displayed. */
  month: CalendarDate;
  today: CalendarDate;
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
  & > [data-cp-theme] {
    display: flex;
    flex: 1;
    flex-direction: column;
    border-radius: var(--cp-radius-md);
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
  min-height: 400px;
  overflow: hidden;

  & > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: calc(100% / 0.48);
    height: calc(100% / 0.48);
    transform: scale(0.48);
    transform-origin: top left;
  }
  & > :dir(rtl) {
    transform-origin: top right;
  }
`;

/** Keeps the size of the page's header readable. */
const PageHeader = styled.div`
  zoom: 0.75;
`;

const Note = styled.p`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** A month calendar with the entries that a token gives access to. */
export function SharingPreview({ kind, scope, entries, month: first, today }: SharingPreviewProps) {
  const { locale, brands } = useKit();
  const text = useMessages(newLinkDialogMessages);
  const pageText = useMessages(sharedPageMessages);
  const shown = entriesInScope(scope, entries);
  const days = shown.flatMap(({ startDate, endDate }) => (endDate < startOfMonth(first) ? [] : [startDate]));
  const [earliest = first] = days.toSorted();
  const month = earliest > first ? earliest : first;
  const inMonth = shown.filter(
    ({ startDate, endDate }) =>
      isSameMonth(startDate, month) || isSameMonth(endDate, month) || (startDate < month && endDate > month),
  );
  const { brandIds } = scope;
  const page = sharedPage(
    brandIds === null ? brands : brands.filter(({ id }) => brandIds.includes(id)),
    pageText,
  );
  const isPage = kind !== 'key';
  const nonce = useNonce();
  const count = text.previewCount({ count: inMonth.length, month: formatMonth(month, locale) });
  const picture = (
    <Page inert>
      {isPage && (
        <PageHeader>
          <SharedHeader {...page} />
        </PageHeader>
      )}
      <Scaled>
        <KitProvider brands={isPage ? page.colorBrands : brands}>
          <CalendarPreview entries={shown} cursor={month} firstDate={scope.from} today={today} />
        </KitProvider>
      </Scaled>
    </Page>
  );
  return (
    <Root>
      <h3>
        {text.previewTitle({ kind })} <span>{count}</span>
      </h3>
      {isPage ? (
        <>
          {/* Pages for clients have the theme of the client's device, even if this user has chosen another one. */}
          <ThemeProvider theme="system" {...(nonce !== undefined && { nonce })}>
            {picture}
          </ThemeProvider>
          <Note>{text.previewTheme}</Note>
        </>
      ) : (
        picture
      )}
    </Root>
  );
}

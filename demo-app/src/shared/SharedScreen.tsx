import { type Access, useBrands, useCalendarProps } from '@content-planner/sdk';
import {
  type CalendarState,
  formatShortDate,
  monthRange,
  SharedCalendar,
  sharedPage,
  sharedPageMessages,
  type TextsOf,
  type Theme,
  ThemeToggle,
  today,
  useKit,
  useMessages,
  Waiting,
} from '@content-planner/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useKindsReady } from '../app/planner-kinds.js';
import { PrintedMonth } from './PrintedMonth.js';
import type { PageOptions } from './page-options.js';
import { sharedMessages } from './shared-messages.js';
import { useFrameHeight } from './use-frame-height.js';

/** Props of {@link SharedScreen}. */
interface SharedScreenProps {
  access: Access;
  options: PageOptions;
  /** The theme, and a function to change it. Null in frames, where the address sets the theme. */
  themeChoice: { theme: Theme; setTheme: (theme: Theme) => void } | null;
}

const dateOf = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant));

function noteOf({ from, frozenAt }: Access, text: TextsOf<typeof sharedMessages>, locale: string): string {
  if (frozenAt !== null) return text.frozen({ date: dateOf(frozenAt, locale) });
  if (from === null) return text.current;
  const isShort = window.matchMedia('(width < 600px)').matches;
  return text.from({ date: from === today() ? null : formatShortDate(from, locale), isShort });
}

/** The calendar of a link or an embed. */
export function SharedScreen({ access, options, themeChoice }: SharedScreenProps) {
  const { from, frozenAt } = access;
  const text = useMessages(sharedMessages);
  const { locale } = useKit();
  const { weekStartsOn, maxPerDay, chrome } = options;
  const [state, setState] = useState(options.state);
  const [printed, setPrinted] = useState<CalendarState | null>(null);
  const [initialRange] = useState(() => monthRange(options.state.date, weekStartsOn));
  const calendar = useCalendarProps({ initialRange });
  const { brands, loading } = useBrands();
  const isReady = useKindsReady();
  const { title, subtitle } = sharedPage(brands, useMessages(sharedPageMessages));
  const pageTitle = brands.length === 1 ? text.pageTitle({ title, subtitle }) : title;
  useFrameHeight(state.view);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  const endPrint = useCallback(() => setPrinted(null), []);

  if (loading || !isReady) return <Waiting />;
  if (printed) {
    const heading = text.printHeading({ title, frozenOn: frozenAt && dateOf(frozenAt, locale) });
    return <PrintedMonth title={heading} state={printed} weekStartsOn={weekStartsOn} onDone={endPrint} />;
  }
  return (
    <main style={{ height: '100%' }}>
      <SharedCalendar
        calendar={{
          ...calendar,
          state,
          onStateChange: (change) => setState(change.state),
          weekStartsOn,
          maxPerDay,
          firstDate: from,
        }}
        chrome={chrome}
        note={noteOf(access, text, locale)}
        onPrint={({ state: shown }) => setPrinted(shown)}
        actions={
          themeChoice && (
            <ThemeToggle
              theme={themeChoice.theme}
              onThemeChange={({ theme }) => themeChoice.setTheme(theme)}
            />
          )
        }
      />
    </main>
  );
}

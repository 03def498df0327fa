import { type Access, useBrands, useCalendarProps } from '@content-planner/sdk';
import {
  type CalendarState,
  formatShortDate,
  monthRange,
  SharedCalendar,
  sharedPage,
  type Theme,
  ThemeToggle,
  today,
  Waiting,
} from '@content-planner/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { PrintedMonth } from './PrintedMonth.js';
import type { PageOptions } from './page-options.js';
import { useFrameHeight } from './use-frame-height.js';

/** Props of {@link SharedScreen}. */
interface SharedScreenProps {
  access: Access;
  options: PageOptions;
  /** The theme, and a function to change it. Null in frames, where the address sets the theme. */
  themeChoice: { theme: Theme; setTheme: (theme: Theme) => void } | null;
}

const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant));

function noteOf({ from, frozenAt }: Access): string {
  if (frozenAt !== null) return `As of ${dateOf(frozenAt)}. Read only.`;
  if (from === null) return 'As currently planned. Read only.';
  const isNarrow = window.matchMedia('(width < 600px)').matches;
  const start = from === today() ? 'today' : formatShortDate(from, 'en-US');
  return `From ${start} on${isNarrow ? '' : ', as currently planned'}. Read only.`;
}

/** The calendar of a link or an embed. */
export function SharedScreen({ access, options, themeChoice }: SharedScreenProps) {
  const { from, frozenAt } = access;
  const { weekStartsOn, maxPerDay, chrome } = options;
  const [state, setState] = useState(options.state);
  const [printed, setPrinted] = useState<CalendarState | null>(null);
  const [initialRange] = useState(() => monthRange(options.state.date, weekStartsOn));
  const calendar = useCalendarProps({ initialRange });
  const { brands, loading } = useBrands();
  const { title, subtitle } = sharedPage(brands);
  const pageTitle = brands.length === 1 ? `${title} – ${subtitle}` : title;
  useFrameHeight(state.view);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  const endPrint = useCallback(() => setPrinted(null), []);

  if (loading) return <Waiting />;
  if (printed) {
    const heading = frozenAt === null ? title : `${title}, as of ${dateOf(frozenAt)}`;
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
        note={noteOf(access)}
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

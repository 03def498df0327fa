import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { Calendar, type CalendarProps } from '../calendar/Calendar.js';
import { type LoadEntries, useLoadedEntries } from '../calendar/use-loaded-entries.js';
import { controlling, type EntryControl } from '../entries/controlling.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useKindDescriptions } from '../kit/use-kind-descriptions.js';
import type { OwnKind } from '../logs/kinds/own-kind.js';
import type { BuiltInKindId, CalendarEntry } from '../logs/types.js';
import { ToastProvider } from '../primitives/Toast.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.js';

/** Options of {@link mountCalendar}: the props of `Calendar`, and what the providers around it need. */
export interface MountOptions<Entry extends CalendarEntry = CalendarEntry>
  extends Omit<CalendarProps<Entry>, 'entries'>,
    Pick<ThemeProviderProps, 'theme'> {
  /** The entries, or where to load them from: see {@link useLoadedEntries}. */
  entries: readonly Entry[] | string | LoadEntries<Entry>;
  /** The kinds, in order: your own ones, and the ids of those that every planner has. */
  kinds?: readonly (OwnKind | BuiltInKindId)[];
}

/** A calendar on a page without React. */
export interface MountedCalendar<Entry extends CalendarEntry = CalendarEntry> {
  /** Changes some of the options. */
  update(options: Partial<MountOptions<Entry>>): void;
  /** The functions with which your code controls the calendar. Null until it is displayed. */
  readonly control: EntryControl<Entry> | null;
  /** Removes the calendar. */
  unmount(): void;
}

interface MountedProps<Entry extends CalendarEntry> {
  options: MountOptions<Entry>;
  control: RefObject<EntryControl<Entry> | null>;
}

const loadNothing = () => Promise.resolve([]);

function Mounted<Entry extends CalendarEntry>({ options, control }: MountedProps<Entry>) {
  const { entries: given, kinds = null, theme, nonce, dir, features = [], ...rest } = options;
  const isLoaded = typeof given !== 'object';
  const loaded = useLoadedEntries<Entry>(isLoaded ? given : loadNothing);
  return (
    <ThemeProvider
      style={{ height: '100%' }}
      {...(theme && { theme })}
      {...(nonce && { nonce })}
      {...(dir && { dir })}
    >
      <ToastProvider>
        <ShortcutProvider>
          <KitProvider kinds={useKindDescriptions(kinds)}>
            <Calendar<Entry>
              {...(isLoaded ? loaded : { entries: given })}
              {...rest}
              features={[...features, controlling(control)]}
            />
          </KitProvider>
        </ShortcutProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}

/**
 * Displays a calendar in an element of a page that doesn't use React, such as one with Vue, or without a framework. The
 * calendar is as tall as the element, which can be in a shadow root.
 *
 * @example
 * const calendar = mountCalendar(document.body, { entries: '/api/entries', theme: 'system' });
 * calendar.update({ readOnly: true });
 */
export function mountCalendar<Entry extends CalendarEntry = CalendarEntry>(
  element: Element,
  given: NoInfer<MountOptions<Entry>>,
): MountedCalendar<Entry> {
  const root = createRoot(element);
  const control: RefObject<EntryControl<Entry> | null> = { current: null };
  const place = element.getRootNode();
  let options = given;
  const render = () => {
    const mounted = <Mounted options={options} control={control} />;
    root.render(
      place instanceof ShadowRoot ? <StyleSheetManager target={place}>{mounted}</StyleSheetManager> : mounted,
    );
  };
  render();
  return {
    update(changed) {
      options = { ...options, ...changed };
      render();
    },
    get control() {
      return control.current;
    },
    unmount: () => root.unmount(),
  };
}

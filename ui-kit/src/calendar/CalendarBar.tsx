import type { CalendarDate } from '@content-planner/model';
import { Fragment } from 'react';
import type { ToolbarItem } from '../entries/feature.js';
import { useCreate, useEntryHost, useFeatures, useSite } from '../entries/use-entry-host.js';
import { useTranslate } from '../kit/use-messages.js';
import type { Command } from '../shortcuts/shortcut-registry.js';
import { useCommands } from '../shortcuts/use-shortcuts.js';
import { CalendarToolbar, NEW_KEY } from './CalendarToolbar.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';
import type { ToolbarPart } from './calendar-props.js';
import { useCalendar } from './use-calendar.js';
import { useToolbarItems } from './use-toolbar-items.js';

/**
 * Returns the day that the user has chosen: the grid's tab stop or, in a list, the focused day. The tab stop follows
 * focus, and on small screens, it is the selected day.
 */
function chosenDay(root: HTMLElement | null): CalendarDate | undefined {
  const inGrid = root?.querySelector('.cp-pick[tabindex="0"]');
  const focused = root?.contains(document.activeElement) ? document.activeElement : null;
  return (inGrid ?? focused)?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;
}

/** Adds the commands of the calendar and its features to the command palette and the list of shortcuts. */
function useCalendarCommands(askForNew: (() => void) | undefined, items: readonly ToolbarItem[]): void {
  const { views, goTo, openView, today } = useCalendar();
  const translate = useTranslate();
  const text = translate(calendarMessages);
  const { parts } = useFeatures();
  const site = useSite();
  const command = (label: string, run: NonNullable<Command['run']>, more?: Partial<Command>): Command => ({
    ...more,
    group: 'calendar',
    label,
    run,
  });
  const goToToday = ({ key }: { key: string }) => {
    goTo(today);
    // The palette, which passes no key, returns focus itself.
    if (key !== '') void calendarParts.load().then(() => calendarParts.get().value?.focusDay(today));
  };
  useCommands(parts.flatMap((part) => part.commands?.(site) ?? []));
  useCommands([
    { keys: ['ArrowLeft', 'ArrowRight'], group: 'calendar', label: text.shortcuts.day },
    { keys: ['ArrowUp', 'ArrowDown'], group: 'calendar', label: text.shortcuts.week },
    { keys: ['Home', 'End'], group: 'calendar', label: text.shortcuts.weekEnds },
    { keys: ['PageUp', 'PageDown'], group: 'calendar', label: text.shortcuts.month },
    { keys: 'Enter', group: 'calendar', label: text.shortcuts.open },
    ...(askForNew ? [command(text.newEntry, askForNew, { keys: NEW_KEY })] : []),
    command(text.today, goToToday, { keys: 'T' }),
    ...views.map(({ name, label }) =>
      command(text.openView({ label: text.view({ name, label }) }), () => openView(name)),
    ),
    ...items.flatMap(({ label, run }) => (run ? [command(label, run)] : [])),
  ]);
}

const isParts = (toolbar: unknown): toolbar is readonly ToolbarPart[] => Array.isArray(toolbar);

/** The toolbar of a `CalendarRoot`, with the commands and controls of its features. */
export function CalendarBar() {
  const { props, state, change, view, views, heading, position, range, step, canStep, ...calendar } =
    useCalendar();
  const { today, goTo, openView } = calendar;
  const { headingLevel = 1, compact, toolbar } = props;
  const { features } = useFeatures();
  const items = useToolbarItems();
  const create = useCreate();
  const { rootRef } = useEntryHost();
  const askForNew =
    create &&
    (() => {
      const date = chosenDay(rootRef.current) ?? position;
      create({ startDate: date, endDate: date });
    });
  useCalendarCommands(askForNew, items);
  if (toolbar !== undefined && !isParts(toolbar)) return toolbar || null;
  const has = (part: ToolbarPart) => toolbar?.includes(part) ?? true;
  return (
    <CalendarToolbar
      heading={has('heading') ? heading : []}
      headingLevel={headingLevel}
      onPrevious={() => goTo(step(-1))}
      onToday={has('navigation') ? () => goTo(today) : undefined}
      onNext={() => goTo(step(1))}
      hasPrevious={canStep(-1)}
      hasNext={canStep(1)}
      views={has('views') ? views : []}
      view={view.name}
      onViewChange={({ view: next }) => openView(next)}
      viewControls={
        has('controls') &&
        view.controls && <view.controls state={state} onStateChange={({ state: next }) => change(next)} />
      }
      items={has('commands') ? items : []}
      onNew={has('new') ? askForNew : undefined}
      actions={
        has('actions') &&
        features.map(({ feature }) => <Fragment key={feature.name}>{feature.toolbarContent}</Fragment>)
      }
      actionsWidth={features.reduce((sum, { feature }) => sum + (feature.toolbarWidth ?? 0), 0)}
      {...(compact !== undefined && { compact })}
    />
  );
}

import { virtual } from '@guidepup/virtual-screen-reader';
import { beforeAll, expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { testFilter } from '../../../.ci/test-filter.js';
import { rangePart } from '../calendar/creation/range-part.js';
import { movePart } from '../calendar/move/move-part.js';
import { selectionPart } from '../calendar/selection/selection-part.js';
import { SHORTCUTS_KEY } from '../shortcuts/shortcuts-key.js';
import { done as calls, Planner, planner } from './planner.fixture.js';
import { type ActionTest, type ActionTests, testActions } from './test-actions.fixture.js';
import {
  acts,
  button,
  type Cell,
  checkbox,
  click,
  clicks,
  dialog,
  drag,
  enters,
  find,
  gone,
  heading,
  heard,
  hold,
  inOrder,
  item,
  keys,
  link,
  option,
  poll,
  pressing,
  radio,
  reach,
  read,
  SHIFT,
  select,
  taps,
  textbox,
  visible,
} from './ways.fixture.js';

/** Checks which actions the application was asked to perform. */
const did = (...what: string[]): Cell => poll(() => expect(calls).toEqual(what));

const focusing =
  (target: Locator): Cell =>
  () =>
    reach(target);
const day = (name: string) => button(new RegExp(`^${name}, 2026`));
const entry = (title: string) => button(new RegExp(`^${title}, `));
/** An entry in the day's list, which small screens display below the month. */
const listed = (title: string) => button(new RegExp(`^${title}`));
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const title = () => textbox('Title');
const cell = (date: string) =>
  page.elementLocator(document.querySelector(`[data-cp-date="${date}"]`) as Element);
const month = (name: string) =>
  poll(() => expect(page.getByRole('grid').first().element()).toHaveAccessibleName(name));
const pressed = (name: string) =>
  poll(() => expect(button(name).element()).toHaveAttribute('aria-pressed', 'true'));
const datesOf = (id: string, startDate: string, endDate = startDate) =>
  poll(() =>
    expect(planner.state.entries.find((one) => one.id === id)).toMatchObject({ startDate, endDate }),
  );
const state = (expected: object) => poll(() => expect(planner.state).toMatchObject(expected));

const detailsOf = (id: string): Pick<ActionTest, 'start' | 'ready'> => ({
  start: { openId: id },
  ready: () => find(button('Edit')),
});
const menu = () => page.getByRole('dialog').getByRole('button', { name: /^More actions for / });

const CALENDAR = planner.state.calendar;

const calendar: ActionTests<'calendar'> = {
  previousPeriod: {
    ...pressing(button('Previous')),
    keyboard: inOrder(focusing(day('Wednesday, November 11')), keys('{PageUp}')),
    done: month('October 2026'),
  },
  nextPeriod: {
    ...pressing(button('Next')),
    keyboard: inOrder(focusing(day('Wednesday, November 11')), keys('{PageDown}')),
    done: month('December 2026'),
  },
  today: {
    start: { calendar: { ...CALENDAR, date: '2026-03-04' } },
    ...pressing(button('Today')),
    keyboard: keys('t'),
    done: month('November 2026'),
  },
  day: {
    mouse: clicks(day('Wednesday, November 18')),
    keyboard: inOrder(focusing(day('Wednesday, November 11')), keys('{ArrowDown}')),
    taps: taps(day('Wednesday, November 18')),
    screenReader: async () => {
      await reach(day('Wednesday, November 11'));
      await virtual.press('ArrowDown');
    },
    done: async () => {
      if (dialog(/^New entry/).elements().length > 0) return;
      const target = await find(day('Wednesday, November 18'));
      await poll(() =>
        expect([document.activeElement === target, target.ariaPressed === 'true']).toContain(true),
      )();
    },
  },
  view: { ...pressing(button('Agenda')), done: pressed('Agenda') },
  months: {
    start: { calendar: { ...CALENDAR, view: 'multi' } },
    mouse: () => userEvent.selectOptions(select('Months shown'), '4'),
    keyboard: inOrder(focusing(select('Months shown')), keys('4')),
    taps: () => userEvent.selectOptions(select('Months shown'), '4'),
    screenReader: async () => {
      await reach(select('Months shown'));
      await userEvent.selectOptions(select('Months shown'), '4');
    },
    done: state({ calendar: { months: 4 } }),
  },
  allOnDay: {
    ...pressing(button(/^\+1 more/)),
    taps: taps(day('Wednesday, November 25')),
    done: visible(button(/^Store banner/)),
  },
  overviewCell: {
    start: { calendar: { ...CALENDAR, view: 'overview' } },
    ...pressing(button(/^Blog Post, November/)),
    done: pressed('Agenda'),
  },
};

const kinds = (...shown: string[]) => state({ calendar: { kinds: shown } });
const filter = (expected: Parameters<typeof testFilter>[0]) =>
  poll(() => expect(planner.state.calendar.filter).toEqual(testFilter(expected)));
const FILTERED = { calendar: { ...CALENDAR, filter: testFilter({ brandIds: ['harbor'], text: 'guide' }) } };

const filters: ActionTests<'filters'> = {
  type: {
    mouse: clicks(button('Filter by Type'), checkbox('Event')),
    keyboard: inOrder(keys('f'), enters(checkbox('Event'))),
    taps: taps(button('Filters'), button('Event')),
    screenReader: acts(button('Filter by Type'), checkbox('Event')),
    done: kinds('blog', 'email', 'social', 'podcast', 'other'),
  },
  brand: {
    ...pressing(button('Brand'), checkbox(/^Harbor/)),
    taps: taps(button('Filters'), button('Harbor & Vine')),
    done: filter({ brandIds: ['harbor'] }),
  },
  text: {
    mouse: inOrder(
      clicks(button('More filters'), page.getByRole('searchbox', { name: 'Text' })),
      keys('list'),
    ),
    keyboard: inOrder(
      keys('/'),
      () => poll(() => expect(document.activeElement).toHaveAccessibleName('Text'))(),
      keys('list'),
    ),
    taps: inOrder(taps(button('Filters'), page.getByRole('searchbox', { name: 'Text' })), keys('list')),
    screenReader: inOrder(acts(button('More filters'), page.getByRole('searchbox', { name: 'Text' })), () =>
      virtual.type('list'),
    ),
    done: filter({ text: 'list' }),
  },
  field: {
    ...pressing(button('More filters'), button('Add condition'), button(/^Status/), checkbox('Ready')),
    taps: taps(button('Filters'), button('Add condition'), button(/^Status/), checkbox('Ready')),
    done: filter({ fields: [{ fieldId: 'status', values: ['Ready'] }] }),
  },
  remove: {
    start: FILTERED,
    ...pressing(button('Remove filter: Brand is Harbor & Vine')),
    done: filter({ text: 'guide' }),
  },
  clear: {
    start: FILTERED,
    ...pressing(button('Clear filters')),
    done: filter({}),
  },
};

const openViews = (...targets: Locator[]) => pressing(button(/^Lumen launch/), ...targets);
const viewMenu = (...targets: Locator[]) =>
  pressing(button(/^Lumen launch/), button('Actions for Lumen launch'), ...targets);
const named = (name: string): Cell =>
  inOrder(() => find(textbox('Name')), focusing(textbox('Name')), keys(name));

const views: ActionTests<'views'> = {
  open: {
    ...openViews(button('Podcasts, whole year')),
    keyboard: keys('3'),
    done: state({ viewId: 'view-2' }),
  },
  save: {
    mouse: inOrder(
      openViews(button('Save view…')).mouse,
      clicks(textbox('Name')),
      keys('Mine'),
      clicks(button('Save view')),
    ),
    keyboard: inOrder(openViews(button('Save view…')).keyboard, named('Mine'), keys('{Enter}')),
    taps: inOrder(
      openViews(button('Save view…')).taps,
      taps(textbox('Name')),
      keys('Mine'),
      taps(button('Save view')),
    ),
    screenReader: inOrder(
      openViews(button('Save view…')).screenReader,
      acts(textbox('Name')),
      () => virtual.type('Mine'),
      acts(button('Save view')),
    ),
    done: did('save the view Mine'),
  },
  update: { ...openViews(button('Update “Lumen launch”')), done: state({ hasChanges: false }) },
  discard: { ...openViews(button('Discard changes')), done: state({ hasChanges: false }) },
  copyLink: { ...openViews(button('Copy link')), done: did('copy the link of the view') },
  subscribe: { ...openViews(button('Subscribe…')), done: did('subscribe to the view') },
  rename: { ...viewMenu(item('Rename…')), done: did('rename the view') },
  share: { ...viewMenu(item('Share with the team')), done: did('share the view') },
  delete: { ...viewMenu(item('Delete…')), done: did('delete the view') },
};

/** In a small window, the appearance menu and Print are in 'More actions'. */
const folded = (...targets: Locator[]) => ({
  ...pressing(...targets),
  taps: taps(button('More actions'), ...targets),
});

const appearance: ActionTests<'appearance'> = {
  colorBy: {
    ...folded(button('Appearance'), select('Color by'), option('Type')),
    done: state({ appearance: { colorBy: 'kind' } }),
  },
  density: {
    ...folded(button('Appearance'), button('Compact')),
    done: state({ appearance: { density: 'compact' } }),
  },
  weekends: {
    ...folded(button('Appearance'), checkbox('Hide weekends')),
    done: state({ appearance: { hideWeekends: true } }),
  },
  initials: {
    ...folded(button('Appearance'), checkbox('Brand initials')),
    done: state({ appearance: { shows: { initials: true } } }),
  },
  weekStart: {
    ...folded(button('Appearance'), select('Week starts on'), option('Monday')),
    done: state({ appearance: { weekStart: 1 } }),
  },
  print: { ...folded(button('Print')), done: did('print') },
  printQuarter: {
    ...folded(button('Print options'), button('Quarter on one sheet')),
    done: did('print quarter'),
  },
  pdf: { ...folded(button('Download PDF')), done: did('download a PDF') },
  csv: {
    ...pressing(button('Download options'), button('Download CSV')),
    taps: taps(button('More actions'), button('Download CSV')),
    done: did('download a CSV file'),
  },
};

const guide = () => entry('Gift guide');
const copied: Pick<ActionTest, 'ready'> = {
  ready: async () => {
    await click(menu());
    await click(item('Copy link'));
    await find(button('Dismiss'));
  },
};

const entries: ActionTests<'entries'> = {
  open: {
    mouse: clicks(guide()),
    keyboard: inOrder(focusing(day('Wednesday, November 11')), keys('{ArrowLeft}', '{Enter}', '{Enter}')),
    taps: taps(day('Tuesday, November 10'), button(/^Gift guide/)),
    screenReader: acts(guide()),
    done: visible(heading('Gift guide')),
  },
  next: {
    ...detailsOf('guide'),
    mouse: clicks(button('Close'), entry('Reserve list')),
    keyboard: keys('{ArrowRight}'),
    taps: taps(button('Close'), day('Monday, November 16'), button(/^Reserve list/)),
    screenReader: acts(entry('Reserve list')),
    done: visible(heading('Reserve list')),
  },
  close: {
    ...detailsOf('guide'),
    ...pressing(button('Close')),
    keyboard: keys('{Escape}'),
    done: gone(dialog(/./)),
  },
  edit: {
    ...detailsOf('guide'),
    ...pressing(button('Edit')),
    keyboard: keys('e'),
    done: did('edit Gift guide'),
  },
  delete: {
    ...detailsOf('guide'),
    ...pressing(menu(), item('Delete')),
    keyboard: keys('{Delete}'),
    done: did('delete Gift guide'),
  },
  duplicate: {
    ...detailsOf('guide'),
    ...pressing(menu(), item('Duplicate')),
    done: did('duplicate Gift guide'),
  },
  copyLink: {
    ...detailsOf('guide'),
    ...pressing(menu(), item('Copy link')),
    done: visible(button('Dismiss')),
  },
  toastAction: {
    ...detailsOf('guide'),
    ...copied,
    ...pressing(button('Open')),
    keyboard: keys('{F8}', '{Tab}', '{Enter}'),
    done: did('open the link'),
  },
  dismissToast: {
    ...detailsOf('guide'),
    ...copied,
    ...pressing(button('Dismiss')),
    keyboard: keys('{F8}', '{Tab}', '{Tab}', '{Enter}'),
    done: inOrder(gone(button('Dismiss')), did()),
  },
};

const strip = () => page.getByRole('application');
const list = () => entry('Reserve list');
interface Lift {
  /** The keys that move the entry. */
  step: string;
  /** The announcement after the last key in `step`. */
  announced: string;
  /** The key that ends the move. */
  end: string;
}
/** Presses M on an entry and then the keys that move the entry, with the keyboard or the screen reader. */
const lift = (target: () => Locator, { step, announced, end }: Lift) => {
  const start = inOrder(focusing(target()), keys('m'), visible(strip()), keys(step));
  return {
    keyboard: inOrder(start, keys(end)),
    screenReader: inOrder(start, () => heard([`polite: ${announced}`]), keys(end)),
  };
};
const moveDialog = (...targets: Locator[]) => pressing(inDialog('Move…'), ...targets);
/** Opens the details, as the first step of a move. */
const opened =
  (id: string, cell: Cell): Cell =>
  async () => {
    planner.open(id);
    await cell();
  };
const december16 = page.getByRole('dialog').getByRole('button', { name: /Wednesday, December 16, 2026/ });

const moving: ActionTests<'moving'> = {
  byDay: {
    ...lift(list, { step: '{ArrowRight}', announced: 'Tuesday, November 17', end: '{Enter}' }),
    mouse: () => drag(list(), cell('2026-11-17')),
    taps: opened('list', taps(inDialog('+1 day'))),
    done: datesOf('list', '2026-11-17'),
  },
  byWeek: {
    ...lift(list, { step: '{ArrowDown}', announced: 'Monday, November 23', end: '{Enter}' }),
    mouse: () => drag(list(), cell('2026-11-23')),
    taps: opened('list', taps(inDialog('+7 days'))),
    done: datesOf('list', '2026-11-23'),
  },
  byMonth: {
    ...lift(list, { step: '{PageDown}', announced: 'Wednesday, December 16', end: '{Enter}' }),
    mouse: opened('list', moveDialog(button('Next month'), december16).mouse),
    taps: opened('list', moveDialog(button('Next month'), december16).taps),
    done: datesOf('list', '2026-12-16'),
  },
  toDate: {
    ...detailsOf('list'),
    ...moveDialog(page.getByRole('dialog').getByRole('button', { name: /Thursday, November 19, 2026/ })),
    done: datesOf('list', '2026-11-19'),
  },
  lastDay: {
    ...lift(guide, {
      step: '{Shift>}{ArrowRight}{/Shift}',
      announced: 'Last day Friday',
      end: '{Enter}',
    }),
    mouse: () => drag(guide(), cell('2026-11-13'), -3),
    taps: opened('guide', taps(button('Edit'))),
    done: async () => {
      if (calls[0] !== 'edit Gift guide') await datesOf('guide', '2026-11-10', '2026-11-13')();
    },
  },
  cancel: {
    ...lift(list, { step: '{ArrowDown}', announced: 'Monday, November 23', end: '{Escape}' }),
    mouse: () => drag(list(), page.getByRole('heading', { level: 1 })),
    taps: opened(
      'list',
      inOrder(taps(inDialog('Move…')), () => find(dialog(/^Move/)), taps(button('Close'))),
    ),
    done: inOrder(gone(strip()), gone(dialog(/^Move/)), datesOf('list', '2026-11-16')),
  },
};

/** A control in the bar for the selected entries. */
const inBar = (name: string) =>
  page
    .getByRole('group', { name: 'Actions for the selected items' })
    .getByRole('button', { name, exact: true });
/** Presses a button in the bar, or in the bar's menu on small screens. */
const barAction = (name: string, ...targets: Locator[]) => ({
  ...pressing(inBar(name), ...targets),
  taps: taps(inBar('More actions'), item(name), ...targets),
});
const selected = (...ids: string[]) => poll(() => expect([...planner.state.selectedIds].sort()).toEqual(ids));
const SELECTED: Pick<ActionTest, 'start'> = { start: { selectedIds: ['guide', 'list'] } };
/** Presses a key on an element, with the keyboard or the screen reader. */
const keyOn = (target: () => Locator, keyName: string) => {
  const one = inOrder(focusing(target()), keys(keyName));
  return { keyboard: one, screenReader: one };
};
/** Selects or deselects 'Reserve list' while other entries are selected. */
const toggling = {
  ...keyOn(list, 'x'),
  mouse: () => click(list(), SHIFT),
  taps: taps(day('Monday, November 16'), listed('Reserve list')),
};
const betweenDays = async () => {
  await userEvent.keyboard('{Shift>}');
  await drag(cell('2026-11-09'), cell('2026-11-17'));
  await userEvent.keyboard('{/Shift}');
};
const tapBoth = inOrder(
  taps(day('Tuesday, November 10')),
  () => hold(listed('Gift guide'), selected('guide')),
  taps(day('Monday, November 16'), listed('Reserve list')),
);
const firstDay = textbox('First day');
const typedDate = keys('{Control>}a{/Control}11/20/2026');

const selecting: ActionTests<'selecting'> = {
  entry: {
    ...keyOn(list, 'x'),
    mouse: () => click(list(), SHIFT),
    taps: inOrder(taps(day('Monday, November 16')), () => hold(listed('Reserve list'), selected('list'))),
    done: selected('list'),
  },
  another: { start: { selectedIds: ['guide'] }, ...toggling, done: selected('guide', 'list') },
  inDetails: {
    ...detailsOf('list'),
    ...pressing(menu(), item('Select')),
    done: selected('list'),
  },
  deselect: { ...SELECTED, ...toggling, done: selected('guide') },
  days: {
    ...keyOn(() => day('Tuesday, November 10'), '{Shift>}{ArrowDown}{/Shift}'),
    mouse: betweenDays,
    taps: tapBoth,
    done: selected('guide', 'list'),
  },
  all: {
    start: { entries: planner.state.entries.slice(0, 2) },
    ...keyOn(() => day('Tuesday, November 10'), '{Control>}a{/Control}'),
    mouse: betweenDays,
    taps: tapBoth,
    done: selected('guide', 'list'),
  },
  clear: {
    ...SELECTED,
    ...pressing(inBar('Clear selection')),
    keyboard: keys('{Escape}'),
    done: selected(),
  },
  move: {
    ...SELECTED,
    mouse: inOrder(clicks(inBar('Move…'), firstDay), typedDate, clicks(button('Move'))),
    keyboard: inOrder(enters(inBar('Move…')), focusing(firstDay), typedDate, keys('{Enter}')),
    taps: inOrder(taps(inBar('Move…'), firstDay), typedDate, taps(button('Move'))),
    screenReader: inOrder(acts(inBar('Move…'), firstDay), typedDate, acts(button('Move'))),
    done: inOrder(datesOf('guide', '2026-11-20', '2026-11-22'), datesOf('list', '2026-11-26')),
  },
  shift: {
    ...SELECTED,
    ...barAction('Shift by…', button('+7 days'), button('Move')),
    keyboard: inOrder(focusing(list()), keys('m'), visible(strip()), keys('{ArrowDown}{Enter}')),
    done: inOrder(datesOf('guide', '2026-11-17', '2026-11-19'), datesOf('list', '2026-11-23')),
  },
  brand: {
    ...SELECTED,
    ...barAction('Brand…', page.getByRole('option', { name: /^Harbor & Vine/ })),
    done: did('set the brand harbor of 2 entries'),
  },
  duplicate: { ...SELECTED, ...barAction('Duplicate'), done: did('duplicate 2 entries') },
  delete: {
    ...SELECTED,
    ...barAction('Delete', page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })),
    done: did('delete 2 entries'),
  },
  hide: {
    ...SELECTED,
    ...pressing(inBar('More actions'), item('Hide from calendar')),
    done: did('hide 2 entries'),
  },
  exportCsv: {
    ...SELECTED,
    ...pressing(inBar('More actions'), item('Export CSV')),
    done: did('export 2 entries'),
  },
};

const november17 = day('Tuesday, November 17');
const november19 = day('Thursday, November 19');
const typed = (text: string): Cell => inOrder(() => find(title()), focusing(title()), keys(text));
const spoken = (text: string): Cell => inOrder(acts(title()), () => virtual.type(text));
const CREATED = (date: string) => did(`create blog Plan ${date} ${date} `);
const create = button('Create');
const card: Pick<ActionTest, 'ready'> = {
  ready: inOrder(
    () => click(button('New entry')),
    () => find(title()),
  ),
};

const creating: ActionTests<'creating'> = {
  onDay: {
    mouse: inOrder(clicks(november19), typed('Plan'), clicks(create)),
    keyboard: inOrder(enters(november19), typed('Plan{Enter}')),
    taps: inOrder(
      taps(november19, button(/^Add entry on Thursday, November 19/)),
      typed('Plan'),
      taps(create),
    ),
    screenReader: inOrder(acts(november19), spoken('Plan'), acts(create)),
    done: CREATED('2026-11-19'),
  },
  anywhere: {
    mouse: inOrder(clicks(button('New entry')), typed('Plan'), clicks(create)),
    keyboard: inOrder(keys('n'), typed('Plan{Enter}')),
    taps: inOrder(taps(button('New entry')), typed('Plan'), taps(create)),
    screenReader: inOrder(acts(button('New entry')), spoken('Plan'), acts(create)),
    done: CREATED('2026-11-11'),
  },
  acrossDays: {
    mouse: inOrder(() => drag(cell('2026-11-17'), cell('2026-11-19')), typed('Plan'), clicks(create)),
    keyboard: enters(november17, radio('Event'), button('More…')),
    taps: taps(november17, button(/^Add entry on Tuesday, November 17/), radio('Event'), button('More…')),
    screenReader: acts(november17, radio('Event'), button('More…')),
    done: async () => {
      if (!calls[0]?.startsWith('continue')) await did('create event Plan 2026-11-17 2026-11-19 ')();
      else expect(calls).toEqual(['continue with event  2026-11-17']);
    },
  },
  kind: {
    ...card,
    ...pressing(radio('Email Campaign')),
    keyboard: inOrder(focusing(radio('Blog Post')), keys('{ArrowRight}')),
    done: poll(() => expect(radio('Email Campaign').element()).toBeChecked()),
  },
  brand: {
    ...card,
    ...pressing(select('Brand'), option('Lumen Cycles')),
    done: poll(() => expect(select('Brand').element().textContent).toContain('Lumen Cycles')),
  },
  more: { ...card, ...pressing(button('More…')), done: did('continue with blog  2026-11-11') },
  repeat: {
    ...detailsOf('list'),
    ...pressing(menu(), item('Repeat…'), button('Create 4 entries')),
    done: did('create 4 entries'),
  },
  repeatRule: {
    start: { repeatedId: 'list' },
    ...pressing(select('Unit'), option('month')),
    done: visible(button('Remove Wednesday, December 16, 2026')),
  },
  removeDate: {
    start: { repeatedId: 'list' },
    ...pressing(button('Remove Monday, November 30, 2026')),
    done: visible(button('Create 3 entries')),
  },
};

const palette = select('Search and commands');
const opening: Pick<ActionTest, 'ready'> = {
  ready: inOrder(keys('{Control>}k{/Control}'), () => find(palette)),
};
/** Types into the palette and chooses the first result. */
const choosing = (text: string, result: ReturnType<typeof option>) => ({
  mouse: inOrder(keys(text), clicks(result)),
  keyboard: inOrder(keys(text), visible(result), keys('{Enter}')),
  taps: inOrder(keys(text), taps(result)),
  screenReader: inOrder(
    () => read(palette),
    () => virtual.type(text),
    visible(result),
    async () => {
      while (virtual.activeNode !== result.element()) await virtual.next();
      await virtual.act();
    },
  ),
});

const app: ActionTests<'app'> = {
  palette: {
    ...pressing(button('Search and commands')),
    keyboard: keys('{Control>}k{/Control}'),
    done: visible(palette),
  },
  goToDate: {
    ...opening,
    ...choosing('next tue', option(/^Tuesday, November 17, 2026/)),
    done: state({ calendar: { date: '2026-11-17' } }),
  },
  findEntry: {
    ...opening,
    ...choosing('gift', option(/^Gift guide/)),
    done: visible(heading('Gift guide')),
  },
  runCommand: {
    ...opening,
    ...choosing('week view', option(/^Week view/)),
    done: pressed('Week'),
  },
  shortcuts: {
    ...pressing(button('Account'), item('Keyboard shortcuts')),
    keyboard: keys('?'),
    done: visible(dialog('Keyboard shortcuts')),
  },
  singleKeys: {
    ready: inOrder(
      () => click(button('Account')),
      () => click(item('Keyboard shortcuts')),
    ),
    ...pressing(checkbox('Single-key shortcuts')),
    done: poll(() => expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off')),
  },
  sidebar: {
    ...pressing(button('Toggle Sidebar')),
    keyboard: keys('{Control>}b{/Control}'),
    done: poll(() => {
      const isOpen = dialog('Sidebar').elements().length > 0;
      expect(isOpen || button('Toggle Sidebar').element().ariaExpanded === 'false').toBe(true);
    }),
  },
  page: {
    ...pressing(link('Blog Logs')),
    taps: taps(button('Toggle Sidebar'), link('Blog Logs')),
    done: did('open /logs/blog'),
  },
  theme: { ...pressing(button('Switch to dark theme')), done: state({ theme: 'dark' }) },
  logOut: {
    ...pressing(button('Log Out')),
    taps: taps(button('Toggle Sidebar'), button('Log Out')),
    done: did('log out'),
  },
};

// Drags and key presses have no effect until the code that handles them has loaded.
beforeAll(async () => {
  await Promise.all([movePart, rangePart, selectionPart].map((part) => part.load()));
});

testActions({
  App: Planner,
  calls,
  tests: { calendar, filters, views, appearance, entries, moving, selecting, creating, app },
});

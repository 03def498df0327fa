import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { scopeLabels } from '../admin/sharing/scope-labels.js';
import { changeLabels } from '../changes/change-labels.js';
import * as kit from '../index.js';
import type { Entry } from '../logs/entry.js';
import { LOG_KINDS } from '../logs/types.js';
import {
  accessTokenOf,
  accountLink,
  brand,
  changeSetOf,
  entryChangeOf,
  entryOf,
  fieldsOf,
  LOCALE,
  passkeyOf,
  systemOf,
  TODAY,
  user,
  WORD,
} from './data.fixture.js';
import { importElsewhere, importStates } from './import-states.fixture.js';
import { marked } from './marked.fixture.js';
import { userEvent } from './user-event.fixture.js';

/** A component state, which determines which labels are visible. */
export interface State {
  /** Props to add to the sample's props. */
  props?: object;
  /** What the user does after the component is rendered. */
  act?: () => Promise<void>;
}

/** A component's labels, and the states in which they are visible. */
export interface Texts {
  /** The default labels. */
  labels: object;
  states: readonly State[];
  /** Labels that are not visible in any of the states. */
  elsewhere?: readonly string[];
}

const nothing = () => {};
const icon = <svg aria-hidden="true" width={16} height={16} />;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  return element;
};
const click = (selector: string) => async () => {
  await userEvent.click(find(selector));
};
const clickLast = (selector: string) => async () => {
  const element = [...document.querySelectorAll(selector)].at(-1);
  if (element) await userEvent.click(element);
};
/** Clicks all matching elements in order. */
const clickAll = (selector: string) => async () => {
  for (const element of document.querySelectorAll(selector)) await userEvent.click(element);
};
const pressEscape = () => userEvent.keyboard('{Escape}');
const clickLastAndEscape = (selector: string) => async () => {
  await clickLast(selector)();
  await pressEscape();
};
const SOON = { timeout: 10_000, interval: 10 };
/** Waits until the code that highlights changes has loaded. */
const changesAreShown = async () => {
  await vi.waitFor(() => find('[role="status"]:not(:empty)'), SOON);
};
/** Waits until the code for tooltips has loaded. */
const tipIsOpen = async () => {
  await vi.waitFor(() => find('[role="tooltip"]'), SOON);
};
/** Waits until a component's timers have run. */
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
const submit = click('[type="submit"]');
/** The states of the second login step. */
const codeStates: readonly State[] = [
  { props: { needsCode: true }, act: submit },
  {
    props: { needsCode: true },
    act: async () => {
      await clickLast('form > button[type="button"], form [data-full] ~ button')();
      await submit();
    },
  },
];
/** A secret without Latin letters. */
const SETUP = { secret: '234567', uri: WORD };
/** Fills in the form fields in order, and moves focus out of the last one. */
const enter =
  (...values: string[]) =>
  async () => {
    const inputs = [...document.querySelectorAll('input:not([type="checkbox"], [readonly])')];
    for (const [index, value] of values.entries()) {
      const input = inputs[index];
      if (input) await userEvent.fill(input, value);
    }
    await userEvent.tab();
  };
/** Fills in the form fields in order, and submits the form. */
const fill =
  (...values: string[]) =>
  async () => {
    await enter(...values)();
    await submit();
  };
const type = () => userEvent.type(find('[role="dialog"] input'), WORD);
/** Types into a dialog and presses Escape, so that the dialog asks whether to discard the input. */
const leave = async () => {
  await type();
  await pressEscape();
};

/** Types words into the number and URL fields, and submits the form. */
const typeWords = async () => {
  for (const mode of ['decimal', 'url']) await userEvent.fill(find(`input[inputmode="${mode}"]`), WORD);
  await submit();
};

/** Opens a select in the appearance menu. */
const openSelect = (place: number) => async () => {
  await click('button')();
  await vi.waitFor(() => find('[role="dialog"] [role="combobox"]'), SOON);
  const select = document.querySelectorAll('[role="dialog"] [role="combobox"]')[place];
  if (select) await userEvent.click(select);
};

/** Chooses an option of a select in a dialog. */
const choose = (place: number, option: number) => async () => {
  const select = document.querySelectorAll('[role="dialog"] [role="combobox"]')[place];
  if (select) await userEvent.click(select);
  const chosen = document.querySelectorAll('[role="option"]')[option];
  if (chosen) await userEvent.click(chosen);
};

/** Opens the menu in an entry's details. */
const openDetailsMenu = async () => {
  await click('[data-cp-entry]')();
  await vi.waitFor(() => find('[role="dialog"] [aria-haspopup="menu"]'), SOON);
  await click('[role="dialog"] [aria-haspopup="menu"]')();
  await vi.waitFor(() => find('[role="menu"]'), SOON);
};

const LONG = WORD.repeat(101);
const RETRY = { onRetry: nothing };
const BROKEN = [{ props: { error: true, ...RETRY } }, { props: { loading: true } }];

const details = (entry: Entry | null, rest: object = {}) => ({
  details: { entry, loading: false, error: false, fieldConfigurations: fieldsOf('event'), ...rest },
});
const inView = (view: string) => ({ defaultState: { view } });
const farApart = [
  entryOf('event'),
  entryOf('event', { id: 'far', startDate: '2026-01-05', endDate: '2026-01-05' }),
];
const openMenu = (selector: string, shown: string) => async () => {
  await click(selector)();
  await vi.waitFor(() => find(shown), SOON);
};
const byField = { ...kit.defaultCalendarAppearance, colorBy: { fieldId: 'none' } };
const APPEARANCES: kit.CalendarAppearance[] = [
  kit.defaultCalendarAppearance,
  byField,
  {
    ...kit.defaultCalendarAppearance,
    colorBy: 'kind',
    shows: { icon: true, initials: true, fieldId: 'text' },
  },
];
const APPEARANCE = { onAppearanceChange: nothing, fieldConfigurations: fieldsOf('event') };
/** More entries than a day has room for. */
const manyEntries = [
  entryOf('event'),
  ...LOG_KINDS.map((kind) => entryOf(kind, { id: kind, endDate: TODAY })),
];

const theirs = (kind: kit.LogKind): Entry => ({
  ...entryOf(kind),
  id: 'theirs',
  title: `${WORD}${WORD}`,
  brandId: 'gone',
  color: null,
  showOnCalendar: false,
  fields: {},
  version: 2,
});

const CHANGED: kit.RecentlyChanged = new Map([['event-1', { firstName: WORD }]]);

/** Picks up an entry with the keyboard. The code that moves entries is loaded on demand. */
const moveWithKeys = async () => {
  await vi.waitFor(async () => {
    (find('[data-cp-entry]') as HTMLElement).focus();
    await userEvent.keyboard('m');
    find('[role="application"]');
  }, SOON);
};
/** The labels for announcements at the end of a move, for text beside the pointer, and for the move dialog. */
const MOVES = [
  ...['movedTo', 'lastDay', 'dropped', 'movedBack', 'dragLabel', 'resizeLabel', 'length'],
  ...Object.keys(kit.moveDialogLabels)
    .filter((name) => !['span', 'distance', 'picker'].includes(name))
    .map((name) => `moveDialog.${name}`),
  ...Object.keys(kit.moveDialogLabels.picker).map((name) => `moveDialog.picker.${name}`),
];

/** Opens a filter in a wide window, in which each filter has its own button. */
const openFilters = (place: number) => async () => {
  await page.viewport(1280, 800);
  const buttons = [...document.querySelectorAll('[data-filters] button')].filter(
    (button) => button instanceof HTMLElement && button.offsetParent !== null,
  );
  const button = buttons.at(place);
  if (button) await userEvent.click(button);
  await vi.waitFor(() => find('[role="dialog"]'), SOON);
};
/** Opens the last filter, and then the menu that adds another field. */
const addField = async () => {
  await openFilters(-1)();
  await click('[data-another]')();
  await vi.waitFor(() => find('[role="menu"]'), SOON);
};
/** A filter with conditions of all types, and with ids that no longer exist. */
const fullFilter: kit.CalendarFilter = {
  kinds: ['blog', 'email'],
  brandIds: [brand.id, null, 'gone'],
  text: WORD,
  isVisible: false,
  fields: [
    { fieldId: 'dropdown', values: [WORD, `${WORD}2`, `${WORD}3`, `${WORD}4`] },
    { fieldId: 'boolean', checked: true },
    { fieldId: 'date', before: TODAY, after: TODAY },
    { fieldId: 'text', has: WORD },
    { fieldId: 'gone', checked: false },
  ],
};
const manyBrands = Array.from({ length: 9 }, (_, place) => ({ ...brand, id: `b${place + 1}` }));

const AFTER_TWO_SECONDS = ['closeHint'];
const TWO_VIEWS = ['one', 'two'].map((name) => ({ name, label: WORD }));
/** Picks some of the calendar's labels, for components that are part of the calendar. */
const pick = (...names: (keyof kit.CalendarLabels)[]) =>
  Object.fromEntries(names.map((name) => [name, kit.calendarLabels[name]]));
const moveColumn = async () => {
  await click('button')();
  await click('[data-grip] ~ button:last-child')();
};
const sortThreeTimes = async () => {
  for (let step = 0; step < 3; step += 1) await click('th [type="button"]:not([role])')();
};

const IMPOSSIBLE = { title: LONG, startDate: '2026-02-30', color: 'none' };
const dialogOf = (kind: kit.LogKind) => {
  const creating = {
    kind,
    labels: kit.entryDialogLabels(kind),
    fieldConfigurations: fieldsOf(kind).map((field) => ({ ...field, isRequired: true })),
    today: TODAY,
  };
  return { creating, editing: { ...creating, entry: entryOf(kind) } };
};
const event = dialogOf('event');

const changed = (name: string, before: unknown = WORD, after: unknown = null) => ({ name, before, after });
/** A passkey that was used 3 hours ago, and one that was used just now. */
const usedPasskeys = [12, 15].map((hour) =>
  passkeyOf({ id: `${hour}`, lastUsedAt: new Date(2026, 9, 14, hour).toISOString() }),
);
const subjectOf = (changes: Partial<kit.SubjectChange> = {}): kit.SubjectChange => ({
  subjectId: 'one',
  subjectType: 'entry',
  kind: 'social',
  title: WORD,
  values: [],
  state: 'current',
  changedBy: null,
  changedAt: null,
  ...changes,
});
/** Change sets with all actions and all types of subjects. */
const manyChanges: kit.ChangeSet[] = [
  ...(
    ['create', 'edit', 'move', 'delete', 'undo', 'register', 'login', 'logout', 'loginFailed'] as const
  ).map((action) => changeSetOf({ action, canUndo: false })),
  // An account that has replaced another one.
  changeSetOf({ action: 'register', canUndo: false, changes: [subjectOf({}), subjectOf({})] }),
  ...(['passkey', 'singleSignOn'] as const).map((loginMethod) =>
    changeSetOf({ action: 'login', loginMethod, canUndo: false }),
  ),
  changeSetOf({ action: 'move', changes: [subjectOf({ values: [changed('endDate', TODAY, TODAY)] })] }),
  ...(['create', 'edit', 'delete'] as const).map((action) =>
    changeSetOf({ action, subjectType: 'field', changes: [subjectOf({ subjectType: 'field' })] }),
  ),
  ...['isAdmin', 'isApproved', 'password', 'twoStep', 'recoveryCodes', 'passkey', 'passkeys'].flatMap(
    (name) =>
      [true, false].map((after) =>
        changeSetOf({
          subjectType: 'user',
          changes: [subjectOf({ subjectType: 'user', kind: null, values: [changed(name, null, after)] })],
        }),
      ),
  ),
  ...[WORD, null].map((after) =>
    changeSetOf({
      subjectType: 'user',
      changes: [subjectOf({ subjectType: 'user', kind: null, values: [changed('passkey', WORD, after)] })],
    }),
  ),
  changeSetOf({ channel: 'graphql', undoneBy: { actor: null, hasActor: true, channel: 'app' } }),
  changeSetOf({ channel: 'rest', undoableCount: 0 }),
  changeSetOf({ channel: 'command', subjectType: 'brand' }),
  changeSetOf({
    at: new Date(2026, 9, 13, 12).toISOString(),
    undoableCount: 51,
    subjectCount: 100,
    changes: [
      subjectOf({
        state: 'changed',
        values: [
          changed('title'),
          changed('facebook', true, false),
          changed('brandId', 'gone', null),
          changed('color', WORD, null),
          changed('showOnCalendar', true, false),
        ],
      }),
      subjectOf({ subjectId: 'two', state: 'deleted', values: [changed('mediaType')] }),
    ],
  }),
  changeSetOf({
    subjectType: 'user',
    changes: [
      subjectOf({
        subjectType: 'user',
        kind: null,
        values: Object.keys(kit.activityListLabels.values).map((name) => changed(name, WORD, WORD)),
      }),
    ],
  }),
  changeSetOf({
    subjectType: 'field',
    changes: [subjectOf({ subjectType: 'field', values: [changed('fieldLabel', WORD, WORD)] })],
  }),
  changeSetOf({
    action: 'delete',
    subjectType: 'brand',
    changes: [subjectOf({ subjectType: 'brand', kind: null, values: [changed('name'), changed('color')] })],
  }),
  changeSetOf({
    subjectType: 'accessToken',
    changes: [subjectOf({ subjectType: 'accessToken', kind: null, values: [changed('name')] })],
  }),
  changeSetOf({
    action: 'delete',
    subjectType: 'accessToken',
    changes: [subjectOf({ subjectType: 'accessToken', kind: null, values: [changed('kind')] })],
  }),
  changeSetOf({
    subjectType: 'user',
    changes: [subjectOf({ subjectType: 'user', kind: null, values: [changed('singleSignOn', null, WORD)] })],
  }),
  changeSetOf({
    subjectType: 'savedView',
    changes: [subjectOf({ subjectType: 'savedView', kind: null, values: [changed('name')] })],
  }),
  changeSetOf({ action: 'import', canUndo: false }),
  changeSetOf({ action: 'endSessions', subjectType: 'user', canUndo: false }),
  ...(['invitation', 'passwordReset'] as const).flatMap((subjectType) => [
    ...(['create', 'delete'] as const).map((action) =>
      changeSetOf({
        ...{ action, subjectType, canUndo: false },
        changes: [subjectOf({ subjectType, kind: null, values: [changed('expiresAt')] })],
      }),
    ),
    changeSetOf({
      ...{ action: 'redeem', subjectType, canUndo: false },
      changes: [subjectOf({ subjectType: 'user', kind: null })],
    }),
  ]),
].map((set, index) => ({ ...set, id: `${index}` }));
/** The id of a change whose undo requires confirmation. */
const LARGE_CHANGE = manyChanges.find(({ undoableCount }) => undoableCount > 50)?.id;
const expandAll = clickAll('[data-cp-change] [aria-expanded="false"]');
const CHANGE_LABELS_IN_SENTENCES = ['deletedUser', 'commandLine', 'somebody'];

const NOW = new Date(2026, 9, 14, 15);
/** Tokens of all kinds and in all states. */
const manyTokens = [
  accessTokenOf(),
  accessTokenOf({ lastUsedAt: null, brandIds: null, withoutBrand: true, from: null }),
  accessTokenOf({ lastUsedAt: NOW.toISOString(), brandIds: null, expiresAt: '2026-10-16T12:00:00.000Z' }),
  accessTokenOf({
    kind: 'embed',
    brandIds: ['gone'],
    withoutBrand: true,
    createdBy: null,
    isCreatorAdmin: false,
    origins: [WORD],
  }),
  accessTokenOf({ isCreatorAdmin: false }),
  accessTokenOf({ kind: 'key', canWrite: true, kinds: ['blog'], from: null }),
  accessTokenOf({
    kind: 'feed',
    feed: { isFiltered: true, brandAndKind: true, details: true, fieldIds: [] },
  }),
  accessTokenOf({ revokedAt: NOW.toISOString() }),
  accessTokenOf({ expiresAt: '2026-10-01T12:00:00.000Z' }),
].map((token, index) => ({ ...token, id: `${index}` }));
const sharingStates = [false, true].flatMap((compact) => [
  { props: { tokens: manyTokens, compact } },
  { props: { tokens: manyTokens, compact }, act: clickLast('[aria-controls][aria-expanded="false"]') },
]);

const pickChoices = (index: number) => async () => {
  const button = [...document.querySelectorAll('form button[aria-haspopup="dialog"]')][index];
  if (button) await userEvent.click(button);
};
const shortPassword = async () => {
  await userEvent.type(find('input[type="password"]'), 'short');
  await submit();
};
const chooseNothing = async () => {
  for (const index of [0, 1]) {
    await pickChoices(index)();
    await click(
      '[role="dialog"] [role="dialog"] [role="checkbox"], [data-state="open"][role="dialog"]:not(:has(form)) [role="checkbox"]',
    )();
    await pressEscape();
  }
  await submit();
};

/** Waits until the command palette's code has loaded. */
const paletteIsOpen = async () => {
  await vi.waitFor(() => find('[cmdk-item]'), SOON);
};
/** Types into the command palette, and waits for a result and its announcement. */
const typeInPalette = (text: string, result: string) => async () => {
  await userEvent.fill(await vi.waitFor(() => find('[cmdk-input]'), SOON), text);
  await vi.waitFor(() => find(`[cmdk-root]:has(${result}) [role="status"]:not(:empty)`), SOON);
};

/** Labels of the card that creates entries. The card has its own test. */
const IN_QUICK_CREATE = Object.keys(kit.quickCreateLabels).filter(
  (name) => !['kind', 'noBrand', 'close'].includes(name),
);

/** The filter labels that only FilterMenu and FilterBar display. */
const IN_FILTERS = marked(kit.filterLabels).names.filter(
  (name) => !['yes', 'no', 'filter', 'filtered', 'filterCount', 'showAllTypes', 'kind'].includes(name),
);
const FILTER_MENU = { filter: fullFilter, fieldConfigurations: fieldsOf('blog') };
/** Filters that no entry in the list matches. */
const LIST_FILTERS: kit.LogTableFilters = {
  filter: { brandIds: [null] },
  onFilterChange: () => {},
  counts: { total: 2, brands: new Map() },
  labels: Object.fromEntries(
    Object.entries(kit.filterLabels).map(([name, label]) => [
      name,
      typeof label === 'function' ? () => WORD : WORD,
    ]),
  ),
};
/** Opens all filters in a small window. */
const openFilterSheet = async () => {
  await page.viewport(414, 896);
  await click('[data-filters] > [data-narrow]')();
  await vi.waitFor(() => find('[role="dialog"]'), SOON);
};
const openViewMenu = async () => {
  await click('button')();
  await vi.waitFor(() => find('[role="dialog"]'), SOON);
};

/** The components that have labels, keyed by name. */
export const texts: Record<string, Texts> = {
  FilterMenu: {
    labels: kit.filterLabels,
    states: [
      { props: FILTER_MENU, act: openFilters(0) },
      {
        props: { ...FILTER_MENU, brands: manyBrands, counts: { shown: 1, total: 2, brands: new Map() } },
        act: async () => {
          await openFilters(1)();
          await userEvent.fill(find('[role="dialog"] input'), 'none');
        },
      },
      {
        props: { brands: manyBrands, counts: { shown: 1, total: 2, brands: new Map() } },
        act: openFilters(1),
      },
      { props: { ...FILTER_MENU, visibility: 'both' }, act: openFilters(2) },
      { props: { fieldConfigurations: fieldsOf('blog') }, act: addField },
      {
        props: FILTER_MENU,
        act: async () => {
          await openFilters(2)();
          await userEvent.fill(find('input[inputmode="numeric"]'), 'none');
          await userEvent.tab();
        },
      },
      { props: FILTER_MENU, act: openFilterSheet },
    ],
    // These labels are in the filter bar, the date picker and the list of shortcuts.
    elsewhere: [
      ...['activeFilters', 'filterName', 'removeFilter', 'entriesShown', 'deletedField', 'filterCount'],
      ...['openFilters', 'openTextFilter', 'typeFilter'],
      ...Object.keys(kit.filterLabels.datePicker)
        .filter((name) => name !== 'choose')
        .map((name) => `datePicker.${name}`),
    ],
  },
  RepeatDialog: {
    labels: kit.repeatDialogLabels,
    states: [
      {},
      { act: click('[aria-pressed="true"]') },
      { act: click('li button') },
      { act: enter(WORD, WORD) },
      { props: { existingDates: ['2026-11-30'] }, act: choose(0, 2) },
      {
        act: async () => {
          await choose(0, 2)();
          await choose(1, 1)();
        },
      },
      {
        props: { entry: { id: '1', title: WORD, startDate: '2026-10-30', endDate: '2026-10-31' } },
        act: async () => {
          await choose(1, 0)();
          await click('button[aria-haspopup="dialog"]')();
          await vi.waitFor(() => find('[role="dialog"] [role="grid"]'), SOON);
        },
      },
      {
        act: async () => {
          await choose(1, 0)();
          await enter('1', '')();
        },
      },
      {
        act: async () => {
          await choose(0, 0)();
          await choose(1, 0)();
          await enter('1', '01/01/2026')();
        },
      },
      {
        act: async () => {
          await choose(0, 0)();
          await choose(1, 0)();
          await enter('1', '31/12/2029')();
        },
      },
      { act: leave },
    ],
  },
  SaveViewDialog: {
    labels: kit.saveViewDialogLabels,
    states: [
      { props: { keeps: [WORD] }, act: submit },
      { act: fill(LONG) },
      { props: { view: { id: '1', name: WORD, isTeam: true } } },
      { act: leave },
    ],
  },
  ShortcutSheet: { labels: kit.shortcutSheetLabels, states: [{}] },
  ViewMenu: {
    labels: kit.viewMenuLabels,
    states: [
      { act: openViewMenu },
      { props: { viewId: null } },
      { props: { views: [] }, act: openViewMenu },
      {
        act: async () => {
          await openViewMenu();
          await click('[data-editable] > button:last-child')();
          await vi.waitFor(() => find('[role="menu"]'), SOON);
        },
      },
    ],
    // These labels are in the lists of shortcuts and commands.
    elsewhere: ['openViews', 'openView', 'openNamedView'],
  },
  FilterBar: {
    labels: kit.filterLabels,
    states: [
      {
        props: {
          filter: fullFilter,
          fieldConfigurations: fieldsOf('blog'),
          counts: { shown: 0, total: 2 },
          period: WORD,
        },
      },
      { props: { filter: { isVisible: true, fields: [{ fieldId: 'boolean', checked: false }] } } },
      {
        props: {
          filter: { isVisible: true, fields: [{ fieldId: 'boolean', checked: false }] },
          fieldConfigurations: fieldsOf('blog'),
        },
      },
    ],
    // These labels are in the filter menu.
    elsewhere: [
      ...['filter', 'filtered', 'showAllTypes', 'filters', 'filtersSet', 'only', 'onlyBrand'],
      ...['searchBrands', 'noBrandsFound', 'brandEntries', 'moreFilters', 'textPlaceholder'],
      ...['visibility.both', 'any', 'fieldOf', 'addValue', 'removeValue', 'anotherField', 'removeField'],
      ...['has', 'before', 'after', 'datePlaceholder', 'invalidDate', 'closeFilters', 'showEntries'],
      ...['openFilters', 'openTextFilter'],
      ...Object.keys(kit.filterLabels.datePicker).map((name) => `datePicker.${name}`),
      // Filter names are parts of other labels.
      ...['typeFilter', 'brandFilter', 'textFilter', 'visibilityFilter'],
    ],
  },
  ActivityList: {
    labels: kit.activityListLabels,
    states: [
      { props: { items: manyChanges, compact: false, onUndo: nothing }, act: expandAll },
      { props: { items: manyChanges, compact: true, onUndo: nothing } },
      { props: { items: [changeSetOf({ action: 'undo' })], compact: false, onUndo: nothing } },
      {
        props: { items: manyChanges, compact: false, onUndo: nothing },
        act: clickAll(`[data-cp-change="${LARGE_CHANGE}"] [data-size="sm"]`),
      },
      { props: { filter: { actorId: null, subjectTypes: null, actions: null, search: WORD }, items: [] } },
      { props: { items: [] } },
      { props: { items: [], loading: true } },
      { props: { hasMore: true, onNeedMore: nothing } },
      { props: { hasMore: true, onNeedMore: nothing, loadingMore: true } },
      { props: { hasMore: true, onNeedMore: nothing, moreFailed: true } },
      { props: { items: [], error: true, ...RETRY } },
      { act: click('[role="combobox"]') },
      { act: clickLast('[role="combobox"]') },
    ],
    // These labels are parts of sentences, or are announced after loading. Other tests check them.
    elsewhere: [...CHANGE_LABELS_IN_SENTENCES, 'subject', 'found'],
  },
  AccountLinkDialog: {
    labels: kit.accountLinkDialogLabels,
    states: [{}, { props: { link: { ...accountLink, kind: 'passwordReset' } } }, { act: pressEscape }],
    // Another test covers copying.
    elsewhere: ['copied', 'copyFailed'],
  },
  AddUserDialog: {
    labels: kit.addUserDialogLabels,
    states: [
      { act: submit },
      { act: fill('not an email', 'short') },
      { act: fill('not an email', 'password', LONG) },
      { act: leave },
    ],
    // The application displays these labels in a toast.
    elsewhere: ['invalidTitle', 'invalidDescription'],
  },
  BrandCards: {
    labels: kit.brandCardsLabels,
    states: [{}, ...BROKEN, { props: { brands: [] } }],
  },
  BrandDialog: {
    labels: kit.brandDialogLabels,
    states: [{ act: submit }, { act: fill(LONG, WORD) }, { props: { brand } }, { act: leave }],
  },
  AppearanceMenu: {
    labels: kit.appearanceLabels,
    states: [
      ...APPEARANCES.map((appearance) => ({
        props: { appearance },
        act: openMenu('button', '[role="dialog"] fieldset'),
      })),
      ...[0, 1, 2].map((place) => ({ act: openSelect(place) })),
    ],
  },
  BulkBar: { labels: kit.bulkBarLabels, states: [{}] },
  BulkDeleteDialog: { labels: kit.bulkDeleteDialogLabels, states: [{}] },
  BulkEditDialog: {
    labels: kit.bulkEditDialogLabels,
    states: [
      {},
      { act: clickAll('[role="checkbox"]') },
      {
        props: { allowNoBrand: true },
        act: async () => {
          await clickAll('[role="checkbox"]')();
          await pressEscape();
        },
      },
      {
        act: async () => {
          await clickAll('[role="checkbox"]')();
          await clickAll('[role="combobox"]')();
        },
      },
    ],
  },
  BulkFieldDialog: {
    labels: kit.bulkFieldDialogLabels,
    states: [
      { props: { others: 1 } },
      { act: click('[role="combobox"]') },
      {
        act: async () => {
          await choose(0, 0)();
          await pressEscape();
        },
      },
    ],
  },
  Calendar: {
    labels: kit.calendarLabels,
    states: [
      ...kit.calendarViews.flatMap(({ name: view }) => [
        { props: { ...inView(view), entries: manyEntries, onCreate: nothing, compact: false } },
        { props: { ...inView(view), entries: [], compact: true, onPrint: nothing, onPdf: nothing } },
        { props: { ...inView(view), loading: true } },
      ]),
      { props: { error: true, ...RETRY, onPrint: nothing, onPdf: nothing } },
      { props: { defaultState: { kinds: ['blog'] }, compact: false }, act: click('[data-filter]') },
      {
        props: { compact: false, onEdit: nothing, onDelete: nothing, ...details(entryOf('event')) },
        act: openDetailsMenu,
      },
      {
        props: { compact: false, ...details(entryOf('event', { dynamicFields: { boolean: false } })) },
        act: click('[data-cp-entry]'),
      },
      {
        props: { compact: false, ...details(null, { error: true, ...RETRY }) },
        act: click('[data-cp-entry]'),
      },
      { props: { compact: true }, act: click('section li button') },
      { props: { compact: false, onPrint: nothing, onPdf: nothing } },
      ...(['before', 'after'] as const).map((failed) => ({
        props: { ...inView('agenda'), loaded: { from: '2026-10-01', to: '2026-10-31', failed } },
      })),
      { props: { entries: manyEntries, compact: false }, act: click('[data-cp-more]') },
      { props: { onCreate: nothing, compact: false }, act: click('[data-cp-add]') },
      { props: { recentlyChanged: CHANGED }, act: changesAreShown },
      { props: { entries: [entryOf('event')], compact: false, onMove: nothing }, act: moveWithKeys },
      {
        props: {
          entries: [entryOf('event'), entryOf('blog')],
          selectedIds: ['event-1', 'blog-1'],
          onSelectionChange: nothing,
          labels: { ...kit.calendarLabels, isSelected: kit.selectionLabels.isSelected },
          compact: false,
          onMove: nothing,
        },
        act: async () => {
          await moveWithKeys();
          await userEvent.keyboard('{ArrowRight}');
        },
      },
      {
        props: { compact: false, onMove: nothing, ...details(null) },
        act: async () => {
          await click('[data-cp-entry]')();
          await vi.waitFor(() => find('[role="dialog"]'), SOON);
        },
      },
      { props: { ...inView('overview'), entries: farApart, compact: true } },
      {
        props: { ...inView('overview'), entries: farApart, compact: false, onPdf: nothing },
        act: openMenu('[data-menu]', 'li, [role="dialog"] button'),
      },
      {
        props: { compact: false, onPrint: nothing, onPrintLayout: nothing },
        act: openMenu('[data-menu]', '[role="dialog"] li'),
      },
      ...APPEARANCES.map((appearance) => ({
        props: { ...APPEARANCE, compact: false, appearance },
        act: openMenu('[data-appearance]', '[role="dialog"] fieldset'),
      })),
    ],
    // Log lists use the first two labels. The third one is visible if code fails to load. The fourth one is in the
    // command palette, and the next ones are in the list of shortcuts.
    elsewhere: [
      ...['abbreviations', 'none', 'partError', 'entryCommand'],
      ...Object.keys(kit.calendarLabels.shortcuts).map((name) => `shortcuts.${name}`),
      ...MOVES,
      ...Object.keys(kit.calendarLabels.detailsShortcuts).map((name) => `detailsShortcuts.${name}`),
      ...IN_FILTERS.filter((name) => name !== 'noBrand'),
      ...IN_QUICK_CREATE,
      'openView',
      'showWeekends',
    ],
  },
  CalendarPreview: { labels: pick('more'), states: [{ props: { entries: manyEntries } }] },
  CalendarPrint: {
    labels: kit.calendarPrintLabels,
    states: [
      { props: { layout: { type: 'quarter' }, filters: [WORD] } },
      { props: { layout: { type: 'agenda' } } },
      { props: { layout: { type: 'agenda' }, entries: [] } },
      { props: { appearance: byField, fieldConfigurations: fieldsOf('event') } },
      { props: { entries: manyEntries } },
      { props: { kinds: ['event'] } },
      { props: { status: 'loading' } },
      { props: { status: 'failed' } },
    ],
    // Printed entries with a custom color have a swatch in that color.
    elsewhere: [...AFTER_TWO_SECONDS, 'customColor', 'legend'],
  },
  CalendarToolbar: {
    labels: pick(
      ...([
        'previous',
        'today',
        'next',
        'navigation',
        'views',
        'view',
        'kind',
        'filter',
        'filtered',
        'filterCount',
      ] as const),
      ...(['showAllTypes', 'print', 'pdf', 'moreActions'] as const),
    ),
    states: [false, true].map((compact) => ({
      props: {
        compact,
        views: TWO_VIEWS,
        onPrint: nothing,
        onPdf: nothing,
        kinds: ['blog'],
        onKindsChange: nothing,
      },
      act: click('[data-filter]'),
    })),
  },
  ChangePasswordDialog: {
    labels: kit.changePasswordDialogLabels,
    states: [
      { act: submit },
      { act: fill('one', 'two', 'three') },
      { act: fill('one', 'password') },
      { act: leave },
      { props: { hasPassword: false } },
    ],
  },
  ColumnSettings: {
    labels: kit.columnSettingsLabels,
    states: [
      {},
      { act: click('button') },
      { act: moveColumn },
      {
        act: async () => {
          await moveColumn();
          await click('[data-head] button')();
        },
      },
    ],
  },
  ConfirmDialog: { labels: kit.confirmDialogLabels, states: [{}] },
  ConnectLoginDialog: { labels: kit.connectLoginDialogLabels, states: [{}] },
  DateInput: { labels: kit.dateInputLabels, states: [{ act: click('button') }] },
  DeleteFieldDialog: { labels: kit.deleteFieldDialogLabels, states: [{}] },
  DeleteUserDialog: { labels: kit.deleteUserDialogLabels, states: [{}] },
  Dialog: {
    labels: kit.dialogLabels,
    states: [{}, { props: { dirty: true, children: <kit.TextInput aria-label={WORD} /> }, act: leave }],
  },
  EditUserDialog: {
    labels: kit.editUserDialogLabels,
    states: [
      {},
      { act: fill('', 'short') },
      { act: fill('not an email', 'password', LONG) },
      { act: leave },
      { props: { isOwnAccount: true }, act: type },
      { props: { isOwnAccount: true }, act: fill('someone@planner.example') },
    ],
    // The password is not required, because the account keeps its password if the field is empty.
    elsewhere: ['passwordRequired'],
  },
  EntryDialog: {
    labels: {},
    states: [
      ...LOG_KINDS.flatMap((kind) => {
        const { creating, editing } = dialogOf(kind);
        return [
          { props: creating },
          { props: editing },
          { props: { ...editing, conflict: { theirs: theirs(kind) } } },
          { props: { ...editing, conflict: { theirs: theirs(kind), changedBy: { firstName: WORD } } } },
          { props: { ...editing, latest: { theirs: theirs(kind), changedBy: { firstName: WORD } } } },
        ];
      }),
      { props: event.creating, act: submit },
      { props: event.creating, act: click('[role="dialog"] button[aria-haspopup="dialog"]') },
      {
        props: { ...event.creating, fieldConfigurations: fieldsOf('event') },
        act: clickLast('[role="combobox"]'),
      },
      { props: { ...event.editing, fieldConfigurations: fieldsOf('event') }, act: typeWords },
      { props: { ...event.editing, entry: entryOf('event', IMPOSSIBLE) }, act: submit },
      { props: { ...event.editing, entry: entryOf('event', { endDate: '2026-10-01' }) }, act: submit },
      { props: { ...event.editing, conflict: { theirs: event.editing.entry } } },
      { props: { ...event.editing, conflict: { theirs: null } } },
      { props: { ...event.editing, conflict: { theirs: null } }, act: leave },
    ],
    // These labels are for a toast, for the time of a conflict, for changes made before the conflict, and for lists.
    elsewhere: ['invalidTitle', 'missing', 'changedBy.mine', 'changedBy.both', 'abbreviations', 'justNow'],
  },
  EntryHistory: {
    labels: kit.entryHistoryLabels,
    states: [
      ...(['create', 'import', 'delete', 'move'] as const).map((action) => ({
        props: { items: [entryChangeOf({}, { action })] },
      })),
      ...[
        [changed('startDate', TODAY, TODAY)],
        [changed('endDate', TODAY, TODAY)],
        [changed('category', WORD, WORD)],
        [changed('category')],
        [changed('category'), changed('color')],
      ].flatMap((values) =>
        (['edit', 'undo'] as const).map((action) => ({
          props: { items: [entryChangeOf({ values }, { action })] },
        })),
      ),
      ...[13, 12].map((day) => ({
        props: { items: [entryChangeOf({}, { at: new Date(2026, 9, day, 12).toISOString() })] },
      })),
      {
        props: {
          items: Array.from({ length: 4 }, (_, index) => entryChangeOf({}, { id: `${index}` })),
          hasMore: true,
          onNeedMore: nothing,
        },
        act: clickLast('section button'),
      },
      { props: { hasMore: true } },
      { props: { items: [] } },
      { props: { items: [], loading: true } },
      { props: { items: [], error: true, ...RETRY } },
    ],
    // These labels are parts of sentences. Other tests check the sentences.
    elsewhere: marked(changeLabels).names,
  },
  EntryEditors: {
    labels: kit.entryEditorsLabels,
    states: [1, 2, 3].map((count) => ({
      props: { people: Array.from({ length: count }, (_, id) => ({ id: `${id}`, firstName: WORD })) },
    })),
  },
  EventDetails: {
    labels: pick(
      ...(['kind', 'range', 'multiDay', 'customColor', 'fields', 'additional', 'yes', 'no'] as const),
      ...(['loading', 'detailsError', 'retry'] as const),
    ),
    states: [
      ...LOG_KINDS.map((kind) => ({ props: { entry: entryOf(kind), ...details(entryOf(kind)) } })),
      { props: details(entryOf('event', { dynamicFields: { boolean: false } })) },
      { props: details(null, { loading: true }) },
      { props: details(null, { error: true, ...RETRY }) },
    ],
  },
  FieldConfigurationDialog: {
    labels: kit.fieldConfigurationDialogLabels,
    states: [
      { act: submit },
      { act: fill(LONG) },
      { act: fill('constructor') },
      { act: clickLast('[role="dialog"] [role="checkbox"]') },
      { props: { field: { ...fieldsOf('blog')[3], fieldName: WORD } } },
      {
        props: { field: { ...fieldsOf('blog')[3], fieldName: WORD }, removedCount: 2 },
        act: async () => userEvent.fill(find('textarea'), WORD + WORD),
      },
      { props: { field: { ...fieldsOf('blog')[3], fieldName: WORD, dropdownOptions: null } }, act: submit },
      { act: click('[role="combobox"]') },
      { act: leave },
    ],
  },
  FieldSettings: {
    labels: kit.fieldSettingsLabels,
    states: [{}, ...BROKEN, { props: { fieldConfigurations: [] } }],
  },
  FormDialog: {
    labels: kit.dialogLabels,
    states: [{ props: { dirty: true, children: <kit.TextInput aria-label={WORD} /> }, act: leave }],
  },
  ImportWizard: {
    labels: kit.importWizardLabels,
    states: importStates,
    elsewhere: importElsewhere,
  },
  KeyList: {
    labels: kit.keyListLabels,
    states: [
      { props: { tokens: manyTokens.map((token) => ({ ...token, kind: 'key' })) } },
      { props: { tokens: [] } },
      ...BROKEN,
    ],
    // These labels are parts of `scope`.
    elsewhere: ['allBrands', 'anyBrand', 'deletedBrand', 'type', 'withoutBrand'],
  },
  KindChooser: { labels: pick('close', 'kind'), states: [{}] },
  Landing: { labels: kit.landingLabels, states: [{}] },
  Legend: {
    labels: kit.legendLabels,
    states: [
      {},
      { props: { entries: [entryOf('event', { color: null, brandId: null })] } },
      { props: { colorBy: byField.colorBy } },
    ],
  },
  CommandPalette: {
    labels: kit.commandPaletteLabels,
    states: [
      { act: paletteIsOpen },
      { act: typeInPalette(WORD, '[cmdk-item][data-value^="all"]') },
      {
        props: { entries: [entryOf('event'), entryOf('blog')] },
        act: typeInPalette(WORD, '[cmdk-item][data-value^="all"]'),
      },
      { props: { commands: [], entries: [] }, act: typeInPalette('ωωω', '[data-none]') },
    ],
    // The labels for these days appear only if the user types their names.
    elsewhere: ['tomorrow', 'nextWeek', 'nextMonth'],
  },
  ProfileForm: {
    labels: kit.profileFormLabels,
    states: [
      { act: fill(LONG, WORD, '') },
      { act: fill(WORD, WORD, WORD) },
      { act: enter(WORD, WORD, 'a@b.cd') },
      { act: fill(WORD, WORD, 'a@b.cd') },
    ],
  },
  QuickCreate: {
    labels: kit.quickCreateLabels,
    states: [
      {},
      { props: { compact: true } },
      { props: { fieldConfigurations: fieldsOf('blog').map((field) => ({ ...field, isRequired: true })) } },
    ],
  },
  OverviewPrint: {
    labels: kit.overviewPrintLabels,
    states: [
      { props: { filters: [WORD] } },
      { props: { status: 'loading' } },
      { props: { status: 'failed' } },
    ],
    // These labels are displayed on screen but not printed.
    elsewhere: [...AFTER_TWO_SECONDS, ...['silentFor', 'overviewCell', 'overviewTip', 'noEventsToDisplay']],
  },
  OverviewTable: {
    labels: kit.overviewLabels,
    states: [
      { props: { compact: true } },
      { props: { loading: true } },
      { props: { counts: { byKind: [], byBrand: [] } } },
    ],
  },
  InviteUserDialog: {
    labels: kit.inviteUserDialogLabels,
    states: [{}, { act: submit }, { act: fill('not an email') }, { act: leave }],
  },
  LinkReadyDialog: {
    labels: kit.linkReadyDialogLabels,
    states: [
      {},
      { props: { kind: 'key', example: WORD } },
      { props: { kind: 'embed' }, act: clickLast('[aria-pressed]') },
      { props: { token: accessTokenOf() } },
      { act: pressEscape },
    ],
    // Another test covers copying. The scope labels are parts of the summary.
    elsewhere: ['copied', 'copyFailed', ...Object.keys(scopeLabels)],
  },
  LogPrint: {
    labels: {},
    states: LOG_KINDS.flatMap((kind) => {
      const props = { kind, labels: kit.logPrintLabels(kind), fieldConfigurations: fieldsOf(kind) };
      return [
        { props: { ...props, entries: [entryOf(kind), theirs(kind)] } },
        { props: { ...props, entries: [] } },
        { props: { ...props, search: WORD, sort: { column: 'brand', direction: 'ascending' } } },
        { props: { ...props, status: 'loading' } },
        { props: { ...props, status: 'failed' } },
      ];
    }),
    // `searched` is only displayed as part of the label `filtered`.
    elsewhere: [...AFTER_TWO_SECONDS, 'searched'],
  },
  LiveIndicator: {
    labels: kit.liveIndicatorLabels,
    states: [{}, { props: { status: 'connecting' }, act: wait }, { props: { status: 'offline' }, act: wait }],
  },
  LogTable: {
    labels: {},
    states: LOG_KINDS.flatMap((kind) => {
      const shared = { kind, labels: kit.logTableLabels(kind), fieldConfigurations: fieldsOf(kind) };
      const props = { ...shared, entries: [entryOf(kind), theirs(kind)], selectedIds: [], compact: false };
      return [
        { props: { ...props, search: WORD, sort: { column: 'brand', direction: 'ascending' } } },
        { props, act: click('th [type="button"]:not([role])') },
        { props, act: sortThreeTimes },
        { props, act: click('[data-cp-control="open"]') },
        { props: { ...props, search: 'łłłłłłłłłłłłł' } },
        { props: { ...props, entries: [], filters: LIST_FILTERS } },
        { props: { ...props, today: '2000-01-01' } },
        { props: { ...props, recentlyChanged: CHANGED }, act: changesAreShown },
        { props: { ...props, compact: true }, act: click('[data-cp-control="menu"]') },
        { props: { ...props, entries: [], onCreate: nothing } },
        { props: { ...props, entries: [], loading: true } },
        { props: { ...props, error: true, ...RETRY } },
      ];
    }),
    // The first label is visible on small screens. The Calendar and MoveDialog tests cover the other labels.
    elsewhere: [
      ...['detailsTitle', 'move'],
      ...Object.keys(kit.calendarLabels.detailsShortcuts).map((name) => `detailsShortcuts.${name}`),
      ...marked({ moveDialog: kit.calendarLabels.moveDialog }).names,
    ].map((name) => `details.${name}`),
  },
  LoginDialog: {
    labels: kit.loginDialogLabels,
    states: [
      { props: { providers: [{ name: WORD, href: '#' }], onPasskey: nothing } },
      { props: { busy: true } },
      { act: submit },
      ...codeStates,
    ],
  },
  LoginForm: {
    labels: kit.loginFormLabels,
    states: [
      { props: { providers: [{ name: WORD, href: '#' }], onPasskey: nothing } },
      { act: submit },
      { act: fill('not an email') },
      { props: { busy: true } },
      { props: { canRegister: false } },
      ...codeStates,
    ],
  },
  LoginGate: {
    labels: kit.loginGateLabels,
    states: [
      { props: { providers: [{ name: WORD, href: '#' }], onPasskey: nothing } },
      { act: submit },
      { act: fill('not an email') },
      { props: { busy: true } },
      { props: { canRegister: false } },
      { props: { sessionEnded: true } },
      { props: { loading: true } },
      { props: { failure: WORD, ...RETRY } },
      { props: { setupHref: '#', onRetry: nothing } },
      ...codeStates,
    ],
    // This label is announced after a login: see the LoginGate tests.
    elsewhere: ['loggedIn'],
  },
  MoveDialog: {
    labels: kit.moveDialogLabels,
    states: [
      {},
      { props: { entries: [entryOf('event'), entryOf('blog')] } },
      { props: { entries: [entryOf('event'), entryOf('blog')] }, act: clickLast('[role="group"] button') },
      { props: { entries: [entryOf('event'), entryOf('blog')] }, act: clickLast('[aria-pressed="false"]') },
    ],
  },
  NewLinkDialog: {
    labels: kit.newLinkDialogLabels,
    states: [
      { act: submit },
      { act: fill(LONG) },
      { act: chooseNothing },
      { props: { entries: manyEntries } },
      { props: { kind: 'key' } },
      { props: { kind: 'embed' } },
      { props: { kind: 'embed' }, act: submit },
      // The test window is small, so the preview is behind a button.
      { act: click('[role="dialog"] footer button') },
      { props: { token: accessTokenOf({ kind: 'embed', origins: ['/'] }) }, act: submit },
      { props: { token: accessTokenOf({ brandIds: ['gone'], withoutBrand: true, from: '2026-01-01' }) } },
      { props: { token: accessTokenOf({ brandIds: null }) } },
      {
        props: { token: accessTokenOf({ from: '2026-01-01' }) },
        act: click('input[inputmode="numeric"] ~ button'),
      },
      { props: { token: accessTokenOf({ expiresAt: '2026-10-01T12:00:00.000Z', from: 'x' }) }, act: submit },
      { act: pickChoices(1) },
      { act: clickLast('form [aria-pressed]:not(:has(svg))') },
      { act: shortPassword },
      { act: click('[role="combobox"]') },
      { act: leave },
    ],
  },
  NotFound: { labels: kit.notFoundLabels, states: [{}] },
  ChoosePasswordForm: {
    labels: kit.choosePasswordFormLabels,
    states: [
      { act: submit },
      { act: fill(WORD, WORD, 'short', 'shorter') },
      { act: fill(WORD, WORD, 'password') },
      { props: { busy: true } },
      { props: { kind: 'passwordReset' } },
      { props: { kind: 'passwordReset', busy: true } },
      { props: { kind: 'passwordReset', tokens: manyTokens } },
      { props: { ended: WORD } },
    ],
    // These labels are parts of `tokenFacts`.
    elsewhere: ['neverUsed', 'used', 'usedNow'],
  },
  RegisterForm: {
    labels: kit.registerFormLabels,
    states: [
      { act: submit },
      { act: fill(WORD, WORD, 'not an email', 'short', 'shorter') },
      { act: fill(WORD, WORD, WORD, 'password') },
      { props: { busy: true } },
      { props: { needsSetupCode: true, isFirstAccount: true } },
      { props: { needsSetupCode: true }, act: submit },
      { props: { closed: true } },
    ],
  },
  SharedCalendar: {
    labels: kit.sharedCalendarLabels,
    states: [
      { props: { onPrint: nothing } },
      { props: { chrome: false } },
      {
        props: {
          calendar: {
            brands: manyBrands,
            entries: [],
            today: TODAY,
            locale: LOCALE,
            labels: marked(kit.calendarLabels).labels,
          },
        },
      },
    ],
  },
  PasskeyList: {
    labels: kit.passkeyListLabels,
    states: [
      { props: { passkeys: [passkeyOf(), passkeyOf({ id: 'p2', isSynced: false })] } },
      { props: { passkeys: usedPasskeys }, act: clickLast('li button') },
      { props: { passkeys: [] } },
      ...BROKEN,
    ],
  },
  RenamePasskeyDialog: {
    labels: kit.renamePasskeyDialogLabels,
    states: [{ act: fill(' ') }, { act: fill(LONG) }, { act: leave }],
  },
  RevokeDialog: { labels: kit.revokeDialogLabels, states: [{}] },
  SessionList: {
    labels: kit.sessionListLabels,
    states: [{ act: clickLast('button') }, ...BROKEN],
    // These labels appear only inside the text of the `used` label.
    elsewhere: ['justNow', 'now'],
  },
  SharingList: {
    labels: kit.sharingListLabels,
    states: [
      ...sharingStates,
      { props: { tokens: [] } },
      { props: { kinds: ['key'] } },
      { props: { compact: true }, act: click('li button') },
      { props: { tokens: manyTokens }, act: click('section button') },
      ...BROKEN,
    ],
  },
  SelectionBar: {
    labels: kit.selectionBarLabels,
    states: [
      {
        props: {
          ...{ onShift: nothing, onBrand: nothing, onDuplicate: nothing, onDelete: nothing },
          actions: [{ id: 'hide', label: WORD, onSelect: nothing }],
        },
        // In a narrow window, most actions are in the menu.
        act: async () => {
          await page.viewport(1280, 800);
          await vi.waitFor(() => find('[data-variant="danger"]'), SOON);
        },
      },
      {
        props: {
          fields: kit.selectionFields([entryOf('blog'), entryOf('event')], fieldsOf('blog')),
          onField: nothing,
        },
        // Use the keyboard: without a calendar, the bar is above the top edge of the window, where it can't be clicked.
        act: async () => {
          (find('[aria-haspopup="menu"]') as HTMLElement).focus();
          await userEvent.keyboard('{Enter}');
          await vi.waitFor(() => find('[role="menuitem"]'), SOON);
        },
      },
    ],
  },
  SubscribeDialog: {
    labels: kit.subscribeDialogLabels,
    states: [
      { props: { fieldConfigurations: fieldsOf('blog').map((field) => ({ ...field, isShareable: true })) } },
      { props: { token: accessTokenOf({ kind: 'feed' }) } },
      { act: clickLastAndEscape('[role="checkbox"]') },
      { props: { url: WORD } },
      { props: { url: WORD }, act: pressEscape },
    ],
    // Another test covers copying.
    elsewhere: ['copied', 'copyFailed'],
  },
  Shell: {
    labels: kit.shellLabels,
    // The sidebar is open, regardless of the cookie that another test has set.
    states: [
      { props: { sidebarOpen: true, onSearch: nothing } },
      {
        props: { sidebarOpen: true },
        act: async () => {
          await userEvent.tab();
          (find('header [aria-expanded]') as HTMLElement).focus();
          await tipIsOpen();
        },
      },
      {
        props: {
          sidebarOpen: true,
          theme: 'light',
          userMenuItems: [{ id: 'one', label: WORD, icon, onSelect: nothing }],
        },
      },
    ],
    // Only small windows have the sheet that uses the first label. The second one is in a tooltip.
    elsewhere: ['closeSidebar', 'searchShortcut'],
  },
  ThemeToggle: {
    labels: kit.themeToggleLabels,
    states: [
      {
        act: async () => {
          await userEvent.tab();
          await tipIsOpen();
        },
      },
      { props: { theme: 'light' } },
    ],
  },
  TwoStepDialog: {
    labels: kit.twoStepDialogLabels,
    states: [
      { act: submit },
      { props: { setup: SETUP }, act: submit },
      { props: { purpose: 'turnOff' } },
      { props: { recoveryCodes: [WORD] } },
      { props: { recoveryCodes: [WORD] }, act: pressEscape },
    ],
    // Other tests cover copying, downloading and printing, and the confirmation before a form's input is discarded.
    elsewhere: [
      'copied',
      'copyFailed',
      'discard',
      'discardQuestion',
      'fileName',
      'keepEditing',
      'printTitle',
    ],
  },
  TwoStepRequired: {
    labels: kit.twoStepRequiredLabels,
    states: [{ props: { onLogout: nothing } }, { props: { setupHref: '#', onContinue: nothing } }],
  },
  TwoStepSettings: {
    labels: kit.twoStepSettingsLabels,
    states: [
      {},
      { props: { isRequired: true } },
      { props: { turnedOnAt: '2026-10-13T12:00:00.000Z' } },
      { props: { loading: true } },
    ],
  },
  SystemOverview: {
    labels: kit.systemOverviewLabels,
    states: [
      {},
      { props: { system: systemOf({ lastBackup: null, database: null }) } },
      {
        props: {
          system: systemOf({
            isEmbedded: false,
            disk: null,
            pool: { inUse: 1, waiting: 0, max: 2 },
            lastBackup: { at: `${TODAY}T09:00:00.000Z`, isComplete: false, completedAt: null, size: null },
          }),
        },
      },
      ...BROKEN,
    ],
  },
  UserLists: {
    labels: kit.userListsLabels,
    states: [
      { props: { onEndSessions: nothing }, act: clickLast('[data-user] [aria-haspopup="menu"]') },
      {
        act: clickLast('[data-user] [aria-haspopup="menu"]'),
        props: {
          onResetPassword: nothing,
          accountLinks: [accountLink, { ...accountLink, id: 'reset', kind: 'passwordReset' }],
          onRevokeLink: nothing,
        },
      },
      {
        props: { onResetTwoStep: nothing, users: [{ ...user, hasTwoStep: true }] },
        act: clickLast('[data-user] [aria-haspopup="menu"]'),
      },
      ...BROKEN,
      { props: { users: [] } },
      { props: { users: [user], busyUserIds: [user.id] } },
    ],
  },
};

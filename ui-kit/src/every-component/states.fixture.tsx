import { userEvent } from 'vitest/browser';
import * as kit from '../index.js';
import type { Entry } from '../logs/entry.js';
import { LOG_KINDS } from '../logs/types.js';
import { brand, entryOf, fieldsOf, TODAY, user, WORD } from './data.fixture.js';

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
const submit = click('[type="submit"]');
/** Fills in the form fields in order, and submits the form. */
const fill =
  (...values: string[]) =>
  async () => {
    const inputs = [...document.querySelectorAll('input:not([type="checkbox"])')];
    for (const [index, value] of values.entries()) {
      const input = inputs[index];
      if (input) await userEvent.fill(input, value);
    }
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

const LONG = WORD.repeat(101);
const RETRY = { onRetry: nothing };
const BROKEN = [{ props: { error: true, ...RETRY } }, { props: { loading: true } }];

const details = (entry: Entry | null, rest: object = {}) => ({
  details: { entry, loading: false, error: false, fieldConfigurations: fieldsOf('event'), ...rest },
});
const inView = (view: string) => ({ defaultState: { view } });
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

/** The components that have labels, by name. */
export const texts: Record<string, Texts> = {
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
  BulkBar: { labels: kit.bulkBarLabels, states: [{}] },
  BulkDeleteDialog: { labels: kit.bulkDeleteDialogLabels, states: [{}] },
  BulkEditDialog: {
    labels: kit.bulkEditDialogLabels,
    states: [
      {},
      { act: clickAll('[role="checkbox"]') },
      {
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
  Calendar: {
    labels: kit.calendarLabels,
    states: [
      ...['month', 'multi', 'week', 'agenda'].flatMap((view) => [
        { props: { ...inView(view), entries: manyEntries, onCreate: nothing, compact: false } },
        { props: { ...inView(view), entries: [], compact: true, onPrint: nothing, onPdf: nothing } },
        { props: { ...inView(view), loading: true } },
      ]),
      { props: { error: true, ...RETRY, onPrint: nothing, onPdf: nothing } },
      { props: { defaultState: { kinds: ['blog'] }, compact: false }, act: click('[data-filter]') },
      {
        props: { compact: false, onEdit: nothing, ...details(entryOf('event')) },
        act: click('[data-cp-entry]'),
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
    ],
    // Log lists use the first two labels. The last one is visible if code fails to load.
    elsewhere: ['abbreviations', 'none', 'partError'],
  },
  CalendarPreview: { labels: pick('more'), states: [{ props: { entries: manyEntries } }] },
  CalendarPrint: {
    labels: kit.calendarPrintLabels,
    states: [
      { props: { entries: manyEntries } },
      { props: { kinds: ['event'] } },
      { props: { status: 'loading' } },
      { props: { status: 'failed' } },
    ],
    elsewhere: AFTER_TWO_SECONDS,
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
    // These labels are for a toast, for changes made before the conflict, and for lists.
    elsewhere: ['invalidTitle', 'missing', 'changedBy.mine', 'changedBy.both', 'abbreviations'],
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
      { props: { field: { ...fieldsOf('blog')[3], fieldName: WORD } } },
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
  KindChooser: { labels: pick('close', 'kind'), states: [{}] },
  Landing: { labels: kit.landingLabels, states: [{}] },
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
    elsewhere: AFTER_TWO_SECONDS,
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
        { props: { ...props, today: '2000-01-01' } },
        { props: { ...props, compact: true }, act: click('[data-cp-control="menu"]') },
        { props: { ...props, entries: [], onCreate: nothing } },
        { props: { ...props, entries: [], loading: true } },
        { props: { ...props, error: true, ...RETRY } },
      ];
    }),
  },
  LoginDialog: {
    labels: kit.loginDialogLabels,
    states: [{}, { props: { busy: true } }, { act: submit }],
  },
  LoginForm: {
    labels: kit.loginFormLabels,
    states: [
      { act: submit },
      { act: fill('not an email') },
      { props: { busy: true } },
      { props: { canRegister: false } },
    ],
  },
  LoginGate: {
    labels: kit.loginGateLabels,
    states: [
      { act: submit },
      { act: fill('not an email') },
      { props: { busy: true } },
      { props: { canRegister: false } },
      { props: { sessionEnded: true } },
      { props: { loading: true } },
      { props: { failure: WORD, ...RETRY } },
    ],
    // This label is announced after a login: see the LoginGate tests.
    elsewhere: ['loggedIn'],
  },
  NotFound: { labels: kit.notFoundLabels, states: [{}] },
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
  Shell: {
    labels: kit.shellLabels,
    // The sidebar is open, regardless of the cookie that another test has set.
    states: [
      { props: { sidebarOpen: true } },
      {
        props: { sidebarOpen: true },
        act: async () => {
          await userEvent.tab();
          (find('header [aria-expanded]') as HTMLElement).focus();
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
    // Only small windows have the sheet that uses this label.
    elsewhere: ['closeSidebar'],
  },
  ThemeToggle: {
    labels: kit.themeToggleLabels,
    states: [{ act: () => userEvent.tab() }, { props: { theme: 'light' } }],
  },
  UserLists: {
    labels: kit.userListsLabels,
    states: [{}, ...BROKEN, { props: { users: [] } }, { props: { users: [user], busyUserIds: [user.id] } }],
  },
};

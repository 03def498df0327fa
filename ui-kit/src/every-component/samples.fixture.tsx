import type { CSSProperties, ReactElement, RefCallback } from 'react';
import { testFilter } from '../../../.ci/test-filter.js';
import * as kit from '../index.js';
import {
  accessTokenOf,
  accountLink,
  brand,
  changeSetOf,
  entryChangeOf,
  entryOf,
  passkeyOf,
  sessionOf,
  sharedField,
  systemOf,
  TODAY,
  user,
  WORD,
} from './data.fixture.js';

/** Props that a test passes in addition to the required ones. */
export interface Given {
  className?: string;
  style?: CSSProperties;
  id?: string;
  ref?: RefCallback<Element>;
  'data-given'?: string;
}

/** Describes how to render a component. */
export interface Sample {
  /** Renders the component with its required props and the given ones. */
  draw: (given: Given) => ReactElement;
  /**
   * The element that receives the given props: the root element, an element inside a calendar, or a floating element
   * such as a dialog. In controls that have a frame, the frame receives `className` and `style`, and the control receives
   * the other props.
   * @default 'root'
   */
  lands?: 'root' | 'inside' | 'float' | 'control';
  /** Whether the component opens when its button is clicked. */
  opensByClick?: boolean;
}

const nothing = () => {};
const icon = <svg aria-hidden="true" width={16} height={16} />;
const choices = [
  { value: 'one', label: WORD },
  { value: 'two', label: WORD },
];
const lists = { entries: [entryOf('event')] };
/** The counts for one entry in January and one in October, with gaps and a long silence in between. */
const counts = kit.countEntries({
  entries: [entryOf('event'), entryOf('event', { startDate: '2026-01-05', endDate: '2026-01-05' })],
  brands: [brand],
  from: '2026-01-01',
  months: 12,
  today: TODAY,
});
const dialog = { open: true, onOpenChange: nothing };
/** A ref to the page, used as the anchor of a popover. */
const page = {
  get current() {
    return typeof document === 'undefined' ? null : document.body;
  },
};
const person = { firstName: WORD, lastName: WORD, email: WORD };

/** All exported components, keyed by name. */
export const samples: Record<string, Sample> = {
  AccountSection: {
    draw: (given) => (
      <kit.AccountSection title={WORD} description={WORD} {...given}>
        {WORD}
      </kit.AccountSection>
    ),
  },
  ActivityList: {
    draw: (given) => (
      <kit.ActivityList
        items={[changeSetOf()]}
        people={[{ id: user.id, firstName: WORD }]}
        today={TODAY}
        {...given}
      />
    ),
  },
  AccountLinkDialog: {
    draw: (given) => <kit.AccountLinkDialog {...dialog} link={accountLink} url={WORD} {...given} />,
    lands: 'float',
  },
  AddUserDialog: {
    draw: (given) => <kit.AddUserDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  AppearanceMenu: {
    draw: (given) => (
      <kit.AppearanceMenu
        {...lists}
        appearance={kit.defaultCalendarAppearance}
        onAppearanceChange={nothing}
        {...given}
      />
    ),
  },
  AuthLayout: {
    draw: (given) => (
      <kit.AuthLayout title={WORD} product={WORD} {...given}>
        {WORD}
      </kit.AuthLayout>
    ),
  },
  Avatar: { draw: (given) => <kit.Avatar {...person} {...given} /> },
  Badge: { draw: (given) => <kit.Badge {...given}>{WORD}</kit.Badge> },
  BrandCards: {
    draw: (given) => (
      <kit.BrandCards brands={[brand]} onCreate={nothing} onEdit={nothing} onDelete={nothing} {...given} />
    ),
  },
  BrandDialog: {
    draw: (given) => <kit.BrandDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  BrandMark: { draw: (given) => <kit.BrandMark name={WORD} {...given} /> },
  BulkDeleteDialog: {
    draw: (given) => <kit.BulkDeleteDialog {...dialog} count={2} onConfirm={nothing} {...given} />,
    lands: 'float',
  },
  BulkEditDialog: {
    draw: (given) => <kit.BulkEditDialog {...dialog} count={2} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  Button: { draw: (given) => <kit.Button {...given}>{WORD}</kit.Button> },
  ButtonGroup: {
    draw: (given) => (
      <kit.ButtonGroup label={WORD} {...given}>
        <kit.Button>{WORD}</kit.Button>
      </kit.ButtonGroup>
    ),
  },
  Calendar: { draw: (given) => <kit.Calendar {...lists} today={TODAY} {...given} /> },
  CalendarPreview: { draw: (given) => <kit.CalendarPreview {...lists} cursor={TODAY} {...given} /> },
  CalendarPrint: {
    draw: (given) => (
      <kit.CalendarPrint {...lists} status="ready" autoPrint={false} date={TODAY} {...given} />
    ),
  },
  CalendarRoot: {
    draw: (given) => (
      <kit.CalendarRoot {...lists} defaultState={{ date: TODAY }} features={[kit.details()]} {...given} />
    ),
  },
  CalendarToolbar: {
    draw: (given) => (
      <kit.CalendarToolbar
        heading={[{ text: WORD, isYear: false }]}
        views={[{ name: 'one', label: WORD }]}
        view="one"
        onViewChange={nothing}
        onPrevious={nothing}
        onToday={nothing}
        onNext={nothing}
        {...given}
      />
    ),
  },
  Card: { draw: (given) => <kit.Card {...given}>{WORD}</kit.Card> },
  ChangePasswordDialog: {
    draw: (given) => <kit.ChangePasswordDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  ChoosePasswordForm: {
    draw: (given) => (
      <kit.ChoosePasswordForm kind="invitation" email={WORD} product={WORD} onSubmit={nothing} {...given} />
    ),
  },
  Checkbox: { draw: (given) => <kit.Checkbox {...given}>{WORD}</kit.Checkbox>, lands: 'control' },
  ColorDot: { draw: (given) => <kit.ColorDot color="#123456" {...given} /> },
  ColorField: {
    draw: (given) => <kit.ColorField aria-label={WORD} pickLabel={WORD} {...given} />,
    lands: 'control',
  },
  ColumnSettings: {
    draw: (given) => <kit.ColumnSettings kind="event" onChange={nothing} {...given} />,
  },
  ConfirmDialog: {
    draw: (given) => (
      <kit.ConfirmDialog {...dialog} title={WORD} description={WORD} onConfirm={nothing} {...given} />
    ),
    lands: 'float',
  },
  ConnectLoginDialog: {
    draw: (given) => (
      <kit.ConnectLoginDialog
        {...dialog}
        account={{ firstName: WORD, lastName: null, email: WORD }}
        login={{ provider: WORD, name: WORD, email: WORD }}
        onConfirm={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  DateInput: {
    draw: (given) => <kit.DateInput aria-label={WORD} placeholder={WORD} defaultValue={TODAY} {...given} />,
    lands: 'control',
  },
  MergeFieldsDialog: {
    draw: (given) => (
      <kit.MergeFieldsDialog
        {...dialog}
        fields={{ from: sharedField, into: sharedField }}
        preview={{ kinds: [{ kind: 'blog', count: 3, conflictCount: 1 }], options: [] }}
        onConfirm={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  DeleteKindDialog: {
    draw: (given) => (
      <kit.DeleteKindDialog
        {...dialog}
        kind={{ id: 'fair', names: { one: WORD, many: WORD }, isHidden: false }}
        count={3}
        onConfirm={nothing}
        onHide={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  DeleteFieldDialog: {
    draw: (given) => (
      <kit.DeleteFieldDialog {...dialog} field={{ name: WORD }} onConfirm={nothing} {...given} />
    ),
    lands: 'float',
  },
  DeleteUserDialog: {
    draw: (given) => <kit.DeleteUserDialog {...dialog} user={user} onConfirm={nothing} {...given} />,
    lands: 'float',
  },
  Dialog: { draw: (given) => <kit.Dialog {...dialog} title={WORD} {...given} />, lands: 'float' },
  EditUserDialog: {
    draw: (given) => <kit.EditUserDialog {...dialog} user={user} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  EmptyState: { draw: (given) => <kit.EmptyState icon={icon} title={WORD} {...given} /> },
  EntryButton: {
    draw: (given) => (
      <kit.CalendarRoot {...lists} features={[]}>
        <kit.EntryButton entry={entryOf('event')} {...given} />
      </kit.CalendarRoot>
    ),
    lands: 'inside',
  },
  EntryChip: { draw: (given) => <kit.EntryChip kind="blog" title={WORD} {...given} /> },
  EntryDialog: {
    draw: (given) => <kit.EntryDialog {...dialog} kind="blog" onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  EntryHistory: {
    draw: (given) => <kit.EntryHistory items={[entryChangeOf()]} today={TODAY} {...given} />,
  },
  EntryEditors: {
    draw: (given) => <kit.EntryEditors people={[{ id: '1', firstName: WORD }]} {...given} />,
  },
  ErrorState: {
    draw: (given) => <kit.ErrorState title={WORD} onRetry={nothing} {...given} />,
  },
  EventDetails: {
    draw: (given) => <kit.EventDetails entry={entryOf('event')} {...given} />,
  },
  Field: {
    draw: (given) => (
      <kit.Field label={WORD} {...given}>
        {(control) => <kit.TextInput {...control} />}
      </kit.Field>
    ),
  },
  FieldConfigurationDialog: {
    draw: (given) => <kit.FieldConfigurationDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  FieldSettings: {
    draw: (given) => (
      <kit.FieldSettings
        kind="blog"
        fields={[]}
        onKindChange={nothing}
        onCreate={nothing}
        onEdit={nothing}
        onDelete={nothing}
        {...given}
      />
    ),
  },
  FilterBar: {
    draw: (given) => (
      <kit.FilterBar filter={testFilter({ text: WORD })} onFilterChange={nothing} {...given} />
    ),
  },
  FilterMenu: {
    draw: (given) => <kit.FilterMenu filter={testFilter()} onFilterChange={nothing} {...given} />,
  },
  FormDialog: {
    draw: (given) => <kit.FormDialog {...dialog} title={WORD} submitLabel={WORD} {...given} />,
    lands: 'float',
  },
  FormGrid: { draw: (given) => <kit.FormGrid {...given}>{WORD}</kit.FormGrid> },
  IconButton: { draw: (given) => <kit.IconButton label={WORD} icon={icon} {...given} /> },
  ImportWizard: {
    draw: (given) => (
      <kit.ImportWizard today={TODAY} onCheck={async () => []} onImport={async () => {}} {...given} />
    ),
  },
  KeyList: {
    draw: (given) => (
      <kit.KeyList
        tokens={[accessTokenOf({ kind: 'key' })]}
        now={new Date(2026, 9, 14, 15)}
        onCreate={nothing}
        onRevoke={nothing}
        {...given}
      />
    ),
  },
  KindChooser: {
    draw: (given) => <kit.KindChooser {...dialog} title={WORD} onChoose={nothing} {...given} />,
    lands: 'float',
  },
  KindDialog: {
    draw: (given) => <kit.KindDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  KindSettings: {
    draw: (given) => (
      <kit.KindSettings kinds={[]} onCreate={nothing} onEdit={nothing} onDelete={nothing} {...given} />
    ),
  },
  Landing: { draw: (given) => <kit.Landing {...given} /> },
  Legend: { draw: (given) => <kit.Legend entries={lists.entries} {...given} /> },
  Link: {
    draw: (given) => (
      <kit.Link href="/" {...given}>
        {WORD}
      </kit.Link>
    ),
  },
  InviteUserDialog: {
    draw: (given) => <kit.InviteUserDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  LinkReadyDialog: {
    draw: (given) => <kit.LinkReadyDialog {...dialog} kind="link" name={WORD} value={WORD} {...given} />,
    lands: 'float',
  },
  LogPrint: {
    draw: (given) => <kit.LogPrint {...lists} kind="event" status="ready" autoPrint={false} {...given} />,
  },
  LogTable: {
    draw: (given) => <kit.LogTable {...lists} kind="event" onEdit={nothing} onDelete={nothing} {...given} />,
  },
  LoginGate: {
    draw: (given) => (
      <kit.LoginGate open={false} product={WORD} onSubmit={nothing} {...given}>
        {WORD}
      </kit.LoginGate>
    ),
  },
  PasskeyList: {
    draw: (given) => (
      <kit.PasskeyList
        passkeys={[passkeyOf()]}
        now={new Date(2026, 9, 14, 15)}
        onAdd={nothing}
        onRename={nothing}
        onRemove={nothing}
        {...given}
      />
    ),
  },
  LoginDialog: {
    draw: (given) => <kit.LoginDialog {...dialog} email={WORD} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  LoginForm: { draw: (given) => <kit.LoginForm product={WORD} onSubmit={nothing} {...given} /> },
  Menu: {
    draw: (given) => (
      <kit.Menu
        trigger={<kit.Button>{WORD}</kit.Button>}
        items={[{ id: 'one', label: WORD, onSelect: nothing }]}
        {...given}
      />
    ),
    lands: 'float',
    opensByClick: true,
  },
  MoveDialog: {
    draw: (given) => <kit.MoveDialog {...dialog} entries={[entryOf('event')]} onMove={nothing} {...given} />,
    lands: 'float',
  },
  NewLinkDialog: {
    draw: (given) => <kit.NewLinkDialog {...dialog} {...lists} today={TODAY} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  SubscribeDialog: {
    draw: (given) => <kit.SubscribeDialog {...dialog} name={WORD} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  NotFound: { draw: (given) => <kit.NotFound {...given} /> },
  Notice: {
    draw: (given) => (
      <kit.Notice title={WORD} {...given}>
        {WORD}
      </kit.Notice>
    ),
  },
  OverviewPrint: {
    draw: (given) => (
      <kit.OverviewPrint
        status="ready"
        autoPrint={false}
        label={WORD}
        counts={counts}
        today={TODAY}
        {...given}
      />
    ),
  },
  OverviewTable: {
    draw: (given) => (
      <kit.OverviewTable label={WORD} counts={counts} onOpenCell={nothing} today={TODAY} {...given} />
    ),
  },
  PageBody: { draw: (given) => <kit.PageBody {...given}>{WORD}</kit.PageBody> },
  PageHeader: { draw: (given) => <kit.PageHeader title={WORD} {...given} /> },
  Popover: {
    draw: (given) => (
      <kit.Popover aria-label={WORD} trigger={<kit.Button>{WORD}</kit.Button>} {...given}>
        <kit.Button>{WORD}</kit.Button>
      </kit.Popover>
    ),
    lands: 'float',
    opensByClick: true,
  },
  CommandPalette: {
    draw: (given) => (
      <kit.CommandPalette
        {...dialog}
        commands={[{ group: 'everywhere', label: WORD, run: nothing }]}
        onGoToDate={nothing}
        onSearchEntries={nothing}
        onOpenEntry={nothing}
        onOpenAllEntries={nothing}
        entries={lists.entries}
        entryCount={7}
        today={TODAY}
        {...given}
      />
    ),
    lands: 'float',
  },
  ProfileForm: {
    draw: (given) => <kit.ProfileForm user={user} onSubmit={nothing} {...given} />,
  },
  QuickCreate: {
    draw: (given) => (
      <kit.QuickCreate
        {...dialog}
        startDate={TODAY}
        anchorRef={page}
        compact={false}
        onCreate={nothing}
        onMore={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  LiveIndicator: {
    draw: (given) => <kit.LiveIndicator status="live" catchingUpAfter={0} offlineAfter={0} {...given} />,
  },
  RegisterForm: { draw: (given) => <kit.RegisterForm product={WORD} onSubmit={nothing} {...given} /> },
  RevokeDialog: {
    draw: (given) => <kit.RevokeDialog {...dialog} token={accessTokenOf()} onConfirm={nothing} {...given} />,
    lands: 'float',
  },
  RenamePasskeyDialog: {
    draw: (given) => <kit.RenamePasskeyDialog {...dialog} name={WORD} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  SaveViewDialog: {
    draw: (given) => <kit.SaveViewDialog {...dialog} onSubmit={nothing} {...given} />,
    lands: 'float',
  },
  SegmentedControl: {
    draw: (given) => <kit.SegmentedControl label={WORD} segments={choices} {...given} />,
  },
  Select: { draw: (given) => <kit.Select aria-label={WORD} options={choices} {...given} /> },
  SelectionBar: {
    draw: (given) => <kit.SelectionBar count={2} onMove={nothing} onClear={nothing} {...given} />,
  },
  SharedCalendar: {
    draw: (given) => <kit.SharedCalendar calendar={{ ...lists, today: TODAY }} {...given} />,
  },
  SessionList: {
    draw: (given) => (
      <kit.SessionList
        sessions={[sessionOf({ isCurrent: true }), sessionOf({ id: 's2', isMobile: true })]}
        onEnd={nothing}
        onEndOthers={nothing}
        {...given}
      />
    ),
  },
  SharingList: {
    draw: (given) => (
      <kit.SharingList
        tokens={[accessTokenOf()]}
        now={new Date(2026, 9, 14, 15)}
        onCreate={nothing}
        onEdit={nothing}
        onRevoke={nothing}
        {...given}
      />
    ),
  },
  Shell: {
    draw: (given) => (
      <kit.Shell
        groups={[{ label: WORD, items: [{ id: 'one', label: WORD, icon, href: '/', current: true }] }]}
        user={user}
        theme="dark"
        onThemeChange={nothing}
        onLogout={nothing}
        {...given}
      >
        {WORD}
      </kit.Shell>
    ),
  },
  ShortcutSheet: {
    draw: (given) => (
      <kit.ShortcutSheet
        {...dialog}
        shortcuts={(['everywhere', 'calendar', 'entry'] as const).map((group, place) => ({
          keys: [`${place + 1}`, `${place + 4}`],
          isRange: true,
          group,
          label: WORD,
        }))}
        singleKeys
        onSingleKeysChange={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  Skeleton: { draw: (given) => <kit.Skeleton {...given} /> },
  Tabs: {
    draw: (given) => (
      <kit.Tabs label={WORD} tabs={choices} {...given}>
        {WORD}
      </kit.Tabs>
    ),
  },
  TextArea: { draw: (given) => <kit.TextArea aria-label={WORD} {...given} /> },
  TextInput: { draw: (given) => <kit.TextInput aria-label={WORD} {...given} /> },
  ThemeProvider: { draw: (given) => <kit.ThemeProvider {...given}>{WORD}</kit.ThemeProvider> },
  ThemeToggle: { draw: (given) => <kit.ThemeToggle theme="dark" onThemeChange={nothing} {...given} /> },
  Tooltip: {
    draw: (given) => (
      <kit.Tooltip open content={WORD} {...given}>
        <button type="button">{WORD}</button>
      </kit.Tooltip>
    ),
    lands: 'float',
  },
  TwoStepDialog: {
    draw: (given) => (
      <kit.TwoStepDialog
        {...dialog}
        purpose="setUp"
        onPassword={nothing}
        onCode={nothing}
        onConfirm={nothing}
        {...given}
      />
    ),
    lands: 'float',
  },
  TwoStepRequired: { draw: (given) => <kit.TwoStepRequired product={WORD} onSetUp={nothing} {...given} /> },
  TwoStepSettings: {
    draw: (given) => <kit.TwoStepSettings turnedOnAt={null} onOpen={nothing} {...given} />,
  },
  SystemOverview: {
    draw: (given) => (
      <kit.SystemOverview system={systemOf()} now={new Date(2026, 9, 14, 15)} onRetry={nothing} {...given} />
    ),
  },
  UserLists: {
    draw: (given) => (
      <kit.UserLists
        users={[user, { ...user, id: 'u2', isAdmin: false }, { ...user, id: 'u3', isApproved: false }]}
        onApprove={nothing}
        onReject={nothing}
        onEdit={nothing}
        onAdminChange={nothing}
        onDelete={nothing}
        {...given}
      />
    ),
  },
  ViewMenu: {
    draw: (given) => (
      <kit.ViewMenu
        views={[
          { id: 'mine', name: WORD, isTeam: false, canEdit: true },
          { id: 'team', name: WORD, isTeam: true, canEdit: false },
        ]}
        viewId="mine"
        hasChanges
        onOpenView={nothing}
        onSave={nothing}
        onUpdate={nothing}
        onDiscard={nothing}
        onCopyLink={nothing}
        onSubscribe={nothing}
        onRename={nothing}
        onShare={nothing}
        onDelete={nothing}
        {...given}
      />
    ),
  },
  Waiting: { draw: (given) => <kit.Waiting label={WORD} {...given} /> },
  VisuallyHidden: { draw: (given) => <kit.VisuallyHidden {...given}>{WORD}</kit.VisuallyHidden> },
};

/** Components that do not render an element around their children, so they do not accept element props. */
export const WITHOUT_ELEMENT = [
  // These are the parts of a calendar. The calendar has an element.
  'CalendarBar',
  'CalendarBody',
  'FeatureLayers',
  // This component only provides values.
  'KitProvider',
  // This component only provides shortcuts.
  'ShortcutProvider',
  // This component renders toasts in a separate region.
  'ToastProvider',
  // This component only provides delays.
  'TooltipProvider',
];

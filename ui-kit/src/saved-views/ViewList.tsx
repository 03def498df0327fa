import {
  Bookmark,
  CalendarDays,
  CalendarSync,
  Check,
  ClockAlert,
  CopyPlus,
  Ellipsis,
  Link as LinkIcon,
  Pencil,
  Save,
  Trash2,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Kbd } from '../primitives/Kbd.js';
import { Menu, type MenuItem } from '../primitives/Menu.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useSingleKeys } from '../shortcuts/use-shortcuts.js';
import type { BuiltInView, SavedView } from './types.js';
import type { ViewMenuProps } from './ViewMenu.js';
import { ViewListRoot } from './view-list-style.js';
import { viewMenuMessages } from './view-menu-messages.js';

interface ViewListProps
  extends ButtonPopoverProps,
    Pick<
      ViewMenuProps,
      | 'onOpenView'
      | 'onSave'
      | 'onUpdate'
      | 'onDiscard'
      | 'onCopyLink'
      | 'onSubscribe'
      | 'onRename'
      | 'onShare'
      | 'onDelete'
    > {
  /** The rows of the list: null for all entries, the user's views, the team's views, and the built-in views. */
  views: readonly (SavedView | null)[];
  /** The number of entries, by the id of a view. */
  counts: Partial<Record<BuiltInView, number>>;
  /** Returns whether the planner lacks what a view needs. */
  isMissing: (view: SavedView | null) => boolean;
  current: SavedView | null;
  isChanged: boolean;
  /** Called when the user presses a digit key. */
  onOpenByKey: (pressed: { key: string }) => void;
}

/** Moves focus between the rows, or opens a view by its digit. */
function onKeys(event: KeyboardEvent<HTMLElement>, onDigit: (pressed: { key: string }) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Ignore key presses in a row's menu, which bubble up to this popover even though the menu is outside it.
  if (!event.currentTarget.contains(event.target as Node)) return;
  if (/^[1-9]$/.test(event.key)) return onDigit({ key: event.key });
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const row = (event.target as Element).closest('li')?.querySelector('[data-row]') ?? event.target;
  const place = rows.indexOf(row as HTMLElement);
  const next = {
    ArrowDown: rows[(place + 1) % rows.length],
    ArrowUp: rows.at(place <= 0 ? -1 : place - 1),
    Home: rows[0],
    End: rows.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const BUILT_IN = ['mine', 'late'] as const;
type Listed = SavedView | null;
const builtInOf = (view: Listed): BuiltInView | undefined =>
  view === null ? 'all' : BUILT_IN.find((id) => id === view.id);

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ViewRowProps
  extends Pick<ViewListProps, 'isChanged' | 'onOpenView' | 'onRename' | 'onShare' | 'onDelete'> {
  view: SavedView | null;
  isCurrent: boolean;
  count: number | undefined;
  /** Whether the view can't be opened yet. */
  isMissing: boolean;
  /** The digit that opens the view, if any. */
  digit: number | null;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  close: () => void;
}

const BUILT_IN_ICONS = { all: CalendarDays, mine: UserRound, late: ClockAlert };

/** A view, which a click opens, with the menu of the views that the user can edit. */
function ViewRow({
  view,
  isCurrent,
  isChanged,
  count,
  isMissing,
  digit,
  buttonRef,
  close,
  onOpenView,
  onRename,
  onShare,
  onDelete,
}: ViewRowProps) {
  const text = useMessages(viewMenuMessages);
  const { locale } = useKit();
  const builtIn = builtInOf(view);
  const Icon = builtIn ? BUILT_IN_ICONS[builtIn] : view?.isTeam ? Users : Bookmark;
  const item = (
    id: 'rename' | 'share' | 'delete',
    icon: ReactNode,
    call?: ViewMenuProps['onRename'],
  ): MenuItem[] =>
    call && view
      ? [
          {
            id,
            label: text[id],
            icon,
            danger: id === 'delete',
            onSelect: () => {
              close();
              call({ view });
            },
          },
        ]
      : [];
  const actions = view?.canEdit
    ? [
        ...item('rename', <Pencil {...ICON} />, onRename),
        ...item('share', <Users {...ICON} />, view.isTeam ? undefined : onShare),
        ...item('delete', <Trash2 {...ICON} />, onDelete),
      ]
    : [];
  return (
    <li data-current={isCurrent ? '' : undefined} data-editable={actions.length > 0 ? '' : undefined}>
      <button
        ref={buttonRef}
        type="button"
        data-row=""
        aria-current={isCurrent ? 'true' : undefined}
        aria-disabled={isMissing || undefined}
        onClick={() => {
          if (isMissing) return;
          close();
          onOpenView({ view });
        }}
      >
        <Icon {...ICON} />
        <span>{view?.name ?? text.allEntries}</span>
        {isCurrent && isChanged && (
          <>
            <i aria-hidden="true" />
            <VisuallyHidden>, {text.unsavedChanges}</VisuallyHidden>
          </>
        )}
        {isMissing && builtIn && builtIn !== 'all' && <small>{text[`${builtIn}Needs`]}</small>}
        {count !== undefined && !isMissing && (
          <>
            <small aria-hidden="true" data-warning={builtIn === 'late' && count > 0 ? '' : undefined}>
              {count.toLocaleString(locale)}
            </small>
            <VisuallyHidden>, {text.viewEntries({ count })}</VisuallyHidden>
          </>
        )}
        {isCurrent && <Check size={14} strokeWidth={2} aria-hidden />}
        {digit !== null && <Kbd aria-hidden="true">{digit}</Kbd>}
      </button>
      {actions.length > 0 && (
        <Menu
          items={actions}
          trigger={
            <IconButton
              tooltip={false}
              label={text.actions({ name: view?.name ?? '' })}
              icon={<Ellipsis {...ICON} />}
            />
          }
        />
      )}
    </li>
  );
}

/** The popover of the view menu. */
export function ViewList({
  views,
  current,
  counts,
  isMissing,
  isChanged,
  onOpenView,
  onOpenByKey,
  onSave,
  onUpdate,
  onDiscard,
  onCopyLink,
  onSubscribe,
  onRename,
  onShare,
  onDelete,
  ...popover
}: ViewListProps) {
  const text = useMessages(viewMenuMessages);
  const ids = useId();
  const currentRef = useRef<HTMLButtonElement>(null);
  const hasKeys = useSingleKeys();
  const close = () => popover.onOpenChange({ open: false });
  const command = (label: string, icon: ReactNode, run: () => void) => (
    <li key={label}>
      <button
        type="button"
        data-row=""
        onClick={() => {
          close();
          run();
        }}
      >
        {icon}
        <span>{label}</span>
      </button>
    </li>
  );
  const row = (view: SavedView | null) => {
    const place = views.indexOf(view);
    return (
      <ViewRow
        key={view?.id ?? ''}
        view={view}
        isCurrent={view === current}
        isChanged={isChanged}
        count={counts[builtInOf(view) ?? 'all']}
        isMissing={isMissing(view)}
        digit={hasKeys && place < 9 ? place + 1 : null}
        buttonRef={view === current ? currentRef : undefined}
        close={close}
        {...{ onOpenView, onRename, onShare, onDelete }}
      />
    );
  };
  const group = (id: string, heading: string, members: readonly (SavedView | null)[]) =>
    members.length > 0 && (
      <section aria-labelledby={`${ids}-${id}`}>
        <h2 id={`${ids}-${id}`}>{heading}</h2>
        <ul>{members.map(row)}</ul>
      </section>
    );
  const changes = [
    isChanged &&
      current?.canEdit &&
      onUpdate &&
      command(text.update({ name: current.name }), <Save {...ICON} />, () => onUpdate({ view: current })),
    onSave && command(text.save, <CopyPlus {...ICON} />, onSave),
    isChanged &&
      current &&
      onDiscard &&
      command(text.discard, <Undo2 {...ICON} />, () => onDiscard({ view: current })),
  ].filter(Boolean);
  return (
    <Popover
      {...popover}
      aria-label={text.views}
      initialFocusRef={currentRef}
      onKeyDown={(event) => onKeys(event, onOpenByKey)}
    >
      <ViewListRoot>
        <div>
          <ul>{row(null)}</ul>
          {group(
            'mine',
            text.myViews,
            views.filter((view) => view?.isTeam === false && !builtInOf(view)),
          )}
          {group(
            'team',
            text.teamViews,
            views.filter((view) => view?.isTeam === true),
          )}
          {views.every(builtInOf) && <p>{text.noViews}</p>}
          {views.length > 1 && (
            <ul data-built-in="">{views.filter((view) => view !== null && builtInOf(view)).map(row)}</ul>
          )}
        </div>
        {changes.length > 0 && (
          <div>
            <ul>{changes}</ul>
          </div>
        )}
        {(onCopyLink || onSubscribe) && (
          <div>
            <ul>
              {onCopyLink && command(text.copyLink, <LinkIcon {...ICON} />, onCopyLink)}
              {onSubscribe && command(text.subscribe, <CalendarSync {...ICON} />, onSubscribe)}
            </ul>
          </div>
        )}
      </ViewListRoot>
    </Popover>
  );
}

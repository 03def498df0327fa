import { CalendarSync, CopyPlus, Link as LinkIcon, Save, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { useSingleKeys } from '../shortcuts/use-shortcuts.js';
import type { BuiltInView, SavedView } from './types.js';
import type { ViewMenuProps } from './ViewMenu.js';
import { builtInOf, ICON, ViewRow } from './ViewRow.js';
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
    const builtIn = builtInOf(view);
    return (
      <ViewRow
        key={view?.id ?? ''}
        view={view}
        isCurrent={view === current}
        isChanged={isChanged}
        count={builtIn && counts[builtIn]}
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

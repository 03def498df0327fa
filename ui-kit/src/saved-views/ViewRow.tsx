import {
  Bookmark,
  CalendarDays,
  Check,
  ClockAlert,
  Ellipsis,
  Pencil,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Kbd } from '../primitives/Kbd.js';
import { Menu, type MenuItem } from '../primitives/Menu.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { BuiltInView, SavedView } from './types.js';
import type { ViewMenuProps } from './ViewMenu.js';
import { viewMenuMessages } from './view-menu-messages.js';

const BUILT_IN = ['mine', 'late'] as const;

/** Returns the id of a built-in view, or undefined for a saved one. */
export const builtInOf = (view: SavedView | null): BuiltInView | undefined =>
  view === null ? 'all' : BUILT_IN.find((id) => id === view.id);

export const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ViewRowProps extends Pick<ViewMenuProps, 'onOpenView' | 'onRename' | 'onShare' | 'onDelete'> {
  view: SavedView | null;
  isCurrent: boolean;
  isChanged: boolean;
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
export function ViewRow({
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

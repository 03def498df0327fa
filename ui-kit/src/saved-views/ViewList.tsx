import {
  Bookmark,
  CalendarDays,
  CalendarSync,
  Check,
  CopyPlus,
  Ellipsis,
  Link as LinkIcon,
  Pencil,
  Save,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Kbd } from '../primitives/Kbd.js';
import { Menu } from '../primitives/Menu.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useSingleKeys } from '../shortcuts/use-shortcuts.js';
import type { SavedView } from './types.js';
import type { ViewMenuProps } from './ViewMenu.js';
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
  /** The rows of the list: null for all entries, then the user's views and the team's views. */
  views: readonly (SavedView | null)[];
  current: SavedView | null;
  isChanged: boolean;
  /** Called when the user presses a digit key. */
  onOpenByKey: (pressed: { key: string }) => void;
}

/** The height of twelve views, in px. */
const MAX_HEIGHT = 12 * 32;

const Root = styled.div`
  width: 304px;
  max-width: 100%;

  & > div {
    padding: 6px;
  }
  & > div:first-child {
    max-height: ${MAX_HEIGHT}px;
    overflow: auto;
  }
  & > div + div {
    border-block-start: 1px solid var(--cp-border-default);
  }
  h2 {
    padding: 6px var(--cp-space-2) 2px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: 20px;
    font-weight: var(--cp-weight-medium);
  }
  p {
    padding: 4px var(--cp-space-2);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  li {
    position: relative;
    border-radius: var(--cp-radius-sm);
  }
  li[data-current] {
    background: var(--cp-surface-active);
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-width: 0;
    min-height: 32px;
    padding: 0 var(--cp-space-2);
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  [data-row]:is(:hover, :focus-visible),
  li:hover {
    background: var(--cp-surface-hover);
  }
  [data-row] > svg {
    color: var(--cp-text-secondary);
  }
  [data-row] > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-row] > i {
    width: 6px;
    height: 6px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-text-primary);
  }

  /* The button covers the key. On devices without hover, the button is always visible, and there are no keys. */
  li > button:last-child:not([data-row]) {
    --cp-control-h: 26px;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 5px;
    margin-block: auto;
    background: var(--cp-surface-float);
  }
  li:not(:hover, :has(:focus-visible)) > button:last-child:not([data-row], [data-state='open']) {
    opacity: 0;
  }
  @media (hover: none) {
    [data-row] {
      min-height: 44px;
    }
    [data-row] > kbd {
      display: none;
    }
    li[data-editable] > [data-row] {
      padding-inline-end: 44px;
    }
    li:not(:hover, :has(:focus-visible)) > button:last-child:not([data-row], [data-state='open']) {
      opacity: 1;
    }
  }
`;

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
    const isCurrent = view === current;
    const Icon = view === null ? CalendarDays : view.isTeam ? Users : Bookmark;
    const actions = view?.canEdit
      ? [
          {
            id: 'rename',
            label: text.rename,
            icon: <Pencil size={16} strokeWidth={1.75} />,
            onSelect: onRename,
          },
          {
            id: 'share',
            label: text.share,
            icon: <Users size={16} strokeWidth={1.75} />,
            onSelect: view.isTeam ? undefined : onShare,
          },
          {
            id: 'delete',
            label: text.delete,
            icon: <Trash2 size={16} strokeWidth={1.75} />,
            danger: true,
            onSelect: onDelete,
          },
        ].flatMap(({ onSelect, ...item }) =>
          onSelect
            ? [
                {
                  ...item,
                  onSelect: () => {
                    close();
                    onSelect({ view });
                  },
                },
              ]
            : [],
        )
      : [];
    return (
      <li
        key={view?.id ?? ''}
        data-current={isCurrent ? '' : undefined}
        data-editable={actions.length > 0 ? '' : undefined}
      >
        <button
          ref={isCurrent ? currentRef : undefined}
          type="button"
          data-row=""
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => {
            close();
            onOpenView({ view });
          }}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span>{view?.name ?? text.allEntries}</span>
          {isCurrent && isChanged && (
            <>
              <i aria-hidden="true" />
              <VisuallyHidden>, {text.unsavedChanges}</VisuallyHidden>
            </>
          )}
          {isCurrent && <Check size={14} strokeWidth={2} aria-hidden />}
          {hasKeys && place < 9 && <Kbd aria-hidden="true">{place + 1}</Kbd>}
        </button>
        {actions.length > 0 && (
          <Menu
            items={actions}
            trigger={
              <IconButton
                tooltip={false}
                label={text.actions({ name: view?.name ?? '' })}
                icon={<Ellipsis size={16} strokeWidth={1.75} />}
              />
            }
          />
        )}
      </li>
    );
  };
  const group = (id: string, heading: string, members: readonly (SavedView | null)[]) =>
    members.length > 0 && (
      <section aria-labelledby={`${ids}-${id}`}>
        <h2 id={`${ids}-${id}`}>{heading}</h2>
        <ul>{members.map(row)}</ul>
      </section>
    );
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const changes = [
    isChanged &&
      current?.canEdit &&
      onUpdate &&
      command(text.update({ name: current.name }), <Save {...icon} />, () => onUpdate({ view: current })),
    onSave && command(text.save, <CopyPlus {...icon} />, onSave),
    isChanged &&
      current &&
      onDiscard &&
      command(text.discard, <Undo2 {...icon} />, () => onDiscard({ view: current })),
  ].filter(Boolean);
  return (
    <Popover
      {...popover}
      aria-label={text.views}
      initialFocusRef={currentRef}
      onKeyDown={(event) => onKeys(event, onOpenByKey)}
    >
      <Root>
        <div>
          <ul>{row(null)}</ul>
          {group(
            'mine',
            text.myViews,
            views.filter((view) => view?.isTeam === false),
          )}
          {group(
            'team',
            text.teamViews,
            views.filter((view) => view?.isTeam === true),
          )}
          {views.length === 1 && <p>{text.noViews}</p>}
        </div>
        {changes.length > 0 && (
          <div>
            <ul>{changes}</ul>
          </div>
        )}
        {(onCopyLink || onSubscribe) && (
          <div>
            <ul>
              {onCopyLink && command(text.copyLink, <LinkIcon {...icon} />, onCopyLink)}
              {onSubscribe && command(text.subscribe, <CalendarSync {...icon} />, onSubscribe)}
            </ul>
          </div>
        )}
      </Root>
    </Popover>
  );
}

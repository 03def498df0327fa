import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import { usePopoverButton } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { useCommands } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import type { BuiltInView, SavedView } from './types.js';
import { viewMenuMessages } from './view-menu-messages.js';
import { viewMenuPart } from './view-menu-part.js';

/** Props of {@link ViewMenu}. All other props are passed to the root element. */
export interface ViewMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The user's and the team's views, in display order. */
  views: readonly SavedView[];
  /** The id of the open view, or null for all entries. */
  viewId: string | null;
  /**
   * How many entries the built-in views have, as far as it is known. If set, the menu offers the views with the ids
   * `mine` and `late` after the saved ones. `BUILT_IN_FILTERS` has their filters. The number of late entries is also
   * displayed beside the menu, and a click on it opens them.
   */
  counts?: Partial<Record<BuiltInView, number>>;
  /** Called when the menu opens or closes. Load the other counts when it opens. */
  onOpenChange?: (change: { open: boolean }) => void;
  /** Whether the open view has unsaved changes. @default false */
  hasChanges?: boolean;
  /**
   * Called when the user opens a view. `view` is null for all entries. Reopening the open view discards its changes.
   */
  onOpenView: (opened: { view: SavedView | null }) => void;
  /** Called to save the current state as a new view. Open a `SaveViewDialog`. */
  onSave?: (() => void) | undefined;
  /** Called to save the changes to the open view. Offered only if the user can edit the view. */
  onUpdate?: ((updated: { view: SavedView }) => void) | undefined;
  /** Called to discard the changes to the open view. */
  onDiscard?: ((discarded: { view: SavedView }) => void) | undefined;
  /** Called to copy a link to the current state. */
  onCopyLink?: (() => void) | undefined;
  /** Called to subscribe to the displayed entries in a calendar app. Open a `SubscribeDialog`. */
  onSubscribe?: (() => void) | undefined;
  /** Called to rename a view. Open a `SaveViewDialog` with the view. */
  onRename?: ((renamed: { view: SavedView }) => void) | undefined;
  /** Called to make a personal view visible to the team. */
  onShare?: ((shared: { view: SavedView }) => void) | undefined;
  /** Called to delete a view. Ask the user for confirmation. */
  onDelete?: ((deleted: { view: SavedView }) => void) | undefined;
}

const Root = styled.div`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    height: 28px;
    padding: 0 6px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
    cursor: pointer;
  }
  & > button:is(:hover, [data-state='open']) {
    background: var(--cp-surface-active);
    color: var(--cp-text-primary);
  }
  & > button[data-named] {
    color: var(--cp-text-primary);
  }
  & > button > span:first-of-type {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button > svg {
    flex: none;
    color: var(--cp-text-tertiary);
  }
  & > button > i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: var(--cp-radius-full);
    background: currentColor;
  }
  @media (max-width: 767.98px) {
    & > button {
      height: 40px;
      font-weight: var(--cp-weight-medium);
      color: var(--cp-text-primary);
    }
  }
`;

/**
 * The menu of saved views, for the `pathEnd` prop of `Shell`. Users can switch between views, and save, update, share
 * and delete them. A dot marks unsaved changes. With `counts`, the menu also has the views "Mine" and "Late", which need a
 * field with people and an option that counts as finished. Inside a `ShortcutProvider`, V opens the menu, and 1 to 9
 * open its first nine items.
 *
 * @example
 * <ViewMenu views={views} viewId={viewId} onOpenView={({ view }) => setViewId(view?.id ?? null)} onSave={save} />
 */
export const ViewMenu = forwardRef<HTMLDivElement, ViewMenuProps>(function ViewMenu(
  {
    views,
    viewId,
    hasChanges = false,
    counts,
    onOpenChange,
    onOpenView,
    onSave,
    onUpdate,
    onDiscard,
    onCopyLink,
    onSubscribe,
    onRename,
    onShare,
    onDelete,
    ...rest
  },
  ref,
) {
  useThemed();
  const text = useMessages(viewMenuMessages);
  const { fields } = useKit();
  const [open, setOpen] = useState(false);
  const { button, popover } = usePopoverButton({
    part: viewMenuPart,
    open,
    onOpenChange: (change) => {
      setOpen(change.open);
      onOpenChange?.(change);
    },
  });
  const late = counts?.late ?? 0;
  const { value: parts } = useOnDemand(viewMenuPart, open || late > 0);
  // The order in the list, which also determines the digit for each view.
  const ordered: readonly (SavedView | null)[] = [
    null,
    ...views.filter(({ isTeam }) => !isTeam),
    ...views.filter(({ isTeam }) => isTeam),
    ...(counts
      ? BUILT_IN.map((id): SavedView => ({ id, name: text[id], isTeam: false, canEdit: false }))
      : []),
  ];
  const current = ordered.find((view) => view?.id === viewId) ?? null;
  const lateView = ordered.find((view) => view?.id === 'late');
  const isChanged = current !== null && hasChanges;
  const missing: Readonly<Record<string, boolean>> = {
    mine: !fields.some(({ fieldType }) => hasPeople(fieldType)),
    late: !fields.some(({ options = [] }) => options.some(({ isDone }) => isDone)),
  };
  const isMissing = (view: SavedView | null) => missing[view?.id ?? ''] ?? false;
  const openByKey = ({ key }: { key: string }) => {
    const view = ordered[Number(key) - 1];
    if (view === undefined || isMissing(view)) return;
    setOpen(false);
    onOpenView({ view });
  };
  useCommands([
    { keys: 'V', group: 'calendar', label: text.openViews, run: () => popover.onOpenChange({ open: true }) },
    { keys: DIGITS, isRange: true, group: 'calendar', label: text.openView, run: openByKey },
    ...ordered
      .filter((view) => !isMissing(view))
      .map((view) => ({
        group: 'calendar' as const,
        label: text.openNamedView({ name: view?.name ?? text.allEntries }),
        run: () => onOpenView({ view }),
      })),
    ...(onSubscribe ? [{ group: 'calendar' as const, label: text.subscribe, run: onSubscribe }] : []),
  ]);
  return (
    <Root {...rest} ref={ref}>
      <button {...button} type="button" data-named={current ? '' : undefined}>
        <span>{current?.name ?? text.allEntries}</span>
        {isChanged && (
          <>
            <i aria-hidden="true" />
            <VisuallyHidden>, {text.unsavedChanges}</VisuallyHidden>
          </>
        )}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
      {parts && lateView && current !== lateView && late > 0 && !missing.late && (
        <parts.LateCount count={late} onOpen={() => onOpenView({ view: lateView })} />
      )}
      {parts && (
        <parts.ViewList
          {...popover}
          views={ordered}
          counts={counts ?? {}}
          isMissing={isMissing}
          current={current}
          isChanged={isChanged}
          onOpenView={onOpenView}
          onOpenByKey={openByKey}
          onSave={onSave}
          onUpdate={onUpdate}
          onDiscard={onDiscard}
          onCopyLink={onCopyLink}
          onSubscribe={onSubscribe}
          onRename={onRename}
          onShare={onShare}
          onDelete={onDelete}
        />
      )}
    </Root>
  );
});

const BUILT_IN = ['mine', 'late'] as const;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

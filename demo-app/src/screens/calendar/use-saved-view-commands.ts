import {
  hasConditions,
  NO_FILTER,
  useCreateSavedView,
  useDeleteSavedView,
  useSavedViews,
  useUpdateSavedView,
} from '@content-planner/sdk';
import {
  type SavedView,
  type SavedViewValues,
  useDialog,
  useMessages,
  useReport,
} from '@content-planner/ui-kit';
import { useMemo, useRef } from 'react';
import type { FeedSubject } from '../../app/feed-subject.js';
import { paths } from '../../app/paths.js';
import { differsFrom, filterOf, type Plan, planOf, planParams, viewParams } from '../../app/plan.js';
import { loadAppearance, storeChanges } from '../../app/stored-plan.js';
import { useCopyLink } from '../../app/use-copy-link.js';
import { savedViewMessages } from './saved-view-messages.js';
import { builtInStates, useBuiltInViews } from './use-built-in-views.js';
import type { useCalendarData } from './use-calendar-data.js';

/** Connects the menu of saved views and its dialogs to the server and to the calendar's state. */
export function useSavedViewCommands(
  plan: Plan,
  change: (part: Partial<Plan>) => void,
  { range, counts }: Pick<ReturnType<typeof useCalendarData>, 'range' | 'counts'>,
) {
  const builtIn = useBuiltInViews(range, counts?.total);
  const { views: saved, refetch } = useSavedViews();
  const [createView] = useCreateSavedView();
  const [updateView] = useUpdateSavedView();
  const [deleteView] = useDeleteSavedView();
  const saving = useDialog<SavedView>();
  const deletion = useDialog<SavedView>();
  const feed = useDialog<FeedSubject>();
  const report = useReport();
  const copyLink = useCopyLink();
  const text = useMessages(savedViewMessages);
  const gone = { refresh: refetch, description: text.deletedSince };
  const views = useMemo(
    () => saved.map(({ id, name, isShared, canEdit }) => ({ id, name, isTeam: isShared, canEdit })),
    [saved],
  );
  const savedOf = (view: Pick<SavedView, 'id'> | null) => saved.find(({ id }) => id === view?.id);
  const stateOf = (view: Pick<SavedView, 'id'> | null) =>
    savedOf(view) ?? builtInStates(plan).find(({ id }) => id === view?.id);
  // The late entries have their own view, from which users return to the one before.
  const beforeLate = useRef<Plan['state'] | null>(null);
  const openedView = { id: plan.viewId ?? '' };
  const open = stateOf(openedView);

  const openView = ({ view }: { view: SavedView | null }) => {
    const opened = stateOf(view);
    if (opened) {
      const next = { ...planOf(opened.state, plan.state), viewId: opened.id };
      if (!next.state.filter?.isLate) return change(next);
      if (!plan.state.filter?.isLate) beforeLate.current = plan.state;
      return builtIn.findOldestLate((date) => change({ ...next, state: { ...next.state, date } }));
    }
    const { filter, ...place } = (plan.state.filter?.isLate && beforeLate.current) || plan.state;
    const state = { ...place, kinds: null, filter: NO_FILTER };
    storeChanges(plan.state, state);
    change({ state, appearance: loadAppearance(), entry: null, viewId: null });
  };
  const update = (view: SavedView, input: { name?: string; isShared?: boolean; state?: string }) =>
    updateView({ id: view.id, version: savedOf(view)?.version ?? 0, input });
  const submit = async ({ values: { name, isTeam } }: { values: SavedViewValues }) => {
    const { subject: view } = saving;
    if (view) {
      const updated = update(view, { name, isShared: isTeam });
      return saving.submit(updated, text.updated, text.updateFailed, gone);
    }
    const created = createView({ name, isShared: isTeam, state: viewParams(plan).toString() });
    if (await saving.submit(created, text.saved, text.saveFailed)) change({ viewId: (await created).id });
  };
  const confirmDelete = async () => {
    const { subject: view } = deletion;
    if (!view) return;
    const deleted = await deletion.submit(deleteView(view.id), text.deleted, text.deleteFailed, gone);
    if (deleted && view.id === plan.viewId) change({ viewId: null });
  };
  const copyPlan = () => copyLink(`${paths.home}?${planParams(plan)}`);

  return {
    menu: {
      ...builtIn.menu,
      views,
      viewId: open?.id ?? null,
      hasChanges: open !== undefined && differsFrom(plan, open.state),
      onOpenView: openView,
      onSave: () => saving.show(null),
      onUpdate: ({ view }: { view: SavedView }) => {
        const updated = update(view, { state: viewParams(plan).toString() });
        report(updated, text.updated, text.updateFailed, gone);
      },
      onDiscard: openView,
      onCopyLink: copyPlan,
      onSubscribe: () => {
        const filter = filterOf(plan.state);
        const unnamed = hasConditions(filter) ? text.filtered : null;
        feed.show({ name: savedOf(openedView)?.name ?? unnamed, filter, token: null });
      },
      onRename: ({ view }: { view: SavedView }) => saving.show(view),
      onShare: ({ view }: { view: SavedView }) => {
        report(update(view, { isShared: true }), text.shared, text.shareFailed, gone);
      },
      onDelete: ({ view }: { view: SavedView }) => deletion.show(view),
    },
    saving: { dialog: saving, onSubmit: submit },
    deletion: { dialog: deletion, onConfirm: confirmDelete },
    feed,
  };
}

import { type DialogState, ViewMenu } from '@content-planner/ui-kit';
import { type ComponentProps, lazy, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { FeedSubject } from '../../app/feed-subject.js';
import { LateDialog } from '../../app/LateDialog.js';
import { PathEnd } from '../../app/path-end.js';
import type { useSavedViewCommands } from './use-saved-view-commands.js';

const loadDialogs = () => import('./SavedViewDialogs.js');
const LateDialogs = lazy(loadDialogs);

const loadFeedDialog = () => import('../../app/FeedDialog.js');
const LateFeedDialog = lazy(loadFeedDialog);

interface SavedViewsProps
  extends Pick<ReturnType<typeof useSavedViewCommands>, 'menu'>,
    ComponentProps<typeof LateDialogs> {
  /** The dialog for subscribing to the displayed entries. */
  feed: DialogState<FeedSubject>;
}

/** The menu of saved views in the top bar, and its dialogs. */
export function SavedViews({ menu, feed, ...dialogs }: SavedViewsProps) {
  const pathEnd = useContext(PathEnd);
  return (
    <>
      {pathEnd && createPortal(<ViewMenu {...menu} />, pathEnd)}
      <LateDialog open={dialogs.saving.dialog.open || dialogs.deletion.dialog.open} load={loadDialogs}>
        <LateDialogs {...dialogs} />
      </LateDialog>
      <LateDialog open={feed.open} load={loadFeedDialog}>
        <LateFeedDialog dialog={feed} />
      </LateDialog>
    </>
  );
}

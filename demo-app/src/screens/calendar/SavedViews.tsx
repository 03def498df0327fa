import { type DialogState, ViewMenu } from '@content-planner/ui-kit';
import { type ComponentProps, useContext } from 'react';
import { createPortal } from 'react-dom';
import { FeedDialog } from '../../app/dialogs.js';
import type { FeedSubject } from '../../app/feed-subject.js';
import { lateDialog } from '../../app/late-dialog.js';
import { PathEnd } from '../../app/path-end.js';
import type { useSavedViewCommands } from './use-saved-view-commands.js';

const Dialogs = lateDialog(
  () => import('./SavedViewDialogs.js'),
  ({ saving, deletion }) => saving.dialog.open || deletion.dialog.open,
);

interface SavedViewsProps
  extends Pick<ReturnType<typeof useSavedViewCommands>, 'menu'>,
    ComponentProps<typeof Dialogs> {
  /** The dialog for subscribing to the displayed entries. */
  feed: DialogState<FeedSubject>;
}

/** The menu of saved views in the top bar, and its dialogs. */
export function SavedViews({ menu, feed, ...dialogs }: SavedViewsProps) {
  const pathEnd = useContext(PathEnd);
  return (
    <>
      {pathEnd && createPortal(<ViewMenu {...menu} />, pathEnd)}
      <Dialogs {...dialogs} />
      <FeedDialog dialog={feed} />
    </>
  );
}

import { ViewMenu } from '@content-planner/ui-kit';
import { type ComponentProps, lazy, useContext } from 'react';
import { createPortal } from 'react-dom';
import { LateDialog } from '../../app/LateDialog.js';
import { PathEnd } from '../../app/path-end.js';
import type { useSavedViewCommands } from './use-saved-view-commands.js';

const loadDialogs = () => import('./SavedViewDialogs.js');
const LateDialogs = lazy(loadDialogs);

/** The menu of saved views in the top bar, and its dialogs. */
export function SavedViews({
  menu,
  ...dialogs
}: Pick<ReturnType<typeof useSavedViewCommands>, 'menu'> & ComponentProps<typeof LateDialogs>) {
  const pathEnd = useContext(PathEnd);
  return (
    <>
      {pathEnd && createPortal(<ViewMenu {...menu} />, pathEnd)}
      <LateDialog open={dialogs.saving.dialog.open || dialogs.deletion.dialog.open} load={loadDialogs}>
        <LateDialogs {...dialogs} />
      </LateDialog>
    </>
  );
}

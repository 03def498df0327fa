import type { Brand } from '@content-planner/sdk';
import {
  ConfirmDialog,
  calendarViews,
  describeFilter,
  type FieldConfiguration,
  SaveViewDialog,
} from '@content-planner/ui-kit';
import { filterOf, type Plan } from '../../app/plan.js';
import { formProps, questionProps } from '../../app/use-dialog.js';
import type { useSavedViewCommands } from './use-saved-view-commands.js';

interface SavedViewDialogsProps extends Pick<ReturnType<typeof useSavedViewCommands>, 'saving' | 'deletion'> {
  plan: Plan;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
}

/** The dialogs that save, rename and delete views. */
export default function SavedViewDialogs({
  saving,
  deletion,
  plan: { state },
  brands,
  fieldConfigurations,
}: SavedViewDialogsProps) {
  const view = calendarViews.find(({ name }) => name === state.view);
  const filter = describeFilter({ filter: filterOf(state), brands, fieldConfigurations });
  return (
    <>
      <SaveViewDialog
        {...formProps(saving.dialog)}
        view={saving.dialog.subject}
        keeps={saving.dialog.subject ? [] : [...(view ? [view.label] : []), ...filter]}
        fieldErrors={saving.dialog.fieldErrors}
        onSubmit={saving.onSubmit}
      />
      <ConfirmDialog
        {...questionProps(deletion.dialog)}
        title="Delete view"
        description={`“${deletion.dialog.subject?.name}” will be deleted${deletion.dialog.subject?.isTeam ? ' for the whole team' : ''}. Its entries are kept.`}
        confirmLabel="Delete"
        onConfirm={deletion.onConfirm}
      />
    </>
  );
}

import type { Brand } from '@content-planner/sdk';
import {
  ConfirmDialog,
  calendarMessages,
  calendarViews,
  describeFilter,
  type FieldConfiguration,
  questionProps,
  SaveViewDialog,
  useKinds,
  useKit,
  useMessages,
  useTranslate,
} from '@content-planner/ui-kit';
import { formProps } from '../../app/form-props.js';
import { filterOf, type Plan } from '../../app/plan.js';
import { savedViewMessages } from './saved-view-messages.js';
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
  const text = useMessages(savedViewMessages);
  const { view: viewName } = useMessages(calendarMessages);
  const view = calendarViews.find(({ name }) => name === state.view);
  const kinds = useKinds();
  const filter = describeFilter({
    ...{ filter: filterOf(state), brands, fieldConfigurations, kinds },
    ...{ translate: useTranslate(), locale: useKit().locale },
  });
  return (
    <>
      <SaveViewDialog
        {...formProps(saving.dialog)}
        view={saving.dialog.subject}
        keeps={saving.dialog.subject ? [] : [...(view ? [viewName(view)] : []), ...filter]}
        fieldErrors={saving.dialog.fieldErrors}
        onSubmit={saving.onSubmit}
      />
      <ConfirmDialog
        {...questionProps(deletion.dialog)}
        title={text.deleteTitle}
        description={deletion.dialog.subject ? text.deleteDescription(deletion.dialog.subject) : ''}
        confirmLabel={text.delete}
        onConfirm={deletion.onConfirm}
      />
    </>
  );
}

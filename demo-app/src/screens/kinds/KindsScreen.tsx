import {
  type Kind,
  type LogKind,
  readProps,
  useAccessTokens,
  useCreateKind,
  useDeleteKind,
  useFields,
  useKindCounts,
  useKinds,
  useOrderKinds,
  useUndoHistory,
  useUpdateKind,
} from '@content-planner/sdk';
import {
  customFieldsOf,
  DeleteKindDialog,
  KindDialog,
  type KindFigures,
  KindSettings,
  questionProps,
  useDialog,
  useMessages,
  useReport,
  useUndoToasts,
} from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { formProps } from '../../app/form-props.js';
import { paths } from '../../app/paths.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { kindScreenMessages } from './kind-screen-messages.js';

type Submission = Parameters<ComponentProps<typeof KindDialog>['onSubmit']>[0];

/** The screen at `/content-types`. */
export default function KindsScreen() {
  const { kinds, ...read } = useKinds();
  const { fields } = useFields();
  const { kindCounts, kindCreators } = useKindCounts();
  const [orderKinds] = useOrderKinds();
  const [createKind] = useCreateKind();
  const [updateKind] = useUpdateKind();
  const [deleteKind] = useDeleteKind();
  const { accessTokens } = useAccessTokens();
  const dialog = useDialog<Kind>();
  const question = useDialog<Kind>();
  const report = useReport();
  const { undoable } = useUndoToasts(useUndoHistory());
  const follow = useFollow();
  const navigate = useNavigate();
  const text = useMessages(kindScreenMessages);
  useTitle(useMessages(appMessages).contentTypes);

  const gone = { refresh: read.refetch, description: text.deletedSince };
  const nameOf = (kind: Pick<Kind, 'names'>) => ({ name: kind.names.one });
  const stored = ({ id }: { id: string }) => kinds.find((kind) => kind.id === id) ?? null;

  /** Returns the kind, or null if it could not be saved. */
  const save = async ({
    values,
    fieldIds,
    shortensEntries,
  }: Submission): Promise<Pick<Kind, 'id'> | null> => {
    const { subject: kind, submit } = dialog;
    const { isHidden, ...input } = values;
    if (!kind) {
      const created = createKind({ ...input, fieldIds: [...fieldIds] });
      return (await submit(created, text.created(nameOf(values)), text.createFailed)) ? created : null;
    }
    const { id, version, isBuiltIn } = kind;
    const updated = updateKind({
      id,
      version,
      shortensEntries,
      input: isBuiltIn ? { color: values.color, isHidden } : { ...values, fieldIds: [...fieldIds] },
    });
    return (await submit(updated, text.updated(nameOf(values)), text.updateFailed, gone)) ? kind : null;
  };
  const saveAndAddField = async (submission: Submission) => {
    const kind = await save(submission);
    if (!kind) return;
    // The dialog is still closing.
    noteUnsavedInput({ dirty: false });
    navigate(`${paths.fields}?${new URLSearchParams({ kind: kind.id, new: '' })}`);
  };
  const remove = ({ to }: { to: LogKind | null }) => {
    const { subject: kind, submit } = question;
    if (!kind) return;
    return submit(deleteKind({ id: kind.id, to }), text.deleted(nameOf(kind)), text.deleteFailed, gone);
  };
  const hide = () => {
    const { subject: kind, submit } = question;
    if (!kind) return;
    const hidden = updateKind({ id: kind.id, version: kind.version, input: { isHidden: true } });
    return submit(hidden, text.hidden(nameOf(kind)), text.updateFailed, gone);
  };
  const countOf = (id: LogKind) => kindCounts?.find(({ kind }) => kind === id);

  const figures = Object.fromEntries(
    kinds.map(({ id }): [string, KindFigures] => [
      id,
      {
        fields: {
          count: customFieldsOf(fields, id).length,
          href: `${paths.fields}?kind=${id}`,
        },
        ...(kindCounts && {
          entries: { count: countOf(id)?.count ?? 0, href: paths.logs(id) },
        }),
        createdBy: kindCreators?.find((one) => one.id === id)?.createdBy ?? null,
      },
    ]),
  );

  return (
    <>
      <KindSettings
        kinds={kinds}
        figures={figures}
        onNavigate={follow}
        {...readProps(read)}
        onCreate={() => dialog.show(null)}
        onEdit={({ kind }) => dialog.show(stored(kind))}
        onDelete={({ kind }) => question.show(stored(kind))}
        onOrder={({ ids }) => report(orderKinds(ids), undoable(text.ordered), text.orderFailed)}
      />
      <KindDialog
        {...formProps(dialog)}
        kind={dialog.subject}
        fields={fields}
        tokens={accessTokens}
        longCount={(dialog.subject && countOf(dialog.subject.id)?.longCount) ?? 0}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
        onNewField={saveAndAddField}
      />
      {question.subject && (
        <DeleteKindDialog
          {...questionProps(question)}
          count={countOf(question.subject.id)?.count ?? 0}
          longCount={countOf(question.subject.id)?.longCount ?? 0}
          kind={question.subject}
          fields={fields}
          tokens={accessTokens}
          onConfirm={remove}
          onHide={hide}
        />
      )}
    </>
  );
}

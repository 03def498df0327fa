import {
  type Kind,
  readProps,
  useCreateKind,
  useDeleteKind,
  useFields,
  useKindCounts,
  useKinds,
  useOrderKinds,
  useUpdateKind,
} from '@content-planner/sdk';
import {
  KindDialog,
  type KindFigures,
  KindSettings,
  type KindValues,
  useMessages,
} from '@content-planner/ui-kit';
import { appMessages } from '../../app/app-messages.js';
import { paths } from '../../app/paths.js';
import { formProps, useDialog } from '../../app/use-dialog.js';
import { useFollow } from '../../app/use-follow.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { kindScreenMessages } from './kind-screen-messages.js';

/** The screen at `/content-types`. */
export default function KindsScreen() {
  const { kinds, ...read } = useKinds();
  const { fields } = useFields();
  const { kindCounts } = useKindCounts();
  const [orderKinds] = useOrderKinds();
  const [createKind] = useCreateKind();
  const [updateKind] = useUpdateKind();
  const [deleteKind] = useDeleteKind();
  const dialog = useDialog<Kind>();
  const report = useReport();
  const follow = useFollow();
  const text = useMessages(kindScreenMessages);
  useTitle(useMessages(appMessages).contentTypes);

  const gone = { refresh: read.refetch, description: text.deletedSince };
  const nameOf = (kind: Pick<Kind, 'names'>) => ({ name: kind.names.one });
  const stored = ({ id }: { id: string }) => kinds.find((kind) => kind.id === id) ?? null;

  const save = ({ values }: { values: KindValues }) => {
    const { subject: kind, submit } = dialog;
    const { isHidden, ...input } = values;
    if (!kind) return submit(createKind(input), text.created(nameOf(values)), text.createFailed);
    const { color } = values;
    const changes = kind.isBuiltIn ? { color, isHidden } : values;
    const updated = updateKind({ id: kind.id, version: kind.version, input: changes });
    return submit(updated, text.updated(nameOf(values)), text.updateFailed, gone);
  };
  const remove = async (kind: Pick<Kind, 'id' | 'names'>) => {
    if (!window.confirm(text.deleteQuestion(nameOf(kind)))) return;
    await report(deleteKind(kind.id), text.deleted(nameOf(kind)), text.deleteFailed, gone);
  };

  const figures = Object.fromEntries(
    kinds.map(({ id }): [string, KindFigures] => [
      id,
      {
        fields: {
          count: fields.filter((field) => field.kinds.some(({ kind }) => kind === id)).length,
          href: `${paths.fields}?kind=${id}`,
        },
        ...(kindCounts && {
          entries: { count: kindCounts.find(({ kind }) => kind === id)?.count ?? 0, href: paths.logs(id) },
        }),
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
        onDelete={({ kind }) => remove(kind)}
        onOrder={({ ids }) => report(orderKinds(ids), text.ordered, text.orderFailed)}
      />
      <KindDialog
        {...formProps(dialog)}
        kind={dialog.subject}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
      />
    </>
  );
}

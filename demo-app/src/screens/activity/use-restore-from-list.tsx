import { type RestorePreview, useRestore, useRestorePreview } from '@content-planner/sdk';
import { type ChangeSet, ConfirmDialog, useKinds, useMessages } from '@content-planner/ui-kit';
import { questionProps, useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';
import { restoreMessages } from './restore-messages.js';
import { useBusyIds } from './use-busy-ids.js';

/** What the question is about. */
interface Restoration {
  changeSet: ChangeSet;
  preview: RestorePreview;
}

/** Returns the number of restored entries, or the name of the only entry, brand, field, type or view. */
function subjectsOf({ subjectType, subjectCount, changes }: ChangeSet) {
  // Deleting a brand or a field also changes entries.
  const subject = changes.find((change) => change.subjectType === subjectType);
  const isSeveral = subjectType === 'entry' && subjectCount > 1;
  return { count: subjectCount, name: isSeveral ? null : (subject?.title ?? null) };
}

/**
 * Returns three values: a function that restores what a change deleted, the ids of the changes that are being restored,
 * and the dialog that asks first. A single entry that comes back exactly as it was is restored without a question.
 *
 * @param refresh refetches the list after an error, because someone else might have restored the change
 */
export function useRestoreFromList(refresh: () => void) {
  const preview = useRestorePreview();
  const [restoreChange] = useRestore();
  const [busyIds, runFor] = useBusyIds();
  const dialog = useDialog<Restoration>();
  const report = useReport();
  const { of } = useKinds();
  const text = useMessages(restoreMessages);

  const success = ({ changeSet, preview: { withoutBrandCount } }: Restoration) => ({
    title: text.restored(subjectsOf(changeSet)),
    ...(withoutBrandCount > 0 && { description: text.cameBackWithoutBrand({ count: withoutBrandCount }) }),
  });

  const restore = ({ changeSet }: { changeSet: ChangeSet }) => {
    const { id, subjectType, subjectCount } = changeSet;
    return runFor(id, async () => {
      const previewed = preview(id);
      if (!(await report(previewed, null, text.failed, { refresh }))) return;
      const restoration = { changeSet, preview: await previewed };
      const { lostBrands, links, leftCount } = restoration.preview;
      const isExact = lostBrands.length + links.length + leftCount === 0;
      if (subjectType !== 'entry' || subjectCount > 1 || !isExact) dialog.show(restoration);
      else await report(restoreChange(id), success(restoration), text.failed, { refresh });
    });
  };

  const explain = ({ changeSet, preview: { kinds, lostBrands, ...counts } }: Restoration) => {
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    const named = kinds.map(({ kind, count }) => {
      const { singular: one, plural: many } = of(kind).texts;
      return { one, many, count };
    });
    return [
      changeSet.subjectType === 'brand'
        ? text.brandComesBack({ count: total })
        : text.comesBack({ kinds: named }),
      lostBrands.length > 0 && text.withoutBrand({ count: counts.withoutBrandCount, brands: lostBrands }),
      counts.leftCount > 0 && text.staysAsItIs({ count: counts.leftCount }),
      counts.links.length > 0 && text.visibleAgain({ links: counts.links }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const { subject } = dialog;
  const confirm = () => {
    if (!subject) return;
    const restored = restoreChange(subject.changeSet.id);
    void dialog.submit(restored, success(subject), text.failed, { refresh });
  };
  const question = (
    <ConfirmDialog
      {...questionProps(dialog)}
      tone="default"
      title={subject && text.title(subjectsOf(subject.changeSet))}
      description={subject && explain(subject)}
      confirmLabel={text.confirm}
      onConfirm={confirm}
    />
  );
  return { busyIds, restore, question };
}

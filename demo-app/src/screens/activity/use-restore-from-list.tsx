import {
  type RestorePreview,
  toSearchParams,
  type UndoResult,
  useRestore,
  useRestorePreview,
} from '@content-planner/sdk';
import {
  agendaView,
  type CalendarDate,
  type ChangeSet,
  ConfirmDialog,
  useKinds,
  useMessages,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
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
  const navigate = useNavigate();
  const { of } = useKinds();
  const text = useMessages(restoreMessages);

  const show = (date: CalendarDate) =>
    void navigate(`${paths.home}?${toSearchParams({ view: agendaView.name, date })}`);
  const success = (changeSet: ChangeSet, withoutBrandCount: number, { entries }: UndoResult) => {
    const [date] = entries.map(({ startDate }) => startDate).toSorted();
    return {
      title: text.restored(subjectsOf(changeSet)),
      ...(withoutBrandCount > 0 && { description: text.cameBackWithoutBrand({ count: withoutBrandCount }) }),
      ...(date && { action: { label: text.show, onAction: () => show(date) } }),
    };
  };

  const restore = ({ changeSet }: { changeSet: ChangeSet }) => {
    const { id, subjectType, subjectCount } = changeSet;
    return runFor(id, async () => {
      const attempt = preview(id).then((previewed) => {
        const { lostBrands, links, feedCount, leftCount } = previewed;
        const isExact = lostBrands.length + links.length + feedCount + leftCount === 0;
        if (subjectType !== 'entry' || subjectCount > 1 || !isExact) {
          dialog.show({ changeSet, preview: previewed });
          return null;
        }
        return restoreChange(id);
      });
      const restored = (result: UndoResult | null) => result && success(changeSet, 0, result);
      await report(attempt, restored, text.failed, { refresh });
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
      counts.links.length + counts.feedCount > 0 && text.visibleAgain(counts),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const { subject } = dialog;
  const confirm = () => {
    if (!subject) return;
    const restored = restoreChange(subject.changeSet.id);
    const { changeSet, preview } = subject;
    const done = (result: UndoResult) => success(changeSet, preview.withoutBrandCount, result);
    void dialog.submit(restored, done, text.failed, { refresh });
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

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
  questionProps,
  useDialog,
  useKinds,
  useMessages,
  useReport,
} from '@content-planner/ui-kit';
import { Share2, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
import { RestoreNote } from './RestoreNote.js';
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
 * and the dialog that asks first. A single entry that comes back exactly as it was, and on no link that is new since the
 * deletion, is restored without a question.
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

  /** Opens the details of a restored entry, or the agenda with the restored entries selected. */
  const show = ({ entries }: UndoResult, date: CalendarDate) => {
    const [entry, ...others] = entries;
    const opened = entry && others.length === 0 ? { entry } : {};
    const path = `${paths.home}?${toSearchParams({ view: agendaView.name, date, ...opened })}`;
    void navigate(path, others.length > 0 ? { state: { selected: entries } } : {});
  };
  const success = (changeSet: ChangeSet, withoutBrandCount: number, result: UndoResult) => {
    const [date] = result.entries.map(({ startDate }) => startDate).toSorted();
    return {
      title: text.restored(subjectsOf(changeSet)),
      ...(withoutBrandCount > 0 && { description: text.cameBackWithoutBrand({ count: withoutBrandCount }) }),
      ...(date && { action: { label: text.show, onAction: () => show(result, date) } }),
    };
  };

  const restore = ({ changeSet }: { changeSet: ChangeSet }) => {
    const { id, subjectType, subjectCount } = changeSet;
    return runFor(id, async () => {
      const attempt = preview(id).then((previewed) => {
        const { lostBrands, formerChoices, leftCount, hasNewLinks } = previewed;
        const isExact = lostBrands.length + formerChoices.length + leftCount === 0 && !hasNewLinks;
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

  const explain = ({ changeSet, preview: { kinds, lostBrands, formerChoices, ...counts } }: Restoration) => {
    const { subjectType, changes } = changeSet;
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    const named = kinds.map(({ kind, count }) => {
      const { singular: one, plural: many } = of(kind).texts;
      return { one, many, count };
    });
    const comesBack = () => {
      if (subjectType === 'brand') return text.brandComesBack({ count: total });
      if (subjectType === 'kind') return text.kindComesBack({ count: total });
      const fields = changes.filter((change) => change.subjectType === 'field');
      if (subjectType !== 'field' || !fields[0]) return text.comesBack({ kinds: named });
      return text.fieldComesBack({ name: fields[0].title, kindCount: fields.length, ...counts });
    };
    const stays = subjectType === 'entry' ? text.staysAsItIs : text.keepsChanges;
    const differs = [
      lostBrands.length > 0 && text.withoutBrand({ count: counts.withoutBrandCount, brands: lostBrands }),
      formerChoices.length > 0 &&
        text.withFormerChoices({ count: counts.withFormerChoiceCount, names: formerChoices }),
      counts.leftCount > 0 && stays({ count: counts.leftCount }),
    ];
    const appears = counts.visibleCount > 0 && text.visibleAgain({ ...counts, count: counts.visibleCount });
    return (
      <>
        {comesBack()}
        {differs.map((note) => note && <RestoreNote key={note} icon={TriangleAlert} text={note} />)}
        {appears && <RestoreNote icon={Share2} text={appears} />}
      </>
    );
  };
  const { subject: asked } = dialog;
  const confirm = () => {
    if (!asked) return;
    const { changeSet, preview } = asked;
    const restored = restoreChange(changeSet.id);
    const done = (result: UndoResult) => success(changeSet, preview.withoutBrandCount, result);
    void dialog.submit(restored, done, text.failed, { refresh });
  };
  const question = (
    <ConfirmDialog
      {...questionProps(dialog)}
      tone="default"
      title={asked && text.title(subjectsOf(asked.changeSet))}
      description={asked && explain(asked)}
      {...(asked && { confirmLabel: text.confirm(subjectsOf(asked.changeSet)) })}
      onConfirm={confirm}
    />
  );
  return { busyIds, restore, question };
}

import { ArchiveRestore, ChevronDown, ChevronUp, Redo2, Undo2 } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react';
import { formatTime } from '../dates/format-instant.js';
import { formatInstantDate } from '../dates/format-instant-date.js';
import { useMessages } from '../kit/use-messages.js';
import type { Translate } from '../messages/translate.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import type { Navigation } from '../primitives/Link.js';
import { SentenceText, sentenceText } from '../primitives/sentence.js';
import { activityListMessages } from './activity-messages.js';
import { End, Foot, Item, Line, Meta, Toggle, Unfolded } from './activity-row-style.js';
import { ChangeActor } from './ChangeActor.js';
import { ChangeTable } from './ChangeTable.js';
import { changeMessages } from './change-messages.js';
import { DeletedEntries } from './DeletedEntries.js';
import { activitySentence, actorName, namesOf, type SentenceContext } from './sentences.js';
import type { ChangeSet, SubjectChange } from './types.js';
import { valueRows } from './value-rows.js';

interface ActivityRowProps {
  set: ChangeSet;
  context: SentenceContext;
  open: boolean;
  onToggle: (set: ChangeSet) => void;
  onUndo: ((set: ChangeSet) => void) | undefined;
  onRestore: ((set: ChangeSet) => void) | undefined;
  subjectHref: ((change: SubjectChange) => string | null) | undefined;
  onNavigate: ((navigation: Navigation) => void) | undefined;
  busy: boolean;
  compact: boolean;
}

/** Returns the reason why a change cannot be undone, or '' if there is nothing to explain. */
function whyNot({ action, subjectType, canUndo, undoneBy }: ChangeSet, translate: Translate): string {
  const text = translate(activityListMessages);
  const undone = action === 'delete' ? text.restoredBy : text.undoneBy;
  if (undoneBy) return undone({ person: actorName(undoneBy, translate(changeMessages)) });
  if (canUndo) return text.changedSince;
  return subjectType === 'entry' && action === 'delete' ? text.cannotUndo : '';
}

/** Returns how many entries of each kind a change deleted, and until when they can be restored. */
function deletionText(
  { subjectType, subjectCount, changes, keptUntil }: ChangeSet,
  { kindOf, locale, translate }: SentenceContext,
): string {
  const text = translate(activityListMessages);
  const kinds = changes.map(({ kind }) => kind);
  // A deleted brand or field also has entries, and a long list of entries is not complete.
  const isComplete = subjectType === 'entry' && subjectCount > 1 && changes.length === subjectCount;
  const subjects = [...new Set(isComplete ? kinds : [])].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return text.subject({ subjectType, kind, ...namesOf(kind, kindOf), tokenKind: null, count });
  });
  return [
    subjects.length > 0 && `${new Intl.ListFormat(locale, { type: 'unit' }).format(subjects)}.`,
    keptUntil && text.keptUntil({ date: formatInstantDate(keptUntil, locale) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A change in the activity list. */
export const ActivityRow = memo(function ActivityRow({
  set,
  context,
  open,
  onToggle,
  onUndo,
  onRestore,
  subjectHref,
  onNavigate,
  busy,
  compact,
}: ActivityRowProps) {
  const text = useMessages(activityListMessages);
  const changeText = useMessages(changeMessages);
  const unfoldedId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const { at, channel, changes, subjectCount, undoableCount } = set;
  const canRestore = set.canRestore === true && onRestore !== undefined;
  const canUndo =
    canRestore || (set.canUndo && set.undoneBy === null && undoableCount > 0 && onUndo !== undefined);
  const isPart = canUndo && !canRestore && undoableCount < subjectCount;
  useEffect(() => {
    // The button disappears once the change is undone, so move focus to the row.
    if (!canUndo && hadFocus.current && document.activeElement === document.body) toggleRef.current?.focus();
    hadFocus.current = false;
  }, [canUndo]);

  const sentence = activitySentence(set, context);
  const hasRows = changes.some((change) => valueRows(change, context).length > 0);
  const time = formatTime(at, context.locale);
  const reason = canUndo ? '' : whyNot(set, context.translate);
  const from =
    channel === 'app' || (channel === 'command' && !set.hasActor) ? '' : (changeText.channels[channel] ?? '');
  const isUndo = set.action === 'undo';
  const label = canRestore ? text.restore : isUndo ? text.redo : text.undo;
  const isOpen = open && hasRows;
  const isDeletion = set.action === 'delete' && set.subjectType === 'entry' && subjectCount > 1;
  const undoLabel =
    isDeletion && canRestore && isOpen
      ? text.restoreEntries({ count: subjectCount })
      : isPart
        ? text.undoSome({ label, undoable: undoableCount, count: subjectCount })
        : label;
  const undoName = text.undoChange({ label: undoLabel, sentence: sentenceText(sentence) });
  const UndoIcon = canRestore ? ArchiveRestore : isUndo ? Redo2 : Undo2;
  const undoIcon = <UndoIcon size={compact ? 16 : 14} strokeWidth={1.75} />;
  const undo = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click. After the first click, a row for the undo takes the place of this row,
    // so the second click would redo the change.
    if (detail > 1) return;
    hadFocus.current = true;
    if (canRestore) onRestore(set);
    else onUndo?.(set);
  };
  const undoButton = canUndo && (
    <Button ref={undoRef} size="sm" icon={undoIcon} aria-label={undoName} busy={busy} onClick={undo}>
      {undoLabel}
    </Button>
  );
  const meta = compact && (
    <Meta>
      {[time, from, isPart ? text.undoSomeHint({ undoable: undoableCount, count: subjectCount }) : reason]
        .filter(Boolean)
        .join(' · ')}
    </Meta>
  );
  const content = (
    <>
      <SentenceText sentence={sentence} />
      {meta}
    </>
  );
  const more = subjectCount > changes.length && (
    <p>{text.moreSubjects({ count: subjectCount - changes.length })}</p>
  );
  const left = changes.filter(({ state }) => state !== 'current').map(({ title }) => title);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Item data-open={isOpen ? '' : undefined} data-cp-change={set.id}>
      <Line data-compact={compact ? '' : undefined}>
        {!compact && <time dateTime={at}>{time}</time>}
        <ChangeActor change={set} size={compact ? 28 : 24} />
        {hasRows ? (
          <Toggle
            ref={toggleRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? unfoldedId : undefined}
            onClick={() => onToggle(set)}
          >
            {content}
          </Toggle>
        ) : (
          <span>{content}</span>
        )}
        {!compact && <span>{from && <Badge variant="line">{from}</Badge>}</span>}
        <End>
          {compact
            ? canUndo && (
                <IconButton label={undoName} tooltip={false} icon={undoIcon} busy={busy} onClick={undo} />
              )
            : isOpen && (isPart || (isDeletion && canRestore))
              ? null
              : undoButton || reason}
        </End>
        {!compact && hasRows && <Chevron size={16} strokeWidth={1.75} aria-hidden />}
      </Line>
      {isOpen && (
        <Unfolded id={unfoldedId} data-compact={compact ? '' : undefined}>
          {isDeletion ? (
            <DeletedEntries set={set} context={context} compact={compact} more={more} />
          ) : (
            <>
              <ChangeTable
                set={set}
                context={context}
                subjectHref={subjectHref}
                onNavigate={onNavigate}
                compact={compact}
              />
              {more}
            </>
          )}
          {canRestore && (
            <Foot>
              <span>{deletionText(set, context)}</span>
              {!compact && isDeletion && undoButton}
            </Foot>
          )}
          {isPart && (
            <Foot>
              <span>
                {text.undoExplanation({
                  label,
                  undoable: undoableCount,
                  // The undo might skip entries that are not listed, and their titles are unknown. In this case, don't
                  // name any skipped entries.
                  left: left.length === subjectCount - undoableCount ? left : [],
                })}
              </span>
              {!compact && undoButton}
            </Foot>
          )}
        </Unfolded>
      )}
    </Item>
  );
});

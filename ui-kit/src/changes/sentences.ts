import type { AccessTokenKind } from '../admin/sharing/types.js';
import { formatDayNear } from '../dates/format-instant.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import type { Sentence } from '../primitives/sentence.js';
import { displayName } from '../shell/initials.js';
import { activityListMessages } from './activity-messages.js';
import { changeMessages } from './change-messages.js';
import { groupFields } from './group-fields.js';
import { entryHistoryMessages } from './history-messages.js';
import type { SubjectFacts } from './sentence-messages.js';
import type { ChangeHeader, ChangeSet, EntryChange, SubjectChange } from './types.js';
import { type ValueContext, valueRows } from './value-rows.js';

/** The context for describing changes. */
export interface SentenceContext extends ValueContext {
  /** The current date. */
  today: string;
}

/** Returns the name of the person or program that made a change. */
export function actorName(
  { actor, hasActor, channel }: Pick<ChangeHeader, 'actor' | 'hasActor' | 'channel'>,
  text: TextsOf<typeof changeMessages>,
): string {
  if (actor) return displayName(actor) || text.somebody;
  if (hasActor) return text.deletedUser;
  return channel === 'command' ? text.commandLine : text.somebody;
}

const changed = (change: SubjectChange | undefined, name: string) =>
  change?.values.find((value) => value.name === name);

/** Returns the kind of an access token. Only creations and revocations record the kind. */
function tokenKindOf(change: SubjectChange | undefined): AccessTokenKind | null {
  if (change?.subjectType !== 'accessToken') return null;
  const { before, after } = changed(change, 'kind') ?? {};
  return ((after ?? before) as AccessTokenKind | undefined) ?? null;
}

/** Returns what the entries of a kind are called. */
export function namesOf(kind: LogKind | null, kindOf: KindOf): Pick<SubjectFacts, 'badge' | 'names'> {
  if (kind === null) return { badge: '' };
  const { badge, names, texts } = kindOf(kind);
  return { badge, ...(names && { names: { one: texts.singular, many: texts.plural } }) };
}

/** Returns the sentence about a change set for the activity list. */
export function activitySentence(
  set: ChangeSet,
  { translate, kindOf, locale, today }: SentenceContext,
): Sentence {
  const { sentences, subject } = translate(activityListMessages);
  const { action, subjectType, changes, subjectCount, days, email, attempts } = set;
  const person = actorName(set, translate(changeMessages));
  // Deleting a brand also changes its entries.
  const subjects = changes.filter((change) => change.subjectType === subjectType);
  const first = subjects[0];
  // A field is one subject, even if several kinds use it.
  const others = subjectType === 'field' ? groupFields(subjects) : subjects;
  const count = subjectType === 'entry' ? Math.max(subjectCount, subjects.length) : others.length || 1;
  // The kind can have been deleted.
  const isKnown = (kind: unknown): kind is LogKind => kind != null && kindOf(String(kind)).kind === kind;
  const kindIn = (kinds: readonly unknown[]) =>
    isKnown(kinds[0]) && kinds.every((kind) => kind === kinds[0]) ? kinds[0] : null;
  const kind = kindIn(subjects.map((change) => change.kind));
  const title = first?.title ?? '';
  const subjectOf = (kind: LogKind | null) =>
    subject({ subjectType, kind, ...namesOf(kind, kindOf), tokenKind: tokenKindOf(first), count });
  const facts = { person, subject: subjectOf(kind), title, count };
  switch (action) {
    case 'register':
      // If the change set also deletes an account, the new account has replaced that account.
      return count > 1 ? sentences.replacedAccount({ person }) : sentences.registered({ person });
    case 'login':
      if (set.loginMethod === 'passkey') return sentences.loggedInWithPasskey({ person });
      if (set.loginMethod === 'singleSignOn') return sentences.loggedInWithSingleSignOn({ person });
      return sentences.loggedIn({ person });
    case 'logout':
      return sentences.loggedOut({ person });
    case 'loginFailed':
      return sentences.loginFailed({ email, count: attempts ?? 1 });
    case 'redeem': {
      // The person might have an email address but no name.
      const facts = { person: (set.actor && displayName(set.actor)) || (changes[0]?.title ?? person) };
      return subjectType === 'invitation'
        ? sentences.acceptedInvitation(facts)
        : sentences.resetPassword(facts);
    }
    case 'undo':
      return sentences.undid(facts);
    case 'restore':
      return sentences.restored(facts);
    case 'endSessions': {
      const { before, after } = changed(first, 'sessions') ?? {};
      return sentences.endedSessions({ person, title, count: Number(before ?? 1) - Number(after ?? 0) });
    }
    default:
  }
  const isOrder = ({ values }: SubjectChange) =>
    values.length > 0 && values.every(({ name }) => name === 'displayOrder');
  if (action === 'edit' && count > 1 && subjects.every(isOrder)) return sentences.ordered(facts);
  if (subjectType === 'field' && kind !== null) {
    const field = { ...facts, log: kindOf(kind).texts.plural };
    if (action === 'create') return sentences.fieldCreated(field);
    return action === 'delete' ? sentences.fieldDeleted(field) : sentences.fieldEdited(field);
  }
  if (subjectType === 'invitation') {
    return action === 'create' ? sentences.invited(facts) : sentences.revokedInvitation(facts);
  }
  if (subjectType === 'passwordReset') {
    return action === 'create'
      ? sentences.createdPasswordReset(facts)
      : sentences.revokedPasswordReset(facts);
  }
  if (subjectType === 'accessToken' && action === 'delete') return sentences.revoked(facts);
  if (subjectType === 'accessToken' && action === 'edit') return sentences.editedAccess(facts);
  if (action === 'create') return sentences.created(facts);
  if (action === 'import') return sentences.imported(facts);
  if (action === 'delete') return sentences.deleted(facts);
  if (action === 'move') {
    const [start, end] = [changed(first, 'startDate'), changed(first, 'endDate')];
    const date = formatDayNear(String((start ?? end)?.after ?? ''), today, locale);
    if (count === 1 && !start && end) return sentences.endMoved({ ...facts, date });
    return sentences.moved({ ...facts, date, days });
  }
  if (subjectType === 'entry' && kind !== null && subjects.every((change) => changed(change, 'kind'))) {
    const before = kindIn(subjects.map((change) => changed(change, 'kind')?.before));
    return sentences.kindChanged({ ...facts, subject: subjectOf(before), to: kindOf(kind).badge });
  }
  if (subjectType === 'user' && changed(first, 'passkeys'))
    return changed(first, 'twoStep') ? sentences.resetTwoStep(facts) : sentences.removedPasskeys(facts);
  if (subjectType === 'user' && first?.values.length === 1) {
    const [value] = first.values;
    if (value?.name === 'isApproved')
      return value.after ? sentences.approved(facts) : sentences.unapproved(facts);
    if (value?.name === 'isAdmin')
      return value.after ? sentences.madeAdmin(facts) : sentences.removedAdmin(facts);
    if (value?.name === 'password') return sentences.changedPassword(facts);
    if (value?.name === 'singleSignOn') return sentences.connectedSingleSignOn(facts);
    if (value?.name === 'twoStep')
      return value.after ? sentences.turnedOnTwoStep(facts) : sentences.turnedOffTwoStep(facts);
    if (value?.name === 'recoveryCodes') return sentences.replacedRecoveryCodes(facts);
    if (value?.name === 'passkey' && value.before === null) return sentences.addedPasskey(facts);
    if (value?.name === 'passkey')
      return value.after === null ? sentences.removedPasskey(facts) : sentences.renamedPasskey(facts);
  }
  return sentences.edited(facts);
}

/** The maximum length of a value in a sentence. */
const LONG = 40;

/** Returns the sentence about a change for the history of an entry. */
export function historySentence(change: EntryChange, context: SentenceContext): Sentence {
  const { translate, locale, today } = context;
  const { sentences } = translate(entryHistoryMessages);
  const changeText = translate(changeMessages);
  const { changeSet, values } = change;
  const person = actorName(changeSet, changeText);
  const isUndo = changeSet.action === 'undo' || changeSet.action === 'restore';
  if (changeSet.action === 'create') return sentences.created({ person });
  if (changeSet.action === 'import') return sentences.imported({ person });
  if (changeSet.action === 'delete') return sentences.deleted({ person });
  if (changeSet.action === 'restore' && values.length > 1 && values.every(({ before }) => before === null)) {
    return sentences.recovered({ person });
  }

  const rows = valueRows(change, context);
  const [start, end] = [changed(change, 'startDate'), changed(change, 'endDate')];
  const moved = start ?? end;
  if (
    moved?.before &&
    moved.after &&
    values.every(({ name }) => name === 'startDate' || name === 'endDate')
  ) {
    const [from, to] = [moved.before, moved.after].map((date) =>
      formatDayNear(String(date), today, locale),
    ) as [string, string];
    if (!start) return sentences.endMoved({ person, from, to });
    return isUndo ? sentences.movedBack({ person, to }) : sentences.moved({ person, from, to });
  }
  const [row] = rows;
  const fields = rows.map(({ label }) => label);
  const isLong = rows.some(({ before, after }) => Math.max(before.length, after.length) > LONG);
  if (row === undefined || rows.length > 1 || isLong) {
    return isUndo ? sentences.undid({ person, fields }) : sentences.edited({ person, fields });
  }
  const { label: field, before, after } = row;
  if (isUndo) return sentences.restored({ person, field, after: after || changeText.emptyValue });
  if (after === '') return sentences.cleared({ person, field });
  return before === ''
    ? sentences.set({ person, field, after })
    : sentences.changed({ person, field, before, after });
}

import type { PublicUser, RequestToken } from '../context.js';
import { allowsBrand, allowsField, allowsKind, containsEntry, type Scope } from '../scope/scope.js';
import { type EntryEditors, LISTED_SUBJECTS, type LiveChange, type LiveSubject } from './live-event.js';

/** The client of a stream, as of the last check of its session or access token. */
export interface LiveViewer {
  /** The user, or the owner of the key. Null for links and embeds. */
  viewer: PublicUser | null;
  /** The access token. Null for sessions. */
  token: RequestToken | null;
  scope: Scope;
}

/**
 * Whether a client can see that a subject has changed. Called for each subject of each change and for each stream.
 *
 * A subject that was in the client's scope before or after the change is visible. Links and embeds only see brands of
 * entries that they see. The following subjects are only
 * visible in sessions: accounts (to administrators and the user), access tokens (to administrators and the owner),
 * invitations and password resets (to administrators), and team views (to all users). Changes to personal views are not
 * stored.
 */
function isVisible({ id, type, kind, access }: LiveSubject, { viewer, token, scope }: LiveViewer): boolean {
  if (type === 'invitation' || type === 'passwordReset') return !token && viewer?.isAdmin === true;
  if (type === 'user' || type === 'accessToken') {
    const ownerId = type === 'user' ? id : access.ownerId;
    return !token && viewer !== null && (viewer.isAdmin || viewer.id === ownerId);
  }
  if (!token) return true;
  if (type === 'savedView') return false;
  const hasEntry = () => access.places.some((place) => containsEntry(scope, place));
  if (type === 'brand') return allowsBrand(scope, id) && (!scope.isPublic || hasEntry());
  if (type === 'entry') return hasEntry();
  return kind !== null && allowsKind(scope, kind) && allowsField(scope, access.fieldId ?? '');
}

/** Whether a client can see a change without subjects, such as a login, or a change with too many subjects to list. */
function isVisibleAsWhole({ subjectType }: LiveChange, { viewer, token }: LiveViewer): boolean {
  if (token) return false;
  return (subjectType !== 'user' && subjectType !== 'accessToken') || viewer?.isAdmin === true;
}

/**
 * Returns a subject as a client sees it. Entries that are now outside the scope have no version and no dates, just like
 * deleted entries. Entries that were outside the scope have no previous dates, just like new entries.
 */
function shown(subject: LiveSubject, scope: Scope): LiveSubject {
  const { current, previous } = subject.access;
  return {
    ...subject,
    ...(current && !containsEntry(scope, current) && { version: null, startDate: null, endDate: null }),
    ...(previous && !containsEntry(scope, previous) && { previousStartDate: null, previousEndDate: null }),
  };
}

/**
 * Returns the part of a change that a client can see, or null. The result does not reveal whether there are other
 * parts.
 */
export function visiblePart(change: LiveChange, client: LiveViewer): LiveChange | null {
  const { scope, token } = client;
  // Hide all changes from clients of a frozen link, because its content does not change.
  if (scope.frozenLinkId !== null) return null;
  if (change.subjects.length === 0) return isVisibleAsWhole(change, client) ? change : null;
  const visible = change.subjects.filter((subject) => isVisible(subject, client));
  const [first] = visible;
  if (!first) return null;
  const isWhole = visible.length === change.subjects.length;
  if (isWhole && !token && visible.length <= LISTED_SUBJECTS) return change;
  const part = {
    ...change,
    subjectCount: visible.length,
    subjects: visible.length > LISTED_SUBJECTS ? [] : visible.map((subject) => shown(subject, scope)),
    actor: scope.isPublic ? null : change.actor,
  };
  if (isWhole || visible.some(({ type }) => type === change.subjectType)) return part;
  // No visible subject has the type of the change, so describe the change by its visible subjects. For example, the
  // client can see that entries have lost their brand, but not that the brand was deleted.
  const isDeletion = visible.every(({ access }) => access.isDeleted);
  return { ...part, subjectType: first.type, action: isDeletion ? 'delete' : 'edit' };
}

/**
 * Returns the people who are editing entries, excluding the client's own user. Returns null for access tokens, which
 * can't see people.
 */
export function visibleEditors(
  entries: readonly EntryEditors[],
  { viewer, token }: LiveViewer,
): EntryEditors[] | null {
  if (token || !viewer) return null;
  return entries.map(({ entryId, people }) => ({
    entryId,
    people: people.filter(({ id }) => id !== viewer.id),
  }));
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLiveSessions } from '../auth/session.service.js';
import type { Person } from '../context.js';
import { PlannerError } from '../errors.js';
import { isId } from '../validation.js';
import type { EntryEditors } from './live-event.js';

/**
 * How long a form counts as open after it was announced, in milliseconds. Clients repeat the announcement every 30
 * seconds, or only once a minute if the page is hidden, because browsers slow down the timers of hidden pages.
 */
const EXPIRY = 90_000;

/** The maximum number of open forms per session. */
const MAX_FORMS = 20;

/** The open form of a client. */
export interface EditForm {
  entryId: string;
  sessionId: string;
  /** Distinguishes the forms of a session, such as forms for the same entry in two tabs. The client chooses this id. */
  formId: string;
}

/** Whether text that a client has sent is a valid form id. */
export const isFormId = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

interface OpenForm extends EditForm {
  /** The user. Null until the session has been looked up. */
  person: Person | null;
  /** When the form no longer counts as open, in ms since the process started. */
  until: number;
  timer: NodeJS.Timeout | undefined;
}

/** The open forms, as announced on all servers. */
export interface Editors {
  /** The number of open forms. */
  readonly count: number;
  /** Returns the entries that users are editing. */
  list(): EntryEditors[];
  /** Returns the people who are editing an entry, in the order in which they started. */
  of(entryId: string): Person[];
  /** @throws PlannerError `rateLimited` if the session has too many other open forms */
  checkLimit(form: EditForm): void;
  /** Returns the notification that opens a form or keeps it open. */
  opened(form: EditForm): string;
  /** Returns the notification that closes a form. */
  closed(form: EditForm): string;
  /** Returns the notifications that inform another server about the open forms. */
  notifications(): string[];
  /** Applies a notification. Returns whether the session of a new form has to be checked. */
  receive(notification: string): boolean;
  /** Removes the forms whose session has ended, and looks up the users of new forms. */
  check(em: SqlEntityManager): Promise<void>;
  /** Removes all forms. */
  clear(): void;
}

/** The first word of notifications about forms. */
export const EDITING = 'editing';

const keyOf = ({ entryId, sessionId, formId }: EditForm) => `${entryId} ${sessionId} ${formId}`;

const notification = (form: EditForm, ms: number) => `${EDITING} ${keyOf(form)} ${ms}`;

/**
 * Creates an empty list of open forms. The list is only stored in memory: each server announces its clients' forms, and
 * all servers keep the same list.
 *
 * @param onChange called when a user has started or stopped editing an entry
 */
export function createEditors(onChange: (entryId: string, userId: string) => void, expiry = EXPIRY): Editors {
  const forms = new Map<string, OpenForm>();

  const formsOf = (entryId: string) => [...forms.values()].filter((form) => form.entryId === entryId);

  /** Returns each user once, even if they have several forms open. */
  const peopleOf = (open: readonly OpenForm[]) => [
    ...new Map(open.flatMap(({ person }) => (person ? [[person.id, person]] : []))).values(),
  ];

  const isEditing = (entryId: string, userId: string) =>
    formsOf(entryId).some(({ person }) => person?.id === userId);

  function remove(form: OpenForm): void {
    clearTimeout(form.timer);
    forms.delete(keyOf(form));
    const { entryId, sessionId, person } = form;
    // The user of another form might not be known yet, because its session is still being looked up. If both forms have
    // the same session, copy the user. Otherwise, removing this form would announce that the user has stopped editing
    // the entry.
    for (const other of formsOf(entryId)) if (other.sessionId === sessionId) other.person ??= person;
    if (person && !isEditing(entryId, person.id)) onChange(entryId, person.id);
  }

  function setPerson(form: OpenForm, { id, firstName, lastName }: Person): void {
    const isNew = !isEditing(form.entryId, id);
    form.person = { id, firstName, lastName };
    if (isNew) onChange(form.entryId, id);
  }

  /** Opens a form or keeps it open. Returns whether the form is new. */
  function keep(given: EditForm, ms: number): boolean {
    const key = keyOf(given);
    const known = forms.get(key);
    const form: OpenForm = known ?? { ...given, person: null, until: 0, timer: undefined };
    clearTimeout(form.timer);
    form.until = performance.now() + ms;
    form.timer = setTimeout(() => remove(form), ms).unref();
    forms.set(key, form);
    return !known;
  }

  return {
    get count() {
      return forms.size;
    },
    list: () =>
      [...Map.groupBy(forms.values(), ({ entryId }) => entryId)].map(([entryId, open]) => ({
        entryId,
        people: peopleOf(open),
      })),
    of: (entryId) => peopleOf(formsOf(entryId)),
    checkLimit(form) {
      if (forms.has(keyOf(form))) return;
      const open = [...forms.values()].filter(({ sessionId }) => sessionId === form.sessionId);
      if (open.length < MAX_FORMS) return;
      throw new PlannerError('tooManyForms', { max: MAX_FORMS }, {}, { 'Retry-After': '30' });
    },
    opened: (form) => notification(form, expiry),
    closed: (form) => notification(form, 0),
    notifications: () =>
      [...forms.values()].map((form) => notification(form, Math.ceil(form.until - performance.now()))),
    receive(text) {
      const [, entryId = '', sessionId = '', formId = '', ms = ''] = text.split(' ');
      // Validate the notification, because any program that can connect to the database can send one.
      if (!isId(entryId) || !isId(sessionId) || !isFormId(formId) || !/^\d{1,9}$/.test(ms)) return false;
      const form = { entryId, sessionId, formId };
      if (Number(ms) > 0) return keep(form, Math.min(Number(ms), expiry));
      const known = forms.get(keyOf(form));
      if (known) remove(known);
      return false;
    },
    async check(em) {
      if (forms.size === 0) return;
      const checked = [...forms.values()];
      const users = await findLiveSessions(em, [...new Set(checked.map(({ sessionId }) => sessionId))]);
      for (const form of checked) {
        if (forms.get(keyOf(form)) !== form) continue;
        const user = users.get(form.sessionId);
        if (user) setPerson(form, user.viewer);
        else remove(form);
      }
    },
    clear() {
      for (const { timer } of forms.values()) clearTimeout(timer);
      forms.clear();
    },
  };
}

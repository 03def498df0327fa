import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireUser } from '../accounts/policy.js';
import { CHANNEL } from '../changes/announce.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { scopeConditions } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { isId } from '../validation.js';
import { type EditForm, type Editors, isFormId } from './editors.js';

/** A client's announcement that a form is open or closed. */
export interface Announcement {
  entryId: string;
  formId: string;
  /** Whether the form is open. */
  isEditing: boolean;
}

const NOTIFY_ALL = prepared(
  `select pg_notify('${CHANNEL}', value) from jsonb_array_elements_text(?::jsonb) as value`,
);

/** Sends notifications to all servers. */
export async function notifyServers(em: SqlEntityManager, payloads: readonly string[]): Promise<void> {
  if (payloads.length > 0) await em.execute(NOTIFY_ALL, [JSON.stringify(payloads)]);
}

/** Returns the form that a client announces. @throws PlannerError `unauthorized`, `forbidden` or `invalid` */
export function readForm(context: RequestContext, { entryId, formId }: Announcement): EditForm {
  requireUser(context);
  if (!isFormId(formId)) throw errorIn('formId', 'formIdInvalid');
  return {
    entryId: entryId.toLowerCase(),
    formId,
    sessionId: context.sessionId ?? '',
  };
}

/**
 * Notifies all servers that a form is open or closed. Stores nothing in the database.
 *
 * @throws PlannerError `notFound` if the entry of an open form doesn't exist, `rateLimited` if the session has too many
 *   open forms
 */
export async function announceForm(
  { em, scope }: RequestContext,
  editors: Editors,
  form: EditForm,
  isEditing: boolean,
): Promise<void> {
  // If the form is closed, don't check its entry, which may have been deleted.
  if (!isEditing) return notifyServers(em, isId(form.entryId) ? [editors.closed(form)] : []);
  editors.checkLimit(form);
  const { sql, values } = allOf([{ sql: 'id = ?', values: [form.entryId] }, ...scopeConditions(scope)]);
  const announce = prepared(`select pg_notify('${CHANNEL}', ?) from entries where ${sql}`);
  const rows = isId(form.entryId) ? await em.execute(announce, [editors.opened(form), ...values]) : [];
  if (rows.length === 0) throw new PlannerError('entryNotFound');
}

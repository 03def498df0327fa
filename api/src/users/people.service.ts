import { requireReader } from '../accounts/policy.js';
import type { Person, RequestContext } from '../context.js';
import { IS_KNOWN_PERSON } from '../scope/scope.js';
import { prepared } from '../sql/prepared.js';

/** A person in the list of people. */
export interface PersonProfile extends Person {
  /** Whether the account is approved, so that the person can be chosen in fields. */
  isApproved: boolean;
  profileImageUrl: string | null;
  /** Whether this is the viewer, or the owner of the key. */
  isMe: boolean;
}

const LIST = prepared(
  `select id, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl",
     is_approved as "isApproved", coalesce(id = ?::uuid, false) as "isMe"
   from users where ${IS_KNOWN_PERSON} order by lower(first_name), lower(last_name), id`,
);

/** Lists all people whose accounts are or were approved, sorted by name. Links and embeds see nobody. */
export async function listPeople(context: RequestContext): Promise<PersonProfile[]> {
  requireReader(context);
  const { em, scope, viewer } = context;
  return scope.isPublic ? [] : em.execute<PersonProfile[]>(LIST, [viewer?.id ?? null]);
}

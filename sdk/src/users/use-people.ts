import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';

const PEOPLE = graphql(`
  query People {
    people {
      id
      firstName
      lastName
      profileImageUrl
      isApproved
      isMe
    }
  }
`);

/** A person whose account is or was approved. */
export interface PersonProfile {
  /** The id of the account. */
  id: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** Whether the account is approved, so that the person can be chosen in fields. */
  isApproved: boolean;
  /** Whether this is the logged-in user, or the owner of the key. */
  isMe: boolean;
}

const NONE: readonly PersonProfile[] = [];

/**
 * Fetches all people whose accounts are or were approved, sorted by name. Clients of links and embeds get an empty list.
 *
 * @param options when to refetch
 * @example
 * const { people } = usePeople();
 */
export function usePeople(options: RefreshOptions = {}): Read & { people: readonly PersonProfile[] } {
  const { data, ...read } = useRead(PEOPLE, {}, options);
  return { ...read, people: data?.people ?? NONE };
}

import { expect } from 'vitest';
import type { Client } from './client.js';

/** A change to one subject, as the activity lists it. */
export interface ListedChange {
  subjectId: string;
  subjectType: string;
  kind: string | null;
  title: string;
  state: string;
  values: { name: string; before: unknown; after: unknown }[];
  changedBy: { firstName: string | null } | null;
}

/** A change set in the activity. */
export interface ListedSet {
  id: string;
  at: string;
  channel: string;
  action: string;
  subjectType: string;
  subjectCount: number;
  canUndo: boolean;
  undoableCount: number;
  days: number | null;
  email: string | null;
  attempts: number | null;
  loginMethod: string | null;
  actor: { id: string } | null;
  hasActor: boolean;
  undoneBy: { id: string } | null;
  changes: ListedChange[];
}

const SET = `id at channel action subjectType subjectCount canUndo undoableCount days email attempts loginMethod hasActor undoneBy { id } actor { id }
  changes { subjectId subjectType kind title state changedBy { firstName } values { name before after } }`;

/** Returns the 50 newest change sets in the activity, newest first. */
export async function activity(client: Client, filter: object = {}): Promise<ListedSet[]> {
  const { data, errors } = await client.graphql<{ activity: { edges: { node: ListedSet }[] } }>(
    `query ($filter: ActivityFilter) { activity(first: 50, filter: $filter) { edges { node { ${SET} } } } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data?.activity.edges.map(({ node }) => node) ?? [];
}

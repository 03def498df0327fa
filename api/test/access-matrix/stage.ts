import { randomUUID } from 'node:crypto';
import type { Client } from '../client.js';
import { PASSWORD, type TestPlanner } from '../planner.js';
import { people, storeContent } from '../rest-contract/content.js';
import { insertRows } from '../snapshot.js';
import { storeOwnKinds } from './own-kinds.js';

/** A user's account, and a client that is logged in to it. */
export interface Account {
  id: string;
  client: Client;
  /** The name and token of the session cookie. */
  cookie: readonly [name: string, token: string];
}

/** An app with content, and functions that prepare actors for it. */
export interface Stage {
  planner: TestPlanner;
  /** The client of an administrator who changes other accounts. */
  admin: Client;
  /** Creates an approved account and logs in. */
  account(rights?: { isAdmin: boolean }): Promise<Account>;
  /** Schedules work to run once all actors are ready. */
  last(work: () => Promise<unknown>): void;
}

/** Stores the content, then runs `work`, which prepares the actors. */
export async function setStage<Result>(
  planner: TestPlanner,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  await storeContent(planner);
  await storeOwnKinds(planner);
  const [member] = await planner.sql<{ row: object }>('select to_jsonb(u) as row from users u where id = ?', [
    people.member.id,
  ]);
  const logIn = async (email: string) => {
    const client = planner.visitor();
    const { status } = await client.rest('POST', '/auth/login', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`${email} could not log in: status ${status}`);
    return client;
  };
  const afterwards: (() => Promise<unknown>)[] = [];
  const result = await work({
    planner,
    admin: await logIn(people.admin.email),
    async account({ isAdmin } = { isAdmin: false }) {
      const id = randomUUID();
      const email = `${id}@planner.example`;
      await insertRows(planner, { users: [{ ...member?.row, id, email, is_admin: isAdmin }] });
      const client = await logIn(email);
      const [cookie] = client.cookies;
      if (!cookie) throw new Error(`${email} got no session cookie`);
      return { id, client, cookie };
    },
    last: (step) => {
      afterwards.push(step);
    },
  });
  for (const step of afterwards) await step();
  return result;
}

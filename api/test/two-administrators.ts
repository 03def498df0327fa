import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { hashPassword } from '../src/accounts/passwords.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import type { Client } from './client.js';
import {
  ADMIN_EMAIL,
  createTestPlanner,
  type DatabaseName,
  PASSWORD,
  TEST_SECRET,
  type TestPlanner,
} from './planner.js';

/** The email address of the account under test. */
export const MAYA = 'maya@planner.example';

/** An account with a session. */
interface Account {
  id: string;
  client: Client;
}

/** An app with two administrators who are logged in. */
interface Stage {
  planner: TestPlanner;
  /** The administrator who changes the account under test. */
  admin: Account;
  /** The account under test. */
  maya: Account;
}

/** Prepares an app with two administrators for each test, without hashing passwords each time. */
export function useTwoAdministrators(database: DatabaseName): Stage {
  const stage = {} as Stage;
  const tokens = createSessionTokens(TEST_SECRET);
  let hash: string;

  async function administrator(email: string): Promise<Account> {
    const { planner } = stage;
    const id = randomUUID();
    await planner.sql(
      `insert into users (id, email, password_hash, is_admin, is_approved, created_at)
       values (?, ?, ?, true, true, now())`,
      [id, email, hash],
    );
    const { token, tokenHash } = await tokens.create();
    await planner.sql(
      `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
       values (?, ?, ?, now(), now(), now() + interval '1 day')`,
      [randomUUID(), id, tokenHash],
    );
    const client = planner.visitor();
    client.cookies.set('planner_session_4000', token);
    return { id, client };
  }

  beforeAll(async () => {
    stage.planner = await createTestPlanner(database);
    hash = await hashPassword(PASSWORD);
  });
  beforeEach(async () => {
    stage.admin = await administrator(ADMIN_EMAIL);
    stage.maya = await administrator(MAYA);
  });
  afterEach(() => stage.planner.clear());
  afterAll(() => stage.planner?.close());
  return stage;
}

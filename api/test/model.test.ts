import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Client } from './client.js';
import { runs } from './full.js';
import { compare, NamedPlanner } from './model/compare-transports.js';
import { type Actor, ModelPlanner } from './model/model-planner.js';
import { beginning, end, type Plan, plans } from './model/plans.js';
import { ADMIN_EMAIL, createTestPlanner, databases, MEMBER_EMAIL } from './planner.js';
import { takeSnapshot } from './snapshot.js';

const account = (email: string, isAdmin: boolean) => ({
  email,
  firstName: null,
  lastName: null,
  isAdmin,
  isApproved: true,
});
const ACCOUNTS = { admin: account(ADMIN_EMAIL, true), member: account(MEMBER_EMAIL, false) };

interface Real {
  planners: NamedPlanner[];
  history: string[];
}

/** A call in a generated sequence. */
class Call implements fc.AsyncCommand<ModelPlanner, Real> {
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  check = () => true;

  run(model: ModelPlanner, { planners, history }: Real): Promise<void> {
    return compare(model, planners, this.#plan, history);
  }

  toString = () => fc.stringify(this.#plan);
}

// The timeout in milliseconds. Finding the shortest failing sequence can take this long.
const TIMEOUT = runs(120_000, 600_000);

describe.each(databases)('on %s', (database) => {
  let opened: Awaited<ReturnType<typeof open>>[];

  /** Creates an app and its accounts. */
  async function open() {
    const planner = await createTestPlanner(database);
    const admin = await planner.register(ADMIN_EMAIL);
    const clients: Record<Actor, Client> = { admin, member: await planner.join(admin, MEMBER_EMAIL) };
    const [first, second] = await planner.sql<{ id: string }>('select id from users order by id');
    const ids = { admin: String(first?.id), member: String(second?.id) };
    return { planner, clients, ids, snapshot: await takeSnapshot(planner) };
  }

  beforeAll(async () => {
    opened = await Promise.all([open(), open()]);
  });
  afterAll(() => Promise.all(opened.map(({ planner }) => planner.close())));

  test(
    'REST and GraphQL return the same results as the model for any sequence of calls',
    async () => {
      const commands = fc.commands(
        plans.map((plan) => plan.map((drawn) => new Call(drawn))),
        { maxCommands: 60, size: 'max' },
      );
      await fc.assert(
        fc.asyncProperty(commands, async (run) => {
          await Promise.all(opened.map(({ snapshot }) => snapshot.restore()));
          const model = new ModelPlanner(ACCOUNTS);
          const planners = opened.map(
            ({ clients, ids }, n) => new NamedPlanner(n === 0 ? 'REST' : 'GraphQL', clients, ids),
          );
          const real: Real = { planners, history: [] };
          for (const plan of beginning) await compare(model, planners, plan, real.history);
          await fc.asyncModelRun(() => ({ model, real }), run);
          for (const plan of end) await compare(model, planners, plan, real.history);
        }),
        // Use fewer runs with the embedded database, because each run takes twice as long.
        {
          numRuns: database === 'pglite' ? runs(2, 20) : runs(5, 40),
          // Report the shortest failing sequence found so far. A test that times out reports none, and its calls would
          // disturb the second try.
          interruptAfterTimeLimit: TIMEOUT / 2,
          markInterruptAsFailure: true,
        },
      );
    },
    TIMEOUT,
  );
});

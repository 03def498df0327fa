import { expect } from 'vitest';
import type { Client, Entity } from '../client.js';
import { CallError } from '../transport.js';
import { type FullTransport, fullGraphqlTransport, fullRestTransport } from './full-transport.js';
import type { Actor, ModelPlanner } from './model-planner.js';
import { ExpectedErrors, type Failure } from './model-types.js';
import { type Plan, READS } from './plans.js';

type Call = (...args: unknown[]) => unknown;

/** The result of a call. */
type Outcome = ({ value: unknown } | { error: Failure }) & {
  /** The number of change sets that the call stored. Omitted for calls that do not change entries. */
  changes?: number;
};

const TRANSPORTS = { REST: fullRestTransport, GraphQL: fullGraphqlTransport } as const;
type TransportName = keyof typeof TRANSPORTS;

/** Returns whether a method changes entries. If so, the server stores a change set. */
const isRecorded = (method: keyof FullTransport) => /Entry$|(?<!^e)Entries$|^undo/.test(method);

/** An app under test. Converts its ids and timestamps to the names that the model uses. */
export class NamedPlanner {
  readonly #clients: Record<Actor, Client>;
  readonly #names = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #instants = new Map<string, string>();
  /** The transport for calls that change data in this app. */
  readonly through: TransportName;

  /** @param ids the ids of the existing accounts */
  constructor(through: TransportName, clients: Record<Actor, Client>, ids: Record<Actor, string>) {
    this.through = through;
    this.#clients = clients;
    for (const [name, id] of Object.entries(ids)) this.learn(id, name);
  }

  learn(id: string, name: string): void {
    this.#names.set(id, name);
    this.#ids.set(name, id);
  }

  /** Makes a call. Its arguments and result contain the model's names instead of ids and timestamps. */
  async call(
    { actor, method }: Plan,
    args: unknown[],
    through = this.through,
    { created, changed }: { created?: string | undefined; changed?: string | undefined } = {},
  ): Promise<Outcome> {
    const { changeIds } = this.#clients[actor];
    const earlier = changeIds.length;
    /** Counts the change sets that the call stored, and remembers `changed` as the name of the first one. */
    const changes = () => {
      if (!isRecorded(method)) return {};
      const ids = changeIds.slice(earlier);
      if (changed && ids[0]) this.learn(ids[0], changed);
      return { changes: ids.length };
    };
    const transport: FullTransport = TRANSPORTS[through](this.#clients[actor]);
    try {
      const value = await (transport[method] as (...args: unknown[]) => Promise<unknown>)(
        ...(this.#translated(args, this.#ids) as unknown[]),
      );
      if (created) this.learn((value as Entity).id, created);
      return {
        value: method.startsWith('delete') && typeof value !== 'number' ? undefined : this.#named(value),
        ...changes(),
      };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, message, errors, current } = error;
      return {
        error: {
          status,
          message,
          ...(errors && { errors }),
          ...(current && { current: this.#named(current) as object }),
        },
        ...changes(),
      };
    }
  }

  #translated(value: unknown, words: ReadonlyMap<string, string>): unknown {
    if (typeof value === 'string') return words.get(value) ?? value;
    if (Array.isArray(value)) return value.map((item) => this.#translated(item, words));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#translated(item, words)]),
    );
  }

  #named(value: unknown): unknown {
    const named = this.#translated(value, this.#names);
    for (const item of Array.isArray(named) ? named : [named]) {
      if (typeof item !== 'object' || item === null) continue;
      const entity = item as Entity;
      if (entity.createdAt)
        entity.createdAt = this.#instant(`the creation of ${entity.id}`, entity.createdAt);
      if (entity.updatedAt)
        entity.updatedAt = this.#instant(`version ${entity.version} of ${entity.id}`, entity.updatedAt);
    }
    return named;
  }

  /**
   * Returns a timestamp's meaning. If an earlier timestamp with this meaning had a different value, returns both values
   * instead.
   */
  #instant(meaning: string, instant: unknown): string {
    const first = this.#instants.get(meaning) ?? String(instant);
    this.#instants.set(meaning, first);
    return first === instant ? meaning : `${instant}, which was ${first}`;
  }
}

function modelled(model: ModelPlanner, { actor, method }: Plan, args: unknown[]): Outcome | ExpectedErrors {
  try {
    const value = (model.as(actor)[method] as Call)(...args);
    const changes = isRecorded(method) && { changes: model.recorded ? 1 : 0 };
    return { value: value === undefined ? undefined : structuredClone(value), ...changes };
  } catch (error) {
    if (error instanceof ExpectedErrors) return error;
    throw error;
  }
}

/**
 * Makes a call to the model and to both apps, and compares the results. Read-only calls are sent to each app through
 * both transports.
 */
export async function compare(
  model: ModelPlanner,
  planners: readonly NamedPlanner[],
  plan: Plan,
  history: string[],
) {
  const args = plan.args(model);
  history.push(`${plan.actor} ${plan.method} ${JSON.stringify(args)}`);
  model.recorded = undefined;
  const expected = modelled(model, plan, args);
  const changed = model.recorded;
  const created = plan.method.startsWith('create') && 'value' in expected && (expected.value as Entity).id;
  const calls = planners.map(async (planner) => {
    const through = READS.includes(plan.method) ? (['REST', 'GraphQL'] as const) : [planner.through];
    const outcomes: [string, Outcome][] = [];
    for (const transport of through) {
      const name = `${transport}, on the planner changed through ${planner.through}`;
      outcomes.push([
        name,
        await planner.call(plan, args, transport, { created: created || undefined, changed }),
      ]);
    }
    return outcomes;
  });
  const outcomes = new Map((await Promise.all(calls)).flat());
  const log = history.join('\n');
  const [one] = outcomes.values();
  for (const [name, outcome] of outcomes) expect(outcome, `${name}, after\n${log}`).toEqual(one);
  if (expected instanceof ExpectedErrors) {
    const errors = expected.errors.map((error) => ({
      error,
      ...(isRecorded(plan.method) && { changes: 0 }),
    }));
    expect(errors, `the errors that the model allows, after\n${log}`).toContainEqual(one);
  } else expect(one, `both transports, then the model, after\n${log}`).toEqual(expected);
}

import { expect } from 'vitest';
import type { Client, Entity } from '../client.js';
import { Refusal } from '../door.js';
import type { Actor, ModelPlanner, Said } from './model-planner.js';
import { Refusals } from './model-planner.js';
import { type Plan, READS } from './plans.js';
import { type WholeDoor, wholeGraphqlDoor, wholeRestDoor } from './whole-door.js';

type Call = (...args: unknown[]) => unknown;

/** What came of a call. */
type Outcome = { value: unknown } | { refusal: Said };

const DOORS = { REST: wholeRestDoor, GraphQL: wholeGraphqlDoor } as const;
type DoorName = keyof typeof DOORS;

/** One planner as a run sees it: what its ids and instants are called in the model. */
export class NamedPlanner {
  readonly #clients: Record<Actor, Client>;
  readonly #names = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #instants = new Map<string, string>();
  /** The door that changes this planner. */
  readonly through: DoorName;

  /** @param ids the accounts that are there */
  constructor(through: DoorName, clients: Record<Actor, Client>, ids: Record<Actor, string>) {
    this.through = through;
    this.#clients = clients;
    for (const [name, id] of Object.entries(ids)) this.learn(id, name);
  }

  learn(id: string, name: string): void {
    this.#names.set(id, name);
    this.#ids.set(name, id);
  }

  /** Makes a call, in the words of the model. */
  async call(
    { actor, method }: Plan,
    args: unknown[],
    through = this.through,
    created?: string,
  ): Promise<Outcome> {
    const door: WholeDoor = DOORS[through](this.#clients[actor]);
    try {
      const value = await (door[method] as (...args: unknown[]) => Promise<unknown>)(
        ...(this.#translated(args, this.#ids) as unknown[]),
      );
      if (created) this.learn((value as Entity).id, created);
      return {
        value: method.startsWith('delete') && typeof value !== 'number' ? undefined : this.#named(value),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, errors, current } = error;
      return {
        refusal: {
          status,
          message,
          ...(errors && { errors }),
          ...(current && { current: this.#named(current) as object }),
        },
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

  /** What an instant is the instant of, as long as it is the same one each time. */
  #instant(meaning: string, instant: unknown): string {
    const first = this.#instants.get(meaning) ?? String(instant);
    this.#instants.set(meaning, first);
    return first === instant ? meaning : `${instant}, which was ${first}`;
  }
}

function modelled(model: ModelPlanner, { actor, method }: Plan, args: unknown[]): Outcome | Refusals {
  try {
    const value = (model.as(actor)[method] as Call)(...args);
    return { value: value === undefined ? undefined : structuredClone(value) };
  } catch (error) {
    if (error instanceof Refusals) return error;
    throw error;
  }
}

/**
 * Makes a call of the model and of both planners, and holds their answers to each other and to the
 * model's. What changes nothing is asked of each planner through both doors.
 */
export async function agree(
  model: ModelPlanner,
  planners: readonly NamedPlanner[],
  plan: Plan,
  history: string[],
) {
  const args = plan.args(model);
  history.push(`${plan.actor} ${plan.method} ${JSON.stringify(args)}`);
  const expected = modelled(model, plan, args);
  const created = plan.method.startsWith('create') && 'value' in expected && (expected.value as Entity).id;
  const asked = planners.map(async (planner) => {
    const through = READS.includes(plan.method) ? (['REST', 'GraphQL'] as const) : [planner.through];
    const outcomes: [string, Outcome][] = [];
    for (const door of through) {
      const name = `${door}, on the planner that is changed through ${planner.through}`;
      outcomes.push([name, await planner.call(plan, args, door, created || undefined)]);
    }
    return outcomes;
  });
  const outcomes = new Map((await Promise.all(asked)).flat());
  const told = history.join('\n');
  const [one] = outcomes.values();
  for (const [name, outcome] of outcomes) expect(outcome, `${name}, after\n${told}`).toEqual(one);
  if (expected instanceof Refusals) {
    const refusals = expected.said.map((refusal) => ({ refusal }));
    expect(refusals, `what the model lets through as an answer, after\n${told}`).toContainEqual(one);
  } else expect(one, `both doors and then the model, after\n${told}`).toEqual(expected);
}

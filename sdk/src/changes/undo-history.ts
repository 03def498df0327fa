import type { Client } from '@urql/core';
import type { PlannerClient } from '../core/planner-client.js';
import { PlannerError, type PlannerErrorType } from '../core/planner-error.js';
import { turnsOf } from '../core/turns.js';
import { write } from '../core/write.js';
import type { UndoResult } from './types.js';
import { undoWrite } from './undo-write.js';

/** A change that the user can undo or redo. */
export interface UndoStep<Label = unknown> {
  changeId: string;
  /** What your application keeps about the change, such as the text 'Blog log updated'. */
  label: Label;
}

/** The changes that the user can undo and redo, oldest first. */
export interface UndoSteps {
  past: readonly UndoStep[];
  future: readonly UndoStep[];
  /** The number of calls to `undo` and `redo` that have no response yet. */
  running: number;
}

/** The maximum number of changes to keep. */
const MAX_STEPS = 100;

/** Errors after which the same request might succeed later. */
const TEMPORARY: readonly PlannerErrorType[] = ['network', 'server', 'rateLimited', 'unauthorized'];

export const EMPTY: UndoSteps = { past: [], future: [], running: 0 };

export interface UndoHistoryStore {
  get: () => UndoSteps;
  subscribe: (listener: () => void) => () => void;
  push: (step: UndoStep) => void;
  /** @param changeId the id of a change in the history; defaults to the latest change */
  move: (
    planner: PlannerClient,
    from: 'past' | 'future',
    changeId?: string,
  ) => Promise<(UndoResult & { label: unknown }) | null>;
}

function createStore(urql: Client): UndoHistoryStore {
  let steps = EMPTY;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (change: Partial<UndoSteps>) => {
    steps = { ...steps, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (step) => set({ past: [...steps.past, step].slice(-MAX_STEPS), future: [] }),
    move(planner, from, changeId) {
      const to = from === 'past' ? 'future' : 'past';
      const run = async () => {
        // The latest change might be a move that has no response yet. The move is pushed when its response arrives.
        await turnsOf(urql);
        await new Promise((resolve) => setTimeout(resolve));
        const step = changeId ? steps[from].find((each) => each.changeId === changeId) : steps[from].at(-1);
        // After a logout, nothing is undone, because the changes in the history belong to the previous session.
        if (!step || planner.urql !== urql) return null;
        const others = () => steps[from].filter((each) => each !== step);
        try {
          const result = await write(planner, undoWrite, step.changeId);
          const { label } = step;
          set({ [from]: others(), [to]: [...steps[to], { changeId: result.changeId, label }] });
          return { ...result, label };
        } catch (error) {
          const isFinal = error instanceof PlannerError && !TEMPORARY.includes(error.type);
          if (isFinal) set({ [from]: others() });
          throw error;
        }
      };
      set({ running: steps.running + 1 });
      const result = last.then(run).finally(() => set({ running: steps.running - 1 }));
      last = result.catch(() => {});
      return result;
    },
  };
}

const stores = new WeakMap<Client, UndoHistoryStore>();

/** Returns the history of a session. Each login or logout starts a new session, and each page has its own history. */
export function historyOf(urql: Client): UndoHistoryStore {
  const store = stores.get(urql) ?? createStore(urql);
  stores.set(urql, store);
  return store;
}

import type { Operation, OperationResult } from '@urql/core';
import type { Effect } from './affected.js';
import type { LiveChange } from './live-change.js';

/**
 * How many ids of the client's own changes to remember. The event for a change arrives within seconds, so older ids can
 * be forgotten.
 */
const REMEMBERED = 500;

/** A change that has arrived. */
export interface ReceivedChange {
  change: LiveChange;
  /** Returns how the change affects the result of a query. */
  effectOn: (query: Operation) => Effect;
}

/** Distinguishes the client's own changes from changes made by other clients. */
export interface OwnChanges {
  /** Call it for each operation that is sent. */
  noteOperation(operation: Operation): void;
  /** Call it for each result. */
  noteResult(result: OperationResult): void;
  /**
   * Calls `deliver` if the change is not the client's own. An event can arrive before the response to the mutation that
   * caused it, so changes wait until all mutations have a response.
   */
  sort(received: ReceivedChange): void;
}

/** @param deliver called for each change that another client made */
export function createOwnChanges(deliver: (received: ReceivedChange) => void): OwnChanges {
  const running = new Set<number>();
  const ids = new Set<string>();
  let waiting: ReceivedChange[] = [];

  function flush(): void {
    if (running.size > 0) return;
    const changes = waiting;
    waiting = [];
    for (const received of changes) if (!ids.has(received.change.id)) deliver(received);
  }

  return {
    noteOperation({ kind, key }) {
      if (kind === 'mutation') running.add(key);
    },
    noteResult({ operation, extensions }) {
      if (operation.kind !== 'mutation') return;
      running.delete(operation.key);
      for (const id of (extensions?.changes ?? []) as string[]) ids.add(id);
      for (const id of ids) {
        if (ids.size <= REMEMBERED) break;
        ids.delete(id);
      }
      flush();
    },
    sort(received) {
      waiting.push(received);
      flush();
    },
  };
}

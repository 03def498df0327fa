import { VIEWER } from '../auth/viewer-document.js';
import { accessStateOf } from '../core/access-state.js';
import type { PlannerClient } from '../core/planner-client.js';
import type { PlannerError } from '../core/planner-error.js';
import { ageOfReads, refreshAffected, type UpdateEntries } from '../core/refresh.js';
import { retryLater } from '../core/retry-later.js';
import type { LiveStatus } from '../live/live-change.js';
import { liveStateOf, setStatus } from '../live/live-state.js';
import { createOwnChanges, type OwnChanges } from '../live/own-changes.js';
import type { Endpoint } from '../live/read-stream.js';
import { SPREAD, SPREAD_AFTER_MISSED } from '../live/spread.js';

/** The longest pause before the first attempt to reconnect, in ms. */
const FIRST_PAUSE = 1_000;

/**
 * For clients with an access token: the longest pause before the first attempt to reconnect, in ms. Their stream ends
 * when the token is revoked, and the page must then be cleared quickly.
 */
const FIRST_PAUSE_WITH_TOKEN = 200;

/** A client's live updates. */
export interface LiveUpdates extends Omit<OwnChanges, 'sort'> {
  /** Starts the updates. Call it when components use the client. Returns a function that stops the updates. */
  start(): () => void;
  /** Restarts the updates. Call it after the urql client has been replaced. */
  restart(): void;
}

interface Parts {
  endpoint: Endpoint;
  onSessionEnded: (error: PlannerError) => Promise<boolean> | undefined;
  /** Loads the code that opens the connection. */
  load?: () => Promise<Pick<typeof import('../live/connection.js'), 'openConnection' | 'updateEntries'>>;
}

/** Creates a client's live updates. They are connected while a user is logged in, or while a token is valid. */
export function createLiveUpdates(
  planner: PlannerClient,
  { endpoint, onSessionEnded, load = () => import('../live/connection.js') }: Parts,
): LiveUpdates {
  const state = liveStateOf(planner);
  let update: UpdateEntries | undefined;
  const { sort, ...own } = createOwnChanges(({ change, effectOn }) => {
    refreshAffected(planner.urql, effectOn, { within: SPREAD, update });
    for (const listener of state.changeListeners) listener(change);
  });
  let stop: (() => void) | undefined;

  /**
   * Calls `setUser` with the user or token for the stream, and again whenever it changes. Returns a function that stops
   * these calls.
   */
  function watchUser(setUser: (id: string | undefined) => void): () => void {
    const access = accessStateOf(planner);
    if (access.hasToken) {
      const update = () => setUser(access.isActive ? 'token' : undefined);
      access.listeners.add(update);
      update();
      return () => access.listeners.delete(update);
    }
    const read = planner.urql.query(VIEWER, {}).subscribe(({ data }) => {
      if (!data) return;
      const { viewer } = data;
      // Don't connect until two-step verification is set up, because the planner rejects the stream until then.
      setUser(viewer?.needsTwoStep ? undefined : viewer?.id);
    });
    return () => read.unsubscribe();
  }

  /** Stays connected while a user is logged in. Returns a function that disconnects. */
  function watch(): () => void {
    const { urql } = planner;
    let userId: string | undefined;
    let disconnect = () => {};

    async function connect(id: string, attempts = 0): Promise<void> {
      const status = (next: LiveStatus) => {
        if (userId === id) setStatus(state, next);
      };
      const loaded = await load().catch(() => null);
      if (userId !== id) return;
      if (!loaded) {
        status('offline');
        disconnect = retryLater(() => void connect(id, attempts + 1), attempts);
        return;
      }
      update = loaded.updateEntries;
      const { hasToken } = accessStateOf(planner);
      disconnect = loaded.openConnection({
        endpoint,
        editingState: hasToken ? null : state,
        firstPause: hasToken ? FIRST_PAUSE_WITH_TOKEN : FIRST_PAUSE,
        age: () => ageOfReads(urql),
        onStatus: status,
        onChange: sort,
        onMissed: ({ isAlone }) =>
          refreshAffected(urql, () => true, { within: isAlone ? 0 : SPREAD_AFTER_MISSED }),
        // The refetches show what the planner no longer accepts: the access token itself, or only a short-lived token.
        onRejected: () => refreshAffected(urql, () => true),
        onSessionEnded,
      });
    }

    function setUser(id: string | undefined): void {
      if (id === userId) return;
      userId = id;
      disconnect();
      disconnect = () => {};
      setStatus(state, id === undefined ? 'off' : 'connecting');
      if (id !== undefined) void connect(id);
    }

    const stopWatching = watchUser(setUser);
    return () => {
      stopWatching();
      setUser(undefined);
    };
  }

  return {
    ...own,
    start() {
      stop = watch();
      return () => {
        stop?.();
        stop = undefined;
      };
    },
    restart() {
      if (!stop) return;
      stop();
      stop = watch();
    },
  };
}

import { isAccessCode } from '../core/access-codes.js';
import type { PlannerError } from '../core/planner-error.js';
import { affectedBy } from './affected.js';
import { CHANGES, type LiveEvent } from './changes-document.js';
import { openEditing } from './editing.js';
import type { LiveStatus } from './live-change.js';
import type { LiveState } from './live-state.js';
import type { ReceivedChange } from './own-changes.js';
import { type Endpoint, openStream } from './read-stream.js';
import { updateEntries } from './update-entries.js';

export { updateEntries };

/**
 * How long a connection can be silent before it counts as lost, in ms. The planner sends a heartbeat every 30 seconds.
 */
const SILENCE = 90_000;

/** The longest pause between two attempts, in ms. */
const LONGEST_PAUSE = 10_000;

/**
 * How long a hidden page keeps its connection, in ms. With HTTP/1.1, browsers open only six connections to each host.
 */
const HIDDEN = 30_000;

/** The parts of a client that its connection uses. */
export interface ConnectionParts {
  endpoint: Endpoint;
  /** Where to store who is editing. Null for clients with an access token, which can't see who is editing. */
  editingState: LiveState | null;
  /** The longest pause before the first attempt to reconnect, in ms. This limit doubles with each attempt. */
  firstPause: number;
  /** Returns how long ago the first data was fetched, in ms. */
  age: () => number;
  onStatus: (status: LiveStatus) => void;
  onChange: (received: ReceivedChange) => void;
  /**
   * Called if changes were missed. If `isAlone` is false, probably all pages have missed changes, for example because
   * the planner has been restarted.
   */
  onMissed: (missed: { isAlone: boolean }) => void;
  /** Called if the planner has rejected the access token of a stream. */
  onRejected: () => void;
  /** Called if the session has ended. If the returned promise resolves to true, the user has logged in again. */
  onSessionEnded: (error: PlannerError) => Promise<boolean> | undefined;
}

/** Opens a stream of changes, and reopens it whenever it is lost. Returns a function that closes it. */
export function openConnection(parts: ConnectionParts): () => void {
  const { endpoint, editingState, firstPause, age, onChange, onMissed, onRejected, onSessionEnded } = parts;
  const editing = editingState && openEditing(editingState, endpoint);
  let isClosed = false;
  let wasLive = false;
  let attempts = 0;
  let disconnect = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  /** Whether a stream is open or being opened. */
  let isConnected = false;
  /** Whether only this page has missed changes, because it was just opened or was hidden. */
  let isAlone = true;

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const isVisible = () => document.visibilityState === 'visible';

  function onStatus(status: LiveStatus): void {
    parts.onStatus(status);
    if (status === 'offline') editing?.clear();
  }

  function stop(): void {
    clearTimeout(timer);
    isConnected = false;
    const end = disconnect;
    disconnect = () => {};
    end();
  }

  function lose(): void {
    stop();
    // A short interruption, such as a server restart, is not worth a message.
    onStatus(attempts > 0 || !navigator.onLine ? 'offline' : 'connecting');
    if (isClosed || !isVisible()) return;
    const longest = Math.min(firstPause * 2 ** attempts, LONGEST_PAUSE);
    attempts += 1;
    // All clients lose their connection at the same time when a server restarts, so spread out their attempts.
    later(connect, longest * (0.3 + 0.7 * Math.random()));
  }

  function handleEvent({ type, change, editing: entries }: LiveEvent): void {
    if (change) onChange({ change, effectOn: affectedBy(change, { hasToken: editingState === null }) });
    if (type !== 'connected' && type !== 'missed') {
      if (entries) editing?.update(entries);
      return;
    }
    // The first connection reports whether something has changed since the data was fetched. Later connections don't,
    // so they always count as having missed changes.
    if (type === 'missed' || wasLive) onMissed({ isAlone });
    isAlone = false;
    wasLive = true;
    attempts = 0;
    onStatus('live');
    // Only the first event of a connection contains all entries that other users are editing.
    if (entries) editing?.connect(entries);
  }

  async function handleError(error: PlannerError): Promise<void> {
    // An `invalid` error comes from an older version of the planner, which has no live updates, so don't try again.
    const isRejected = isAccessCode(error.code) || error.code === 'twoStepRequired';
    if (!error.isSessionEnded && !isRejected && error.type !== 'invalid') return lose();
    stop();
    onStatus('offline');
    if (isRejected) onRejected();
    if (error.isSessionEnded && (await onSessionEnded(error))) connect();
  }

  function waitForNext(): void {
    heardAt = Date.now();
    later(lose, SILENCE);
  }

  function connect(): void {
    if (isClosed || isConnected || !isVisible()) return;
    isConnected = true;
    waitForNext();
    const subscription = { query: CHANGES, variables: wasLive ? {} : { since: age() } };
    disconnect = openStream(endpoint, subscription, {
      onData({ changes }) {
        waitForNext();
        handleEvent(changes);
      },
      onEnd: (error) => void (error ? handleError(error) : lose()),
    });
  }

  /** Connects without waiting for a timer, because timers don't run while a computer sleeps. */
  function wake(): void {
    if (isConnected && Date.now() - heardAt > SILENCE) stop();
    if (!isConnected) connect();
  }

  function hide(): void {
    isAlone = true;
    stop();
    onStatus('connecting');
  }

  function handleVisibility(): void {
    clearTimeout(hiding);
    if (isVisible()) wake();
    else hiding = setTimeout(hide, HIDDEN);
  }

  function handleOffline(): void {
    if (isConnected) lose();
  }

  window.addEventListener('online', wake);
  window.addEventListener('offline', handleOffline);
  document.addEventListener('visibilitychange', handleVisibility);
  onStatus('connecting');
  connect();
  return () => {
    isClosed = true;
    editing?.close();
    clearTimeout(hiding);
    stop();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', handleOffline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

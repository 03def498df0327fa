import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { requireReader } from '../accounts/policy.js';
import { CHANNEL, NOTICES } from '../changes/announce.js';
import type { RequestContext } from '../context.js';
import { listenOf, type Orm } from '../db/orm.js';
import { PlannerError } from '../errors.js';
import { type Announcement, announceForm, notifyServers, readForm } from './announce-editing.js';
import { changesAccess, checkAccess, hasToken } from './check-access.js';
import { createEditors, EDITING } from './editors.js';
import { visibleEditors, visiblePart } from './is-visible.js';
import type { LiveEvent } from './live-event.js';
import { countSubjectsSince, findChangesSince, firstIdSince, readChanges } from './read-changes.js';
import { createStreams, type Stream, type StreamLimits } from './streams.js';

/** How often streams get a heartbeat, in milliseconds. Clients reconnect after 90 seconds without one. */
const HEARTBEAT = 30_000;

/** How many change sets to read with one statement. */
const BATCH = 50;

/**
 * How much further back than requested to look for changes, in milliseconds. A change set only becomes visible when its
 * transaction is committed, which is later than the change set's time.
 */
const LOOK_BACK = 5_000;

/**
 * How far to look back for changes in the scope of an access token, in milliseconds. Clients whose data is older than
 * that refetch it.
 */
const SCOPED_LOOK_BACK = 60_000;

/**
 * The maximum number of changed subjects to read for a new access-token stream. If more have changed, the stream's
 * client refetches its data. This is the maximum size of a bulk change.
 */
const MAX_LOOKED_BACK = 10_000;

/**
 * The maximum number of changed subjects to read for all open access-token streams. If more have changed, the clients
 * of these streams refetch their data. This is the maximum size of ten bulk changes in one request.
 */
const MAX_DELIVERED = 100_000;

/** The log, and limits that only tests change. */
export interface LiveOptions extends StreamLimits {
  log: Logger;
  heartbeat?: number | undefined;
  maxDelivered?: number | undefined;
  editingExpiry?: number | undefined;
}

/**
 * The states of the connection that receives the database's notifications. `idle` before the first stream opens, and
 * `unavailable` if the only connection goes through PgBouncer.
 */
export const LISTEN_STATES = ['idle', 'connected', 'disconnected', 'unavailable'] as const;

/** A state of the connection that receives the database's notifications. */
type ListenState = (typeof LISTEN_STATES)[number];

/** The live updates of a server. */
export interface Live {
  /** The number of open streams. */
  readonly count: number;
  /** The maximum number of open streams. */
  readonly max: number;
  readonly listenState: ListenState;
  /**
   * Opens a stream for the session or the access token. The stream starts with `connected`, or with `missed` if content
   * may have changed since the client fetched it.
   *
   * @param since how many milliseconds ago the client fetched its data; null if it will refetch
   * @throws PlannerError `unauthorized` for visitors; `rateLimited` if the user, the key or the network of a link's
   *   visitor has too many streams; `unavailable` if the server has too many streams, is shutting down or can't listen
   *   to the database
   * @throws Disconnected if the client leaves before the stream is open
   */
  open(context: RequestContext, since: number | null): Promise<AsyncIterableIterator<LiveEvent>>;
  /**
   * Announces that the user has opened the form of an entry, still has it open, or has closed it. Other users get the
   * event `editing`.
   *
   * @throws PlannerError `unauthorized` for visitors; `forbidden` for access tokens; `invalid` for an invalid form id;
   *   `notFound` if the entry doesn't exist; `rateLimited` if the session has too many open forms; `unavailable` if the
   *   server is shutting down or can't listen to the database
   */
  announce(context: RequestContext, announcement: Announcement): Promise<void>;
  /** Rejects new streams from now on. */
  rejectNew(): void;
  /** Rejects new streams and ends all open ones. */
  close(): Promise<void>;
}

const eventOf = (type: LiveEvent['type'], more: Partial<LiveEvent> = {}): LiveEvent => ({
  ...{ type, change: null, editing: null },
  ...more,
});

const unauthorized = () => new PlannerError('unauthorized');

const shuttingDown = () => new PlannerError('shuttingDown');

/** Creates the live updates of a server, which start listening to the database when the first stream opens. */
export function createLive(
  orm: Orm,
  { log, heartbeat = HEARTBEAT, maxDelivered = MAX_DELIVERED, editingExpiry, ...limits }: LiveOptions,
): Live {
  const serverId = randomUUID();
  const unread = new Set<string>();
  let isCheckDue = false;
  let isWorking = false;
  let isClosing = false;
  let listening: Promise<() => Promise<void>> | undefined;
  let listenState: ListenState = listenOf(orm) ? 'idle' : 'unavailable';
  let timer: NodeJS.Timeout | undefined;

  const streams = createStreams(
    log,
    () => {
      if (streams.count > 0) timer ??= setInterval(beat, heartbeat).unref();
      else {
        clearInterval(timer);
        timer = undefined;
      }
    },
    limits,
  );

  const editors = createEditors((entryId, userId) => {
    const entry = { entryId, people: editors.of(entryId) };
    for (const stream of streams.all()) {
      const editing = visibleEditors([entry], stream);
      if (editing && stream.viewer?.id !== userId) streams.send(stream, eventOf('editing', { editing }));
    }
  }, editingExpiry);

  async function check(checked: readonly Stream[]): Promise<void> {
    const em = orm.em.fork();
    await checkAccess(em, checked, (stream) => {
      // Discard the unread changes, because they were selected for the previous scope.
      stream.queue.clear();
      streams.send(stream, eventOf('missed'));
    });
    await editors.check(em);
  }

  const isIdle = () => streams.count === 0 && editors.count === 0;

  async function deliver(ids: readonly string[]): Promise<void> {
    const em = orm.em.fork();
    // Deliver the changes only to the streams that are open now. A stream that opens later checks for recent changes
    // itself.
    const receivers = streams.all();
    const scoped = receivers.filter(hasToken);
    const [first] = [...ids].sort();
    const isTooMuch =
      scoped.length > 0 && first !== undefined && (await countSubjectsSince(em, first)) > maxDelivered;
    const allSubjects = scoped.length > 0 && !isTooMuch;
    const changes = await readChanges(em, ids, { allSubjects });
    if (isCheckDue || changes.some(changesAccess)) {
      isCheckDue = false;
      await check(streams.all());
    }
    if (isTooMuch) {
      for (const stream of scoped) streams.send(stream, eventOf('missed'));
    }
    for (const change of changes) {
      const shared = eventOf('change', { change });
      for (const stream of receivers) {
        if (stream.token && !allSubjects) continue;
        const part = visiblePart(change, stream);
        if (part) streams.send(stream, part === change ? shared : eventOf('change', { change: part }));
      }
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (!isIdle() && (unread.size > 0 || isCheckDue)) {
        const ids = [...unread].slice(0, BATCH);
        for (const id of ids) unread.delete(id);
        await deliver(ids);
      }
    } catch (err) {
      // End all streams, because a stream must not stay open if its session or access token can't be checked.
      log.warn({ err }, 'the database failed, ending all live streams');
      streams.endAll('database');
      editors.clear();
    } finally {
      isWorking = false;
      if (isIdle()) unread.clear();
    }
  }

  function checkLater(): void {
    isCheckDue = true;
    void work();
  }

  function beat(): void {
    streams.sendAll(eventOf('heartbeat'));
    // Check regularly, because sessions can also expire.
    checkLater();
  }

  const notify = (payloads: readonly string[]) => notifyServers(orm.em.fork(), payloads);

  /**
   * Requests the open forms from the other servers. If there is no response, this server learns about the open forms
   * when clients repeat their announcements.
   */
  async function requestEditors(): Promise<void> {
    await notify([`${NOTICES.editors} ${serverId}`]).catch((err: unknown) =>
      log.warn({ err }, 'could not request who is editing'),
    );
  }

  function sendEditors(): void {
    notify(editors.notifications()).catch((err: unknown) =>
      log.warn({ err }, 'could not send who is editing'),
    );
  }

  function onEditing(notification: string): void {
    const [type, from] = notification.split(' ', 2);
    if (type === EDITING) {
      if (editors.receive(notification)) checkLater();
    } else if (from !== serverId) sendEditors();
  }

  function onNotification(payload: string): void {
    if (payload.startsWith(`${EDITING} `) || payload.startsWith(`${NOTICES.editors} `)) {
      onEditing(payload);
      return;
    }
    if (isIdle()) return;
    if (payload === NOTICES.content) streams.sendAll(eventOf('missed'));
    else if (payload === NOTICES.sessions) checkLater();
    else {
      unread.add(payload);
      void work();
    }
  }

  function onLost(): void {
    listenState = 'disconnected';
  }

  function onGap(): void {
    listenState = 'connected';
    streams.sendAll(eventOf('missed'));
    checkLater();
    void requestEditors();
  }

  /** Whether content that the client can see may have changed since a time (ms since 1970). */
  async function hasChanged(stream: Stream, time: number): Promise<boolean> {
    const em = orm.em.fork();
    const first = firstIdSince(time);
    if (!stream.token) return (await findChangesSince(em, first, 1)).length > 0;
    if (time < Date.now() - SCOPED_LOOK_BACK) return true;
    if ((await countSubjectsSince(em, first)) > MAX_LOOKED_BACK) return true;
    const ids = await findChangesSince(em, first, null);
    const changes = await readChanges(em, ids, { allSubjects: true });
    return changes.some((change) => visiblePart(change, stream));
  }

  async function listen(): Promise<void> {
    const start = listenOf(orm);
    if (!start) throw new PlannerError('liveUpdatesOff');
    listening ??= start(CHANNEL, { onNotification, onLost, onGap }).then(async (stop) => {
      listenState = 'connected';
      await requestEditors();
      return stop;
    });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      onLost();
      throw error;
    }
  }

  return {
    get count() {
      return streams.count;
    },
    max: streams.max,
    get listenState() {
      return listenState;
    },
    async open(context, since) {
      requireReader(context);
      streams.checkLimits(context);
      await listen();
      if (isClosing) throw shuttingDown();
      streams.checkLimits(context);
      const stream = streams.add(context);
      try {
        // Check the new stream, because its session or token may have ended before the stream was added.
        await check([stream]);
        context.signal.throwIfAborted();
        const hasMissed = since !== null && (await hasChanged(stream, Date.now() - since - LOOK_BACK));
        // Put this event before any changes that arrived during the check.
        const editing = visibleEditors(editors.list(), stream)?.filter(({ people }) => people.length > 0);
        stream.queue.unshift(eventOf(hasMissed ? 'missed' : 'connected', { editing: editing ?? null }));
      } catch (error) {
        stream.end('database');
        throw error;
      }
      context.signal.throwIfAborted();
      if (!streams.all().includes(stream)) throw isClosing ? shuttingDown() : unauthorized();
      return stream.queue;
    },
    async announce(context, announcement) {
      const form = readForm(context, announcement);
      if (isClosing) throw shuttingDown();
      await listen();
      await announceForm(context, editors, form, announcement.isEditing);
    },
    rejectNew() {
      isClosing = true;
    },
    async close() {
      isClosing = true;
      streams.endAll('shutdown');
      editors.clear();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}

import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { type Networks, networksOf } from '../http/client-address.js';
import { createEventQueue, type EventQueue } from './event-queue.js';
import type { LiveViewer } from './is-visible.js';
import type { LiveEvent } from './live-event.js';

/**
 * The maximum number of streams per user and per key, which is enough for several visible pages in each of several
 * browsers.
 */
const MAX_PER_USER = 20;

/** The maximum number of streams per server. Each one uses up to 60 kB of memory. */
const MAX_STREAMS = 2_000;

/**
 * The maximum number of streams for links and embeds per server. It prevents visitors from using up the users' streams.
 */
const MAX_PUBLIC = 1_000;

/**
 * The maximum number of streams per link or embed. It prevents visitors from using up the streams of all other links
 * and embeds.
 */
const MAX_PER_SHARED = 500;

/**
 * The maximum number of streams for links and embeds per address (IPv4 address or IPv6 /64 network). Pages have a stream
 * only while they are visible, so this is enough for an office with 100 people who look at shared calendars at the same
 * time. It takes ten addresses to use up the streams of all links and embeds, and five for those of one of them.
 */
const MAX_PER_ADDRESS = 100;

/** The maximum number of streams for links and embeds per IPv6 /48 network, which contains 65,536 /64 networks. */
const MAX_PER_SITE = 250;

/** The maximum delay of a timer, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** The maximum number of unread events per client. */
const MAX_UNREAD = 100;

/** Why a stream ended. */
type EndReason = 'client' | 'session' | 'token' | 'slow' | 'shutdown' | 'database';

/** The client of a new stream. */
type LiveClient = LiveViewer &
  Pick<RequestContext, 'sessionId' | 'page' | 'clientAddress' | 'config' | 'signal'>;

/** The stream of one client. */
export interface Stream extends Readonly<LiveClient> {
  readonly queue: EventQueue<LiveEvent>;
  readonly networks: Networks;
  /** Updates what the client can see. The stream ends when the access token expires. */
  update(viewer: LiveViewer): void;
  end(reason: EndReason): void;
}

/** The limits on the number of streams. */
export interface StreamLimits {
  maxPerUser?: number | undefined;
  maxStreams?: number | undefined;
  maxPublic?: number | undefined;
  maxPerShared?: number | undefined;
  maxPerAddress?: number | undefined;
  maxPerSite?: number | undefined;
}

/** The open streams of a server. */
export interface Streams {
  readonly count: number;
  /** The maximum number of streams. */
  readonly max: number;
  all(): Stream[];
  /** Sends an event. Ends the stream if its client reads too slowly. */
  send(stream: Stream, event: LiveEvent): void;
  sendAll(event: LiveEvent): void;
  endAll(reason: EndReason): void;
  /** @throws PlannerError `rateLimited` or `unavailable` if there are too many streams */
  checkLimits(client: LiveClient): void;
  /** Adds a stream, which ends when its client disconnects. */
  add(client: LiveClient): Stream;
}

/**
 * Returns when a client's access token expires, in ms since 1970. Returns infinity for sessions, which are checked
 * regularly instead.
 */
function endOf({ token }: LiveViewer): number {
  const { expiresAt = null, shortLivedUntil = null } = token ?? {};
  return Math.min(
    expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt),
    shortLivedUntil ?? Number.POSITIVE_INFINITY,
  );
}

/** Returns the id of the access token or user whose limit a stream counts toward. */
const holderOf = ({ viewer, token }: LiveViewer) => token?.id ?? viewer?.id;

/**
 * Creates an empty list of streams.
 *
 * @param onChange called after a stream is added or ends
 */
export function createStreams(
  log: Logger,
  onChange: () => void,
  {
    maxPerUser = MAX_PER_USER,
    maxStreams = MAX_STREAMS,
    maxPublic = MAX_PUBLIC,
    maxPerShared = MAX_PER_SHARED,
    maxPerAddress = MAX_PER_ADDRESS,
    maxPerSite = MAX_PER_SITE,
  }: StreamLimits,
): Streams {
  const open = new Set<Stream>();
  const send: Streams['send'] = (stream, event) => {
    if (!stream.queue.push(event)) stream.end('slow');
  };
  return {
    get count() {
      return open.size;
    },
    max: maxStreams,
    all: () => [...open],
    send,
    sendAll(event) {
      for (const stream of open) send(stream, event);
    },
    endAll(reason) {
      for (const stream of open) stream.end(reason);
    },
    checkLimits(client) {
      const retry = { 'Retry-After': '30' };
      const { isPublic } = client.scope;
      const holder = holderOf(client);
      const { home, site } = networksOf(client.clientAddress);
      let [own, shared, ofAddress, ofSite] = [0, 0, 0, 0];
      for (const stream of open) {
        if (holderOf(stream) === holder) own += 1;
        if (!stream.scope.isPublic) continue;
        shared += 1;
        if (stream.networks.home === home) ofAddress += 1;
        if (site && stream.networks.site === site) ofSite += 1;
      }
      if (isPublic && (ofAddress >= maxPerAddress || ofSite >= maxPerSite)) {
        throw new PlannerError('tooManyStreamsOfNetwork', {}, {}, retry);
      }
      if (open.size >= maxStreams || (isPublic && (shared >= maxPublic || own >= maxPerShared))) {
        throw new PlannerError('tooManyStreams', {}, {}, retry);
      }
      // The limit per user doesn't apply to links and embeds, because many people can use the same one.
      if (isPublic || own < maxPerUser) return;
      const code = client.token ? 'tooManyStreamsOfKey' : 'tooManyStreamsOfUser';
      throw new PlannerError(code, { max: maxPerUser }, {}, retry);
    },
    add({ viewer, token, scope, sessionId, page, clientAddress, config, signal }) {
      signal.throwIfAborted();
      const start = performance.now();
      let reason: EndReason = 'client';
      let timer: NodeJS.Timeout | undefined;

      /** Ends the stream when its access token expires. */
      function schedule(): void {
        clearTimeout(timer);
        const end = endOf(stream);
        if (end === Number.POSITIVE_INFINITY || !open.has(stream)) return;
        const delay = Math.min(Math.max(end - Date.now(), 0), LONGEST_DELAY);
        timer = setTimeout(() => (Date.now() < end ? schedule() : stream.end('token')), delay).unref();
      }

      const stream: Stream & LiveViewer = {
        ...{ viewer, token, scope, sessionId, page, clientAddress, config, signal },
        networks: networksOf(clientAddress),
        update(current) {
          stream.viewer = current.viewer;
          stream.token = current.token;
          stream.scope = current.scope;
          schedule();
        },
        queue: createEventQueue(MAX_UNREAD, () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          open.delete(stream);
          const durationMs = Math.round(performance.now() - start);
          log.info({ path: '/graphql', address: clientAddress, durationMs, reason }, 'live stream ended');
          onChange();
        }),
        end(because) {
          reason = because;
          stream.queue.end();
        },
      };
      const leave = () => stream.end('client');
      signal.addEventListener('abort', leave);
      open.add(stream);
      schedule();
      onChange();
      return stream;
    },
  };
}

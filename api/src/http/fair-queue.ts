import type { PlannerError } from '../errors.js';

/** The limits of a queue. Limits that are omitted don't apply. */
interface QueueLimits {
  /** How many jobs run at the same time. */
  atOnce: number;
  /** How many jobs of a group run at the same time. */
  atOncePerGroup?: number;
  /** How many jobs can wait. */
  maxWaiting?: number;
  /** How many running and waiting jobs a group can have. */
  maxPerGroup?: number;
  /** How many running and waiting jobs a member of a group can have. */
  maxPerMember?: number;
  /** Creates the error for jobs that exceed a limit or wait too long. */
  full: () => PlannerError;
}

/** Whom a job belongs to. */
interface Owner {
  group: string;
  member?: string;
  /** If it aborts while the job is waiting, the job is removed from the queue. Running jobs continue. */
  signal?: AbortSignal | undefined;
  /** How long the job can wait, in milliseconds. */
  maxWait?: number;
}

/**
 * Runs a job when its turn comes.
 *
 * @param job `hasWaited` is true if the job could not start immediately
 * @throws PlannerError the queue's `full` error; or the reason of the signal if it aborts before the job starts
 */
type FairQueue = <Result>(owner: Owner, job: (hasWaited: boolean) => Promise<Result>) => Promise<Result>;

interface Member {
  size: number;
  /** Functions that start the waiting jobs. */
  waiting: Set<() => void>;
}

interface Group {
  size: number;
  running: number;
  members: Map<string, Member>;
}

function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

/**
 * Creates a queue in which groups take turns, and the members of each group, too. A group or a member that queues many
 * jobs only delays its own jobs.
 */
export function createFairQueue({
  atOnce,
  atOncePerGroup = atOnce,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxPerGroup = Number.POSITIVE_INFINITY,
  maxPerMember = Number.POSITIVE_INFINITY,
  full,
}: QueueLimits): FairQueue {
  /** The groups and their members, starting with those whose last turn was the longest time ago. */
  const groups = new Map<string, Group>();
  let running = 0;
  let waiting = 0;

  const isFree = (group: Group) => running < atOnce && group.running < atOncePerGroup;

  /** Returns the function that starts the job whose turn it is. */
  function next(): (() => void) | undefined {
    for (const group of groups.values()) {
      if (!isFree(group)) continue;
      for (const { waiting } of group.members.values()) {
        const [start] = waiting;
        if (start) return start;
      }
    }
    return undefined;
  }

  return async ({ group: groupKey, member: memberKey = '', signal, maxWait }, job) => {
    signal?.throwIfAborted();
    const group = groups.get(groupKey) ?? { size: 0, running: 0, members: new Map<string, Member>() };
    const member = group.members.get(memberKey) ?? { size: 0, waiting: new Set() };
    if (waiting >= maxWaiting || group.size >= maxPerGroup || member.size >= maxPerMember) throw full();
    groups.set(groupKey, group);
    group.members.set(memberKey, member);
    group.size += 1;
    member.size += 1;

    function start(): void {
      moveToEnd(groups, groupKey, group);
      moveToEnd(group.members, memberKey, member);
      group.running += 1;
      running += 1;
    }

    function turn(): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        member.waiting.delete(begin);
        waiting -= 1;
      };
      const begin = () => {
        stopWaiting();
        start();
        resolve();
      };
      const leave = () => {
        stopWaiting();
        reject(signal?.reason);
      };
      const giveUp = () => {
        stopWaiting();
        reject(full());
      };
      const timer = maxWait === undefined ? undefined : setTimeout(giveUp, maxWait).unref();
      signal?.addEventListener('abort', leave);
      member.waiting.add(begin);
      waiting += 1;
      return promise;
    }

    try {
      const hasWaited = !isFree(group);
      if (hasWaited) await turn();
      else start();
      try {
        return await job(hasWaited);
      } finally {
        group.running -= 1;
        running -= 1;
        next()?.();
      }
    } finally {
      group.size -= 1;
      member.size -= 1;
      if (member.size === 0) group.members.delete(memberKey);
      if (group.size === 0) groups.delete(groupKey);
    }
  };
}

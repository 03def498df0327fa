import pLimit from 'p-limit';
import { PlannerError } from '../errors.js';
import { networksOf } from '../http/client-address.js';

/** How many hashing jobs can run at a time. libuv has four threads by default, so two stay free for reading files. */
const AT_ONCE = 2;

/** How many hashing jobs can wait in the queue. */
const MAX_WAITING = 20;

/** How many running and waiting hashing jobs an IPv4 address or an IPv6 /64 network can have. */
const MAX_PER_ADDRESS = 5;

/** How long a hashing job can wait, in milliseconds. */
const MAX_WAIT = 5_000;

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

const queue = pLimit(AT_ONCE);

/** The number of running and waiting hashing jobs per network. */
const places = new Map<string, number>();

const busy = () =>
  new PlannerError(
    'unavailable',
    'The server is busy checking passwords. Try again in a few seconds.',
    {},
    { 'Retry-After': String(RETRY_AFTER) },
  );

function leave(network: string): void {
  const left = (places.get(network) ?? 0) - 1;
  if (left > 0) places.set(network, left);
  else places.delete(network);
}

/**
 * Queues a hashing job, so that a flood of logins can't use all threads and a single address can't fill the queue.
 *
 * @param address the client's IP address; omitted for commands
 * @throws PlannerError `unavailable` if the queue is full, the address has too many jobs, or the job waited too long
 */
export async function inHashQueue<Result>(work: () => Promise<Result>, address?: string): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw busy();
  const deadline = performance.now() + MAX_WAIT;
  const inTime = () => {
    if (performance.now() > deadline) throw busy();
    return work();
  };
  if (address === undefined) return queue(inTime);
  const { home } = networksOf(address);
  const taken = places.get(home) ?? 0;
  if (taken >= MAX_PER_ADDRESS) throw busy();
  places.set(home, taken + 1);
  try {
    return await queue(inTime);
  } finally {
    leave(home);
  }
}

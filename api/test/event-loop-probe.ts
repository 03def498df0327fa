/**
 * Loaded into a server by `node --import`: tells its parent, over IPC, what a request costs. Times are CPU time of the
 * main thread, so that other processes on the machine do not count, nor do the threads that hash passwords.
 */

/** What the main thread did between `start` and `stop`, in milliseconds of CPU time. */
export interface Cost {
  /** All of it. */
  total: number;
  /** The longest time in which no timer could run. */
  longest: number;
}

export type Question = 'start' | 'stop' | 'heap';
/** `heap` is in bytes, after a garbage collection. */
export type Reply = { ready: true } | { cost: Cost } | { heap: number };

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let before = cpu();
let last = before;
let longest = 0;

function tick(): void {
  const now = cpu();
  longest = Math.max(longest, now - last);
  last = now;
}

setInterval(tick, 1).unref();

const reply = (message: Reply) => process.send?.(message);

process.on('message', (question: Question) => {
  if (question === 'start') {
    before = last = cpu();
    longest = 0;
    reply({ ready: true });
  } else if (question === 'stop') {
    tick();
    reply({ cost: { total: last - before, longest } });
  } else {
    globalThis.gc?.();
    globalThis.gc?.();
    reply({ heap: process.memoryUsage().heapUsed });
  }
});

/**
 * Loaded into a server with `node --import`. Reports the cost of requests to the parent process over IPC.
 * Times are CPU time of the main thread, so other processes and the threads that hash passwords don't count.
 */

/** The CPU time of the main thread between `start` and `stop`, in milliseconds. */
export interface Cost {
  /** The total. */
  total: number;
  /** The longest time during which no timer could run. */
  longest: number;
}

export type Question = 'start' | 'stop' | 'heap';
/** `heap` is measured in bytes, after a garbage collection. */
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

import type { System } from './system.js';

const MIB = 1024 * 1024;

/** @param share the quantile from 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Request latencies, and the planner's resident memory over time. */
export class Measurements {
  readonly latencies: number[] = [];
  /** Samples in MiB, one per second. */
  readonly memory: number[] = [];
  /** The largest WAL size, in MiB. */
  largestWal = 0;
  #timer: NodeJS.Timeout | undefined;

  begin(system: System): void {
    this.#timer = setInterval(() => {
      const memory = system.memory();
      if (memory !== undefined) this.memory.push(memory / MIB);
      this.largestWal = Math.max(this.largestWal, system.wal() / MIB);
    }, 1000);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Returns the median memory in a quarter of the run. `quarter` is a number from 1 to 4. */
  memoryOfQuarter(quarter: number): number {
    const size = this.memory.length / 4;
    return quantile(this.memory.slice(Math.floor((quarter - 1) * size), Math.floor(quarter * size)), 0.5);
  }
}

import type { System } from './system.js';

const MIB = 1024 * 1024;

/** @param share from 0 to 1: 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Latencies of requests, and the resident memory of the planner over time. */
export class Measurements {
  readonly latencies: number[] = [];
  /** In MiB, once per second. */
  readonly memory: number[] = [];
  /** The largest size of the WAL, in MiB. */
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

  /** The median memory of a quarter of the time, from 1 to 4. */
  memoryOfQuarter(quarter: number): number {
    const size = this.memory.length / 4;
    return quantile(this.memory.slice(Math.floor((quarter - 1) * size), Math.floor(quarter * size)), 0.5);
  }
}

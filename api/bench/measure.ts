/** Runs a function several times after some warm-up runs. Returns the durations in milliseconds, in ascending order. */
export async function durations(run: () => Promise<unknown>, runs: number, warmUps = 5): Promise<number[]> {
  for (let n = 0; n < warmUps; n += 1) await run();
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Returns the duration that a share of the given durations does not exceed. They must be in ascending order. */
export const quantile = (times: readonly number[], share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN;

/** Runs a function several times after some warm-up runs. Returns the median duration in milliseconds. */
export const median = async (run: () => Promise<unknown>, runs = 15, warmUps = 5): Promise<number> =>
  quantile(await durations(run, runs, warmUps), 0.5);

/** A row of the result table. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

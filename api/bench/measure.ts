/** Runs a function several times after some warm-up runs. Returns the median duration in milliseconds. */
export async function median(run: () => Promise<unknown>, runs = 15, warmUps = 5): Promise<number> {
  for (let n = 0; n < warmUps; n += 1) await run();
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

/** A row of the result table. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  isMet: boolean;
}

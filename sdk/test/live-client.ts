import { inject } from 'vitest';
import { createPlannerClient, type PlannerClientOptions } from '../src/index.js';
import { queryOf } from './helpers.js';

/**
 * Creates a client with live updates that records the names of its queries. Its streams can be interrupted with `cut`.
 */
export function liveClient(options: Partial<PlannerClientOptions> = {}) {
  const network = { calls: [] as string[], streams: 0, isDown: false, cut: () => {} };
  const client = createPlannerClient({
    url: inject('otherUrl'),
    live: true,
    fetch: (input, init) => {
      const query = queryOf(init);
      if (!query.includes('subscription')) network.calls.push(/query (\w+)/.exec(query)?.[1] ?? 'mutation');
      if (network.isDown) return Promise.reject(new TypeError('down'));
      if (!query.includes('subscription')) return fetch(input, init);
      network.streams += 1;
      const cutting = new AbortController();
      network.cut = () => cutting.abort();
      return fetch(input, {
        ...init,
        signal: AbortSignal.any([init?.signal as AbortSignal, cutting.signal]),
      });
    },
    ...options,
  });
  return { client, network };
}

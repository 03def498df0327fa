import { type Client, type Exchange, mapExchange } from '@urql/core';

/** Exchanges for both sides of the cache. */
export interface DroppedReads {
  beforeCache: Exchange;
  afterCache: Exchange;
}

/**
 * Makes queries that the cache has dropped work again. The cache neither responds to nor forwards a query that has just
 * failed when another component starts it. The client would wait for its result and drop each refetch.
 */
export function releaseDroppedReads(clientOf: () => Client): DroppedReads {
  const unhandled = new Set<number>();
  return {
    beforeCache: mapExchange({
      onOperation(operation) {
        const { kind, key, context } = operation;
        if (kind !== 'query' || context.requestPolicy !== 'cache-first') return;
        unhandled.add(key);
        queueMicrotask(() => {
          // While the client waits for a result, this sends nothing; it only stops the waiting.
          if (unhandled.delete(key)) clientOf().reexecuteOperation(operation);
        });
      },
      onResult: ({ operation }) => void unhandled.delete(operation.key),
    }),
    afterCache: mapExchange({ onOperation: ({ key }) => void unhandled.delete(key) }),
  };
}

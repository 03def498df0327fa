import { type Client, type Exchange, mapExchange } from '@urql/core';

/** Two exchanges, one before and one after the cache. */
export interface DroppedReads {
  beforeCache: Exchange;
  afterCache: Exchange;
}

/**
 * Makes queries work again after the cache has dropped them. If a query has just failed and another component starts
 * the same query, the cache neither responds to the query nor forwards it. Without this exchange, the client would wait
 * for the result forever and drop each refetch.
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
          // While the client waits for a result, this call sends nothing. It only ends the wait.
          if (unhandled.delete(key)) clientOf().reexecuteOperation(operation);
        });
      },
      onResult: ({ operation }) => void unhandled.delete(operation.key),
    }),
    afterCache: mapExchange({ onOperation: ({ key }) => void unhandled.delete(key) }),
  };
}

import { type Client, makeOperation, type Operation, type OperationResult } from '@urql/core';

/** Receives all operations that the cache forwards, and their results. */
export interface OutdatedReads {
  noteOperation: (operation: Operation) => void;
  noteResult: (result: OperationResult) => void;
}

/**
 * Refetches queries that were sent before the response to a mutation and received a response after it. Their data might
 * be older than the change. The cache doesn't refetch them, because when the mutation invalidates them, they are
 * already in progress.
 */
export function refetchOutdatedReads(clientOf: () => Client): OutdatedReads {
  let writes = 0;
  /** For each query in progress, the number of mutations that had a response before the query was sent. */
  const sent = new Map<number, number>();
  return {
    noteOperation({ kind, key }) {
      if (kind === 'query' && !sent.has(key)) sent.set(key, writes);
      if (kind === 'teardown') sent.delete(key);
    },
    noteResult({ operation, data }) {
      const { kind, key, context } = operation;
      if (kind === 'mutation' && data) writes += 1;
      const before = sent.get(key);
      if (kind !== 'query' || before === undefined) return;
      sent.delete(key);
      if (before === writes) return;
      // Refetch later, because the cache must handle this response first.
      setTimeout(() =>
        clientOf().reexecuteOperation(
          makeOperation('query', operation, { ...context, requestPolicy: 'network-only' }),
        ),
      );
    },
  };
}

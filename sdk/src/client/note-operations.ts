import type { Client, Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';
import { noteOperation } from '../core/refresh.js';

/** Records which queries are displayed by components. Unlike `mapExchange`, it also records when a query ends. */
export const noteOperations =
  (clientOf: () => Client): Exchange =>
  ({ forward }) =>
  (operations) =>
    pipe(
      operations,
      tap((operation) => noteOperation(clientOf(), operation)),
      forward,
    );

import {
  type AnyVariables,
  type Client,
  createRequest,
  type OperationResult,
  type TypedDocumentNode,
} from '@urql/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from './PlannerProvider.js';
import { refresh, refreshIfOld } from './refresh.js';
import { useOnline } from './use-online.js';

/** The results of a query, keyed by its variables (serialized as JSON). */
export type Answers<Data> = ReadonlyMap<string, OperationResult<Data>>;

const NONE = new Map<string, never>();

/**
 * Runs a query for several sets of variables, and subscribes to the results. Drops the results for variables that are
 * no longer requested.
 *
 * @param ask returns the sets of variables, which can depend on the results so far
 */
export function useAnswers<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ask: (known: Answers<Data>) => readonly Variables[],
) {
  const { urql } = useConnection();
  const [read, setRead] = useState<{ from: Client; answers: Answers<Data> }>({ from: urql, answers: NONE });
  // Don't use results from a previous urql client, because another user might be logged in now.
  const answers: Answers<Data> = read.from === urql ? read.answers : NONE;
  // Variables are compared as strings, so that equal variables in the next render don't run the effect again.
  const questions = JSON.stringify(ask(answers).map((variables) => JSON.stringify(variables)));

  const before = useRef<readonly string[]>([]);

  const change = useCallback(
    (next: (known: Answers<Data>) => Answers<Data>) =>
      setRead((last) => ({ from: urql, answers: next(last.from === urql ? last.answers : NONE) })),
    [urql],
  );

  useEffect(() => {
    const asked = JSON.parse(questions) as string[];
    change((known) => new Map([...known].filter(([question]) => asked.includes(question))));
    const subscriptions = asked.map((question) =>
      urql.query(document, JSON.parse(question) as Variables).subscribe((answer) => {
        // Keep the previous result while the query is refetched.
        if (!answer.stale || answer.data) change((known) => new Map(known).set(question, answer));
      }),
    );
    for (const question of asked) {
      if (before.current.includes(question)) continue;
      refreshIfOld(urql, createRequest(document, JSON.parse(question) as Variables));
    }
    before.current = asked;
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [urql, document, questions, change]);

  const refetch = useCallback(() => {
    // Without data, an error is no longer of interest: the query is loading again.
    change((known) => new Map([...known].filter(([, { data }]) => data)));
    for (const question of JSON.parse(questions) as string[]) {
      const variables = JSON.parse(question) as Variables;
      urql.query(document, variables, { requestPolicy: 'network-only' }).toPromise();
    }
  }, [urql, document, questions, change]);

  const refreshEach = (asked: readonly string[]) => {
    for (const question of asked) refresh(urql, createRequest(document, JSON.parse(question) as Variables));
  };
  const refreshAll = () => refreshEach(JSON.parse(questions) as string[]);

  const failed = [...answers].flatMap(([question, { error }]) => (error?.networkError ? [question] : []));
  useOnline(failed.length > 0, () => refreshEach(failed));

  return { answers, refetch, refresh: refreshAll };
}

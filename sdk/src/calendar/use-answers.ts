import {
  type AnyVariables,
  type Client,
  createRequest,
  type OperationResult,
  type TypedDocumentNode,
} from '@urql/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refresh, refreshIfOld } from '../client/refresh.js';
import { useOnline } from '../client/use-online.js';
import { useConnection } from '../provider/PlannerProvider.js';

/** What was answered, by the question as JSON. */
export type Answers<Data> = ReadonlyMap<string, OperationResult<Data>>;

const NONE = new Map<string, never>();

/**
 * Asks a document as many questions as there are, and follows the answers. Those to questions that are no longer
 * asked are forgotten.
 *
 * @param ask the questions, as what is known so far leads to them
 */
export function useAnswers<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ask: (known: Answers<Data>) => readonly Variables[],
) {
  const { urql } = useConnection();
  const [read, setRead] = useState<{ from: Client; answers: Answers<Data> }>({ from: urql, answers: NONE });
  // Another connection knows nothing of what this one read: somebody else may have logged in.
  const answers: Answers<Data> = read.from === urql ? read.answers : NONE;
  // As text, so that questions that are written anew in every render are still the same ones.
  const questions = JSON.stringify(ask(answers).map((variables) => JSON.stringify(variables)));

  const before = useRef<readonly string[]>([]);

  useEffect(() => {
    const asked = JSON.parse(questions) as string[];
    const change = (next: (known: Answers<Data>) => Answers<Data>) =>
      setRead((last) => ({ from: urql, answers: next(last.from === urql ? last.answers : NONE) }));
    change((known) => new Map([...known].filter(([question]) => asked.includes(question))));
    const subscriptions = asked.map((question) =>
      urql.query(document, JSON.parse(question) as Variables).subscribe((answer) => {
        // While it is read anew, what was there stays.
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
  }, [urql, document, questions]);

  const refetch = useCallback(() => {
    for (const question of JSON.parse(questions) as string[]) {
      const variables = JSON.parse(question) as Variables;
      urql.query(document, variables, { requestPolicy: 'network-only' }).toPromise();
    }
  }, [urql, document, questions]);

  const refreshEach = (asked: readonly string[]) => {
    for (const question of asked) refresh(urql, createRequest(document, JSON.parse(question) as Variables));
  };
  const refreshAll = () => refreshEach(JSON.parse(questions) as string[]);

  const cut = [...answers].flatMap(([question, { error }]) => (error?.networkError ? [question] : []));
  useOnline(cut.length > 0, () => refreshEach(cut));

  return { answers, refetch, refresh: refreshAll };
}

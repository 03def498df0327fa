import { CombinedError, stringifyDocument, type TypedDocumentNode } from '@urql/core';
import { type PlannerError, toPlannerError } from '../core/planner-error.js';

/** Where and how to send requests. */
export interface Endpoint {
  url: string;
  fetch: typeof fetch;
}

interface StreamHandlers<Data> {
  onData: (data: Data) => void;
  /**
   * Called once when the stream ends, unless the caller closed it. The error is null if the server completed the
   * stream.
   */
  onEnd: (error: PlannerError | null) => void;
}

interface Result<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = parts.pop() ?? '';
    yield* parts;
  }
}

/**
 * Opens a subscription that receives server-sent events, in the "distinct connections" mode of graphql-sse. Returns a
 * function that closes it.
 *
 * No existing implementation is suitable: the graphql-sse package would add `graphql` to each application, and urql's
 * own implementation throws an uncaught exception when a stream is closed.
 */
export function openStream<Data, Variables>(
  { url, fetch: send }: Endpoint,
  { query, variables }: { query: TypedDocumentNode<Data, Variables>; variables: Variables },
  { onData, onEnd }: StreamHandlers<Data>,
): () => void {
  const closing = new AbortController();

  async function read(): Promise<void> {
    const response = await send(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: stringifyDocument(query), variables }),
      signal: closing.signal,
    });
    const handle = ({ data, errors }: Result<Data>) => {
      if (errors) throw new CombinedError({ graphQLErrors: errors, response });
      if (data) onData(data);
    };
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/event-stream') || !response.body) {
      handle((await response.json()) as Result<Data>);
      throw new Error(`${url} responded without a stream.`);
    }
    for await (const message of messagesIn(response.body)) {
      if (closing.signal.aborted || /^event: complete$/m.test(message)) return;
      const data = /^data: (.+)$/m.exec(message)?.[1];
      if (data) handle(JSON.parse(data) as Result<Data>);
    }
  }

  const end = (error: PlannerError | null) => {
    if (closing.signal.aborted) return;
    closing.abort();
    onEnd(error);
  };
  read().then(
    () => end(null),
    (error: unknown) =>
      end(
        toPlannerError(
          error instanceof CombinedError ? error : new CombinedError({ networkError: error as Error }),
        ),
      ),
  );
  return () => closing.abort();
}

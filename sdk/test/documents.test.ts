import { stringifyDocument } from '@urql/core';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createPlannerClient } from '../src/index.js';
// Load these modules now, because the sdk loads them only on demand.
import '../src/live/changes-document.js';
import '../src/live/update-entries.js';
import { queryOf } from './helpers.js';

const { created } = vi.hoisted(() => ({ created: [] as DocumentNode[] }));

// Records the documents that the sdk creates when its modules load.
vi.mock('../src/graphql.js', async (importOriginal) => {
  const { graphql } = await importOriginal<typeof import('../src/graphql.js')>();
  return {
    graphql(...args: [string]) {
      const document = graphql(...args);
      created.push(document as DocumentNode);
      return document;
    },
  };
});

// The cache creates optimistic results from a mutation's variables, so these keys can't be omitted.
const VARIABLES = { kind: 'blog', input: { visibleColumns: [], columnOrder: [] }, moves: [] };

/** Returns the operations that the sdk can send, keyed by name. */
const operations = () =>
  created.flatMap((document) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [{ document, ...definition }] : [],
    ),
  );

test("the API's list of trusted documents contains exactly the documents that the sdk sends", async () => {
  const sent: string[] = [];
  const client = createPlannerClient({
    url: 'https://planner.example',
    fetch: async (_, init) => {
      sent.push(queryOf(init));
      return Response.json({ data: null });
    },
  });
  const texts = new Map<string, string>();
  for (const { document, operation, name } of operations()) {
    const { urql } = client;
    if (operation === OperationTypeNode.SUBSCRIPTION) {
      // Streams are opened without urql, so the client's `fetch` doesn't record their documents.
      sent.push(stringifyDocument(document));
      texts.set(String(name?.value), sent.at(-1) ?? '');
      continue;
    }
    await (operation === OperationTypeNode.QUERY ? urql.query : urql.mutation)
      .call(urql, document, VARIABLES)
      .toPromise();
    texts.set(String(name?.value), sent.at(-1) ?? '');
  }
  expect(sent).toHaveLength(operations().length);
  expect(texts.size).toBe(sent.length);
  // If this fails after a change to a query, run `pnpm --filter @content-planner/sdk documents`.
  const sorted = Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(
    '../../api/src/graphql/sdk-documents.json',
  );
});

import { BATCH } from '../logs/entry-list.js';
import type { EntryRow } from '../logs/entry-row.js';
import type { Call } from './route.js';

/** Describes the responses of {@link jsonList} in the OpenAPI document. */
export const LIST_NOTE = `If there are more than ${BATCH.toLocaleString('en')} entries, the server generates the list while the client reads it. The connection is reset before the end of the list if the access ends or the server fails.`;

/** Responds with a list of entries as JSON. Reads and sends a long list in parts. */
export async function jsonList(
  { c, stream }: Pick<Call, 'c' | 'stream'>,
  batches: AsyncGenerator<readonly EntryRow[], void>,
  bodyOf: (row: EntryRow) => unknown,
): Promise<unknown> {
  const first = ((await batches.next()).value ?? []).map(bodyOf);
  if (first.length < BATCH) return first;
  const textOf = (bodies: readonly unknown[]) => JSON.stringify(bodies).slice(1, -1);
  const start = `[${textOf(first)}`;
  const nextText = async () => {
    const { value } = await batches.next();
    return value && textOf(value.map(bodyOf));
  };
  async function* parts(): AsyncGenerator<string, void> {
    yield start;
    for (let text = await nextText(); text !== undefined; text = await nextText()) if (text) yield `,${text}`;
    yield ']';
  }
  return c.body(stream(parts()), 200, { 'Content-Type': 'application/json' });
}

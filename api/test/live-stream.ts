import { expect, vi } from 'vitest';
import type { Client } from './client.js';

/** An event in a stream, as clients receive it. */
interface StreamEvent {
  type: string;
  change: {
    id: string;
    at: string;
    actor: { id: string } | null;
    action: string;
    subjectType: string;
    subjectCount: number;
    subjects: {
      id: string;
      type: string;
      kind: string | null;
      version: number | null;
      startDate: string | null;
      endDate: string | null;
      previousStartDate: string | null;
      previousEndDate: string | null;
    }[];
  } | null;
  editing: { entryId: string; people: { id: string }[] }[] | null;
}

export const CHANGES = `subscription ($since: Int) {
  changes(since: $since) {
    type
    change {
      id at actor { id } action subjectType subjectCount
      subjects { id type kind version startDate endDate previousStartDate previousEndDate }
    }
    editing { entryId people { id } }
  }
}`;

/** A stream that a test reads. */
export interface LiveStream {
  status: number;
  headers: Headers;
  /** The events received so far. Omits changes made before the stream was opened, which might be announced late. */
  events: StreamEvent[];
  /** The errors, if the stream was rejected. */
  errors: { message: string; extensions: Record<string, unknown> }[];
  /** The changes in `events`. */
  changes(): NonNullable<StreamEvent['change']>[];
  /** The ids of the users who are editing, by entry id. Omits entries that nobody is editing. */
  editors(): Record<string, string[]>;
  /** Whether the server has completed the stream. */
  isComplete(): boolean;
  /** Waits until the server has completed the stream. */
  completed(within?: number): Promise<void>;
  /** Disconnects. */
  close(): Promise<void>;
}

/** Waits until a check passes. Events arrive within milliseconds, but not while the machine is busy. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

/** Opens a stream, and waits until its first event arrives or the stream is rejected. */
export async function openStream(client: Client, variables: { since?: number } = {}): Promise<LiveStream> {
  const start = new Date().toISOString();
  const response = await client.raw('/graphql', {
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    json: { query: CHANGES, variables },
  });
  return readStream(response, start);
}

/** Reads a response as a stream. `start` is a time before the request was sent, in ISO 8601. */
export async function readStream(response: Response, start = ''): Promise<LiveStream> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const isEarlier = (change: StreamEvent['change']) => (change?.at ?? start) < start;
  const events: StreamEvent[] = [];
  const errors: LiveStream['errors'] = [];
  let isComplete = false;
  let hasEnded = false;

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        if (message.startsWith('event: complete')) isComplete = true;
        const data = /^data: (.*)$/m.exec(message)?.[1];
        if (!data) continue;
        const result = JSON.parse(data) as { data?: Record<string, StreamEvent>; errors?: typeof errors };
        if (result.errors) errors.push(...result.errors);
        // The response has only one field, which might have an alias.
        else events.push(...Object.values(result.data ?? {}).filter(({ change }) => !isEarlier(change)));
      }
    }
  }

  void read()
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  await vi.waitFor(() => expect(events.length > 0 || hasEnded).toBe(true), { timeout: 10_000, interval: 5 });
  return {
    status: response.status,
    headers: response.headers,
    events,
    errors,
    changes: () => events.flatMap(({ change }) => change ?? []),
    editors() {
      const entries = events.flatMap(({ editing }) => editing ?? []);
      const latest = new Map(entries.map(({ entryId, people }) => [entryId, people.map(({ id }) => id)]));
      return Object.fromEntries([...latest].filter(([, people]) => people.length > 0));
    },
    isComplete: () => isComplete,
    async completed(within = 5_000) {
      await vi.waitFor(() => expect(hasEnded).toBe(true), { timeout: within, interval: 5 });
      expect(isComplete).toBe(true);
    },
    close: () => reader.cancel(),
  };
}

/** An asynchronous event queue for one reader. */
export interface EventQueue<Event> extends AsyncIterableIterator<Event> {
  /** Adds an event. Returns false if the queue is full or has ended. */
  push(event: Event): boolean;
  /** Adds an event before the unread ones. */
  unshift(event: Event): void;
  /** Removes the unread events. */
  clear(): void;
  /** Ends the queue and discards the unread events. */
  end(): void;
  return(): Promise<IteratorResult<Event>>;
}

/**
 * Creates a queue.
 *
 * @param limit the maximum number of unread events
 * @param onEnd called once when the queue ends, because of `end` or because the reader stops reading
 */
export function createEventQueue<Event>(limit: number, onEnd: () => void): EventQueue<Event> {
  let events: Event[] = [];
  let waiting: ((result: IteratorResult<Event>) => void) | undefined;
  let hasEnded = false;
  const done = { done: true, value: undefined } as const;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    events = [];
    waiting?.(done);
    waiting = undefined;
    onEnd();
  }

  return {
    end,
    push(event) {
      if (hasEnded) return false;
      if (waiting) {
        waiting({ done: false, value: event });
        waiting = undefined;
        return true;
      }
      if (events.length >= limit) return false;
      events.push(event);
      return true;
    },
    unshift(event) {
      if (!hasEnded) events.unshift(event);
    },
    clear() {
      events = [];
    },
    next() {
      if (events.length > 0) return Promise.resolve({ done: false, value: events.shift() as Event });
      if (hasEnded) return Promise.resolve(done);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    async return() {
      end();
      return done;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

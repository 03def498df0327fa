/** What happened while a kind of fault was repeated. */
export class Counters {
  tries = 0;
  requests = 0;
  /** Writes whose response was a success. */
  acknowledged = 0;
  /** Writes without a response, whose result was determined afterwards. */
  inDoubt = 0;
  /** Responses with 503. */
  unavailable = 0;
  /** Requests whose connection was closed before the response was complete. */
  cut = 0;
  /** How often the planner exited on its own, because its database had stopped. */
  exited = 0;
  /** Acknowledged writes that are gone. */
  lost = 0;
  /** Entries that are not what was acknowledged, appear twice, or were changed in part. */
  wrong = 0;
  /** Requests without a response within the deadline, and servers that did not start or stop in time. */
  hung = 0;
  /** Responses with an unexpected status, such as a 500. */
  failed = 0;
  /** The longest time from the fault until everything worked again, in milliseconds. */
  longestOutage = 0;
}

/** The name of the time without faults. */
export const STEADY = 'No fault';

/** What must not happen. */
export const VIOLATIONS = ['lost', 'wrong', 'hung', 'failed'] as const;

/** Records what happened, by kind of fault, and describes the first violations. */
export class Tally {
  readonly byFault = new Map<string, Counters>();
  readonly problems: string[] = [];
  #name = STEADY;

  /** Counts for this kind of fault from now on. */
  begin(fault: string): Counters {
    this.#name = fault;
    const counters = this.byFault.get(fault) ?? new Counters();
    this.byFault.set(fault, counters);
    return counters;
  }

  get now(): Counters {
    return this.byFault.get(this.#name) ?? this.begin(this.#name);
  }

  violation(kind: (typeof VIOLATIONS)[number], description: string): void {
    this.now[kind] += 1;
    this.problem(description);
  }

  problem(description: string): void {
    this.problems.push(`${new Date().toISOString()} ${this.#name}: ${description}`);
  }
}

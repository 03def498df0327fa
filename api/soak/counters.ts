/** The results for one kind of fault. */
export class Counters {
  tries = 0;
  requests = 0;
  /** Writes that received a successful response. */
  acknowledged = 0;
  /** Writes that received no response, and whose outcome was determined later. */
  inDoubt = 0;
  /** Responses with status 503. */
  unavailable = 0;
  /** Requests whose connection was closed before the response was complete. */
  cut = 0;
  /** How often the planner exited on its own, because its database had stopped. */
  exited = 0;
  /** Acknowledged writes that were lost. */
  lost = 0;
  /** Entries that differ from the acknowledged ones, appear twice, or were only partially changed. */
  wrong = 0;
  /** Requests without a response within the deadline, and servers that did not start or stop in time. */
  hung = 0;
  /** Responses with an unexpected status, such as a 500. */
  failed = 0;
  /** The longest time from the fault until everything worked again, in milliseconds. */
  longestOutage = 0;
}

/** The name of the phase without faults. */
export const STEADY = 'No fault';

/** The counters that must stay at 0. */
export const VIOLATIONS = ['lost', 'wrong', 'hung', 'failed'] as const;

/** Collects the results for each kind of fault, with descriptions of the violations. */
export class Tally {
  readonly byFault = new Map<string, Counters>();
  readonly problems: string[] = [];
  #name = STEADY;

  /** Switches to another kind of fault. Everything that happens afterward counts toward that kind. */
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

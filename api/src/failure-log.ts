import type { Logger } from 'pino';
import type { DatabaseMonitor } from './db/monitor.js';
import type { PlannerError } from './errors.js';

/** Logs failed requests. */
export interface FailureLog {
  logger: Logger;
  /**
   * Logs what the operator needs to know about a failed request. Unexpected errors are logged with details of the
   * request. Database problems are logged once for all affected requests. Requests whose client has disconnected are
   * logged with level `debug`.
   */
  failed(error: unknown, failure: PlannerError, facts: object): void;
}

/** @param monitor logs database problems; without a monitor, they are logged like unexpected errors */
export const createFailureLog = (logger: Logger, monitor?: DatabaseMonitor): FailureLog => ({
  logger,
  failed(error, failure, facts) {
    if (failure === error) return;
    if (failure.type === 'disconnected') logger.debug({ err: error, ...facts }, 'request aborted');
    else if (monitor && failure.type === 'unavailable') monitor.report(error);
    else logger.error({ err: error, ...facts }, 'request failed');
  },
});

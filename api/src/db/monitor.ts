import type { Logger } from 'pino';

/** How often to check whether an unavailable database is available again, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** How often to log the same temporary error, in milliseconds. */
const REPEAT_INTERVAL = 60_000;

/**
 * Logs when the database becomes unavailable and when it is available again, with one line for each event instead of
 * one per request.
 */
export interface DatabaseMonitor {
  /** Checks the database. Rejects if it is unavailable. */
  check(): Promise<void>;
  /** Reports an error from a statement. The error may mean that the database is unavailable. */
  report(error: unknown): void;
}

/** Describes an error without its stack, which is the same for every request. */
function describe(error: unknown) {
  const { message, code } = error as { message?: string; code?: unknown };
  return { ...(code !== undefined && { code }), reason: message ?? String(error) };
}

/** @param check rejects if the database is unavailable */
export function createDatabaseMonitor(check: () => Promise<void>, log: Logger): DatabaseMonitor {
  let awaySince: number | undefined;
  let isChecking = false;
  const logged = new Map<string, number>();

  function waitForReturn(): void {
    setTimeout(async () => {
      try {
        await check();
        const seconds = Math.round((performance.now() - (awaySince ?? 0)) / 1000);
        awaySince = undefined;
        log.warn({ seconds }, 'database available again');
      } catch {
        waitForReturn();
      }
    }, CHECK_INTERVAL).unref();
  }

  function becameUnavailable(error: unknown): void {
    if (awaySince !== undefined) return;
    awaySince = performance.now();
    log.error(describe(error), 'database unavailable');
    waitForReturn();
  }

  /**
   * Logs a problem with individual statements, such as a lock timeout or a full disk, while the database itself is
   * available.
   */
  function logTemporary(error: unknown): void {
    const { code, reason } = describe(error);
    const key = String(code ?? reason);
    const now = performance.now();
    if (now - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_INTERVAL) return;
    logged.set(key, now);
    log.warn(describe(error), 'database error');
  }

  async function checkNow(): Promise<void> {
    try {
      await check();
    } catch (error) {
      becameUnavailable(error);
      throw error;
    }
  }

  return {
    check: checkNow,
    report(error) {
      if (awaySince !== undefined || isChecking) return;
      isChecking = true;
      checkNow()
        .then(
          () => logTemporary(error),
          () => {},
        )
        .finally(() => {
          isChecking = false;
        });
    },
  };
}

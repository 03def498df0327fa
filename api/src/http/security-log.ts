import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.js';

/** What the security log tells. */
type SecurityEvent =
  | 'login'
  | 'login-failed'
  | 'login-pending'
  | 'logout'
  | 'registration'
  | 'registration-rejected'
  | 'password-changed'
  | 'password-wrong'
  | 'denied'
  | 'rate-limited'
  | 'origin-rejected'
  | 'host-rejected'
  | 'user-created'
  | 'user-updated'
  | 'user-role-changed'
  | 'user-approval-changed'
  | 'user-deleted'
  | 'brand-created'
  | 'brand-updated'
  | 'brand-deleted'
  | 'field-created'
  | 'field-updated'
  | 'field-deleted'
  | 'command';

/** What a line says beyond the event. Never a password, a token or a text that somebody planned. */
type SecurityDetail = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** Logs an event of one request. */
export type Recorder = (event: SecurityEvent, detail?: SecurityDetail) => void;

/** Who makes a request, and how. */
interface RequestFacts {
  address: string;
  method: string;
  path: string;
  /** The id of the user who is logged in, or null. */
  user: string | null;
}

/** Makes the recorder of a request. */
export type SecurityLog = (facts: RequestFacts) => Recorder;

/** Requests that are turned away unheard: one line at most for each. */
const REJECTIONS: ReadonlySet<SecurityEvent> = new Set([
  'denied',
  'registration-rejected',
  'rate-limited',
  'origin-rejected',
  'host-rejected',
]);

/** Rejections of requests without a session that need no password to cause: what is logged of them in a minute. */
const MAX_ANONYMOUS = 600;
const MINUTE = 60_000;

/** The longest text in a line. */
const MAX_TEXT = 254;

const cut = (value: SecurityDetail[string]) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value);

/** Counts lines, and those that were left out. */
function createGate() {
  let begun = 0;
  let lines = 0;
  let leftOut = 0;
  return {
    /** How many lines were left out before this one, or null when it is left out too. */
    pass(): number | null {
      const now = Date.now();
      if (now - begun >= MINUTE) {
        begun = now;
        lines = 0;
      }
      lines += 1;
      if (lines > MAX_ANONYMOUS) {
        leftOut += 1;
        return null;
      }
      const before = leftOut;
      leftOut = 0;
      return before;
    },
  };
}

/** @param log takes the lines; without one there are none */
export function createSecurityLog(log: Logger | undefined): SecurityLog {
  if (!log) return () => () => {};
  const gate = createGate();
  return ({ address, method, path, user }) => {
    let rejected = false;
    return (event, detail = {}) => {
      const isRejection = REJECTIONS.has(event);
      if (isRejection && rejected) return;
      rejected ||= isRejection;
      // Limits are never left out: what blocks an address by its lines counts on them.
      const leftOut = isRejection && event !== 'rate-limited' && user === null ? gate.pass() : 0;
      if (leftOut === null) return;
      const details = Object.entries(detail).map(([name, value]) => [name, cut(value)]);
      log.info({
        event,
        address,
        method,
        path: path.slice(0, MAX_TEXT),
        user,
        ...Object.fromEntries(details),
        ...(leftOut > 0 && { leftOut }),
      });
    };
  };
}

/**
 * The logger of security events: one JSON line each, whatever LOG_LEVEL is, unless that is `silent`.
 * The order of `time`, `event` and `address` is what filters of fail2ban rely on.
 *
 * @param destination the standard output when left out
 */
export const securityLogger = (
  { securityLog, logLevel }: Pick<Config, 'securityLog' | 'logLevel'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level: 'info',
      enabled: securityLog && logLevel !== 'silent',
      base: { log: 'security' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  );

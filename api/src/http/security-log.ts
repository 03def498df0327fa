import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.js';
import { withRequestId } from '../log.js';
import { networksOf } from './client-address.js';

/** The events of the security log. */
type SecurityEvent =
  | 'login'
  | 'login-failed'
  | 'login-pending'
  | 'login-code-required'
  | 'code-invalid'
  | 'recovery-code-used'
  | 'two-step-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-failed'
  | 'two-step-unreadable'
  | 'sign-on-failed'
  | 'identity-connected'
  | 'logout'
  | 'sessions-ended'
  | 'registration'
  | 'registration-rejected'
  | 'password-changed'
  | 'password-wrong'
  | 'denied'
  | 'rate-limited'
  | 'origin-rejected'
  | 'host-rejected'
  | 'request-rejected'
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
  | 'kind-created'
  | 'kind-deleted'
  | 'kind-updated'
  | 'token-created'
  | 'token-updated'
  | 'token-revoked'
  | 'token-rejected'
  | 'account-link-created'
  | 'account-link-revoked'
  | 'account-link-redeemed'
  | 'account-link-rejected'
  | 'command';

/** Additional fields of a line. Never pass passwords, tokens or the content of entries. */
type SecurityDetail = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** Logs an event of a request. */
export type Recorder = (event: SecurityEvent, detail?: SecurityDetail) => void;

/** The fields that all events of a request have in common. */
interface RequestFacts {
  address: string;
  method: string;
  path: string;
}

/**
 * Creates a recorder for the request's current user. The user can change during a request, for example after a login.
 *
 * @param user the id of the logged-in user, or null
 */
type RecorderOf = (user: string | null) => Recorder;

/** Returns the function that creates the recorders for a request. */
export type SecurityLog = (facts: RequestFacts) => RecorderOf;

/** Events for rejected requests. At most one of them is logged per request. */
const REJECTIONS: ReadonlySet<SecurityEvent> = new Set([
  'denied',
  'registration-rejected',
  'rate-limited',
  'origin-rejected',
  'host-rejected',
  'request-rejected',
  'token-rejected',
  'account-link-rejected',
]);

/**
 * How many rejected requests without a session are logged per minute. Requests that exceed a rate limit are not
 * counted.
 */
const MAX_ANONYMOUS = 600;
const MINUTE = 60_000;

/** The maximum length of a field's value, in characters. */
const MAX_TEXT = 254;

const cut = (value: SecurityDetail[string]) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value);

/** Limits the number of lines per minute and counts the omitted ones. */
function createGate() {
  let begun = performance.now();
  let lines = 0;
  let leftOut = 0;
  return {
    /** Returns how many lines were omitted before this one, or null if this line must be omitted, too. */
    pass(): number | null {
      const now = performance.now();
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

/** @param log the logger that writes the lines; if it is undefined, nothing is logged */
export function createSecurityLog(log: Logger | undefined): SecurityLog {
  if (!log) return () => () => () => {};
  const gate = createGate();
  return ({ address, method, path }) => {
    let rejected = false;
    return (user) =>
      (event, detail = {}) => {
        const isRejection = REJECTIONS.has(event);
        if (isRejection && rejected) return;
        rejected ||= isRejection;
        // Exceeded limits are always logged, because tools like fail2ban count them.
        const leftOut = isRejection && event !== 'rate-limited' && user === null ? gate.pass() : 0;
        if (leftOut === null) return;
        const details = Object.entries(detail).map(([name, value]) => [name, cut(value)]);
        log.info({
          event,
          address,
          network: networksOf(address).home,
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
 * Creates the logger for security events. It writes one JSON line per event, regardless of LOG_LEVEL, unless LOG_LEVEL
 * is `silent`. fail2ban filters depend on the order of `time`, `event`, `address` and `network`.
 *
 * @param destination defaults to standard output
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
      ...withRequestId,
    },
    destination ?? pino.destination(1),
  );

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLiveAccess } from '../access-tokens/find-access.js';
import { needsTwoStep } from '../accounts/two-step-requirement.js';
import { findLiveSessions } from '../auth/session.service.js';
import type { RequestToken } from '../context.js';
import { isSameScope } from '../scope/scope.js';
import type { LiveChange } from './live-event.js';
import type { Stream } from './streams.js';

type TokenStream = Stream & { token: RequestToken };

/** Whether the client of a stream uses an access token. */
export const hasToken = (stream: Stream): stream is TokenStream => stream.token !== null;

/** Whether a change can end streams or affect what their clients can see. */
export const changesAccess = ({ subjectType }: LiveChange): boolean =>
  subjectType === 'user' || subjectType === 'accessToken';

async function checkSessions(em: SqlEntityManager, streams: readonly Stream[]): Promise<void> {
  if (streams.length === 0) return;
  const ids = [...new Set(streams.flatMap(({ sessionId }) => sessionId ?? []))];
  const users = await findLiveSessions(em, ids);
  for (const stream of streams) {
    const user = users.get(stream.sessionId ?? '');
    if (user && !needsTwoStep(stream.config, user)) stream.update({ ...stream, viewer: user.viewer });
    else stream.end('session');
  }
}

async function checkTokens(
  em: SqlEntityManager,
  streams: readonly TokenStream[],
  onNewScope: (stream: Stream) => void,
): Promise<void> {
  if (streams.length === 0) return;
  const access = await findLiveAccess(em, streams);
  for (const stream of streams) {
    const current = access.get(stream);
    if (!current) {
      stream.end('token');
      continue;
    }
    const isSame = isSameScope(current.scope, stream.scope);
    stream.update(current);
    if (!isSame) onNewScope(stream);
  }
}

/**
 * Ends the streams whose session or access token has ended, and updates the permissions of the other streams.
 *
 * @param onNewScope called if the scope of a token has changed, which means that content has moved in or out of the
 *   scope
 */
export async function checkAccess(
  em: SqlEntityManager,
  streams: readonly Stream[],
  onNewScope: (stream: Stream) => void,
): Promise<void> {
  await checkSessions(
    em,
    streams.filter((stream) => !hasToken(stream)),
  );
  await checkTokens(em, streams.filter(hasToken), onNewScope);
}

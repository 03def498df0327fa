import { readProps, useAccessTokens, useBrands, useViewer } from '@content-planner/sdk';
import {
  type AccessTokenKind,
  KitProvider,
  SharingList,
  useDialog,
  useMessages,
} from '@content-planner/ui-kit';
import { appMessages } from '../../app/app-messages.js';
import { TokenDialogs } from '../../app/dialogs.js';
import FeedDialog from '../../app/FeedDialog.js';
import type { FeedSubject } from '../../app/feed-subject.js';
import { useTitle } from '../../app/use-title.js';
import { useTokenDialogs } from '../../app/use-token-dialogs.js';

const TEAM_KINDS: readonly AccessTokenKind[] = ['link', 'embed', 'key', 'feed'];
const OWN_KINDS: readonly AccessTokenKind[] = ['key', 'feed'];

/** The screen at `/sharing`. Administrators see all access tokens. Other users see their own keys and feeds. */
export default function SharingScreen() {
  const { viewer } = useViewer();
  const { accessTokens, ...read } = useAccessTokens({ refreshOnFocus: true });
  const brands = useBrands();
  const dialogs = useTokenDialogs();
  const feed = useDialog<FeedSubject>();
  const isAdmin = viewer?.isAdmin === true;
  const { sharing, keys } = useMessages(appMessages);
  useTitle(isAdmin ? sharing : keys);

  const ownIds = new Set(
    accessTokens.filter(({ owner }) => owner !== null && owner.id === viewer?.id).map(({ id }) => id),
  );

  return (
    <>
      <KitProvider brands={brands.brands}>
        <SharingList
          tokens={accessTokens}
          kinds={isAdmin ? TEAM_KINDS : OWN_KINDS}
          {...readProps(read, brands)}
          onCreate={({ kind }) =>
            kind === 'feed'
              ? feed.show({ name: null, token: null })
              : dialogs.form.show({ kind, token: null })
          }
          onEdit={({ token }) =>
            token.kind === 'feed'
              ? feed.show({ name: token.name, token })
              : dialogs.form.show({ kind: token.kind, token })
          }
          onRevoke={({ token }) => dialogs.question.show(token)}
          canEdit={({ id, kind }) => kind === 'link' || kind === 'embed' || ownIds.has(id)}
          title={isAdmin ? undefined : keys}
        />
      </KitProvider>
      <TokenDialogs dialogs={dialogs} refresh={read.refetch} />
      <FeedDialog dialog={feed} refresh={read.refetch} />
    </>
  );
}

import {
  embedUrl,
  linkUrl,
  readProps,
  useAccessTokens,
  useBrands,
  useCreateAccessToken,
  useRevokeAccessToken,
  useUpdateAccessToken,
  useViewer,
} from '@content-planner/sdk';
import {
  type AccessToken,
  type AccessTokenKind,
  LinkReadyDialog,
  NewLinkDialog,
  type NewLinkDialogProps,
  type NewLinkKind,
  RevokeDialog,
  SharingList,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import FeedDialog from '../../app/FeedDialog.js';
import type { FeedSubject } from '../../app/feed-subject.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { useCustomFields } from '../../app/use-custom-fields.js';
import { formProps, questionProps, useDialog } from '../../app/use-dialog.js';
import { useTitle } from '../../app/use-title.js';
import { keyExample } from './key-example.js';
import { usePreview } from './use-preview.js';

/** What the dialog creates or edits. */
interface Subject {
  kind: NewLinkKind;
  token: AccessToken | null;
}

/** A new token, until its dialog is closed. */
interface Ready {
  kind: NewLinkKind;
  name: string;
  token: AccessToken;
  /** The secret of a key, or a URL with the secret. */
  value: string;
}

type Submission = Parameters<NewLinkDialogProps['onSubmit']>[0];

const TEAM_KINDS: readonly AccessTokenKind[] = ['link', 'embed', 'key', 'feed'];
const OWN_KINDS: readonly AccessTokenKind[] = ['key', 'feed'];

/** The title for users who are not administrators. */
const OWN_TITLE = 'Keys and feeds';

const titled = (kind: AccessTokenKind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

/** /sharing. Administrators see all access tokens. Other users see their own keys and feeds. */
export default function SharingScreen() {
  const { viewer } = useViewer();
  const { accessTokens, ...read } = useAccessTokens({ refreshOnFocus: true });
  const brands = useBrands();
  const { fieldConfigurations } = useCustomFields();
  const [createToken] = useCreateAccessToken();
  const [updateToken] = useUpdateAccessToken();
  const [revokeToken] = useRevokeAccessToken();
  const dialog = useDialog<Subject>();
  const feed = useDialog<FeedSubject>();
  const question = useDialog<AccessToken>();
  const [ready, setReady] = useState<{ open: boolean; subject: Ready } | null>(null);
  const preview = usePreview(dialog.open, dialog.subject?.token ?? null);
  const isAdmin = viewer?.isAdmin === true;
  useTitle(isAdmin ? 'Sharing' : OWN_TITLE);

  const gone = { refresh: read.refetch };
  const ownIds = new Set(
    accessTokens.filter(({ owner }) => owner !== null && owner.id === viewer?.id).map(({ id }) => id),
  );

  const create = async ({ kind, values }: Submission) => {
    const creation = createToken({ kind, ...values });
    if (!(await dialog.submit(creation, null, { orServerMessage: `Failed to create the ${kind}` }))) return;
    const { token, secret } = await creation;
    const { origin } = window.location;
    const value = {
      key: () => secret,
      link: () => linkUrl(origin, token, secret),
      embed: () => embedUrl(origin, token, secret),
    }[kind]();
    setReady({ open: true, subject: { kind, name: token.name, token, value } });
  };
  const save = (submission: Submission) => {
    const { token, kind, values } = submission;
    if (!token) return create(submission);
    const failure = { orServerMessage: `Failed to update the ${kind}` };
    return dialog.submit(
      updateToken({ id: token.id, input: values }),
      `${titled(kind)} updated successfully`,
      failure,
      gone,
    );
  };
  const revoke = ({ token }: { token: AccessToken }) =>
    question.submit(
      revokeToken(token.id),
      `${titled(token.kind)} revoked successfully`,
      { orServerMessage: `Failed to revoke the ${token.kind}` },
      gone,
    );

  return (
    <>
      <SharingList
        tokens={accessTokens}
        brands={brands.brands}
        kinds={isAdmin ? TEAM_KINDS : OWN_KINDS}
        {...readProps(read, brands)}
        onCreate={({ kind }) =>
          kind === 'feed' ? feed.show({ name: null, token: null }) : dialog.show({ kind, token: null })
        }
        onEdit={({ token }) =>
          token.kind === 'feed'
            ? feed.show({ name: token.name, token })
            : dialog.show({ kind: token.kind, token })
        }
        onRevoke={({ token }) => question.show(token)}
        canEdit={({ id, kind }) => kind === 'link' || kind === 'embed' || ownIds.has(id)}
        labels={{ keysTitle: OWN_TITLE }}
      />
      <NewLinkDialog
        {...formProps(dialog)}
        {...(dialog.subject && { kind: dialog.subject.kind })}
        token={dialog.subject?.token ?? null}
        brands={brands.brands}
        fieldConfigurations={fieldConfigurations}
        {...preview}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
      />
      <FeedDialog dialog={feed} refresh={read.refetch} />
      {ready && (
        <LinkReadyDialog
          {...ready.subject}
          brands={brands.brands}
          open={ready.open}
          onOpenChange={({ open }) => setReady({ ...ready, open })}
          onDirtyChange={noteUnsavedInput}
          example={keyExample(window.location.origin, ready.subject.value)}
        />
      )}
      {question.subject && (
        <RevokeDialog {...questionProps(question)} token={question.subject} onConfirm={revoke} />
      )}
    </>
  );
}

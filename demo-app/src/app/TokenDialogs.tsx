import {
  embedUrl,
  linkUrl,
  useBrands,
  useCreateAccessToken,
  useFields,
  useRevokeAccessToken,
  useUpdateAccessToken,
} from '@content-planner/sdk';
import {
  type AccessToken,
  KitProvider,
  LinkReadyDialog,
  NewLinkDialog,
  type NewLinkKind,
  questionProps,
  RevokeDialog,
  useMessages,
} from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import { formProps } from './form-props.js';
import { keyExample } from './key-example.js';
import { tokenMessages } from './token-messages.js';
import { noteUnsavedInput } from './unsaved-input.js';
import { useLinkPreview } from './use-link-preview.js';
import type { TokenDialogsState } from './use-token-dialogs.js';

interface TokenDialogsProps {
  dialogs: TokenDialogsState;
  /** Refetches the list that displays the token. Called if the token no longer exists. */
  refresh: () => void;
}

/** A new token whose dialog is open. */
interface Ready {
  kind: NewLinkKind;
  name: string;
  token: AccessToken;
  /** The secret of a key, or a URL with the secret. */
  value: string;
}

type Submission = Parameters<ComponentProps<typeof NewLinkDialog>['onSubmit']>[0];

/** The dialogs that create, edit and revoke links, embeds and keys, and that display a new token's secret. */
export default function TokenDialogs({ dialogs: { form, question }, refresh }: TokenDialogsProps) {
  const { brands } = useBrands();
  const { fields } = useFields();
  const [createToken] = useCreateAccessToken();
  const [updateToken] = useUpdateAccessToken();
  const [revokeToken] = useRevokeAccessToken();
  const text = useMessages(tokenMessages);
  const [ready, setReady] = useState<{ open: boolean; subject: Ready } | null>(null);
  const preview = useLinkPreview(form.open, form.subject?.token ?? null);

  const create = async ({ kind, values }: Submission) => {
    const creation = createToken({ kind, ...values });
    if (!(await form.submit(creation, null, { orServerMessage: text.createFailed({ kind }) }))) return;
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
    const failure = { orServerMessage: text.updateFailed({ kind }) };
    return form.submit(updateToken({ id: token.id, input: values }), text.updated({ kind }), failure, {
      refresh,
    });
  };
  const revoke = ({ token }: { token: AccessToken }) =>
    question.submit(
      revokeToken(token.id),
      text.revoked(token),
      { orServerMessage: text.revokeFailed(token) },
      { refresh },
    );

  return (
    <KitProvider brands={brands}>
      <NewLinkDialog
        {...formProps(form)}
        {...(form.subject && { kind: form.subject.kind })}
        token={form.subject?.token ?? null}
        fields={fields}
        {...preview}
        fieldErrors={form.fieldErrors}
        onSubmit={save}
      />
      {ready && (
        <LinkReadyDialog
          {...ready.subject}
          open={ready.open}
          onOpenChange={({ open }) => setReady({ ...ready, open })}
          onDirtyChange={noteUnsavedInput}
          fields={fields}
          example={keyExample(window.location.origin, ready.subject.value)}
        />
      )}
      {question.subject && (
        <RevokeDialog {...questionProps(question)} token={question.subject} onConfirm={revoke} />
      )}
    </KitProvider>
  );
}

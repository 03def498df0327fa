import {
  feedUrl,
  useCreateAccessToken,
  useFieldConfigurations,
  useUpdateAccessToken,
} from '@content-planner/sdk';
import { type DialogState, KitProvider, SubscribeDialog, useMessages } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import type { FeedSubject } from './feed-subject.js';
import { formProps } from './form-props.js';
import { tokenMessages } from './token-messages.js';

interface FeedDialogProps {
  dialog: DialogState<FeedSubject>;
  /** Refetches the list that displays the feed. Called if the feed no longer exists. */
  refresh?: () => void;
}

type Submission = Parameters<ComponentProps<typeof SubscribeDialog>['onSubmit']>[0];

/** The dialog that creates and edits feeds for calendar apps. */
export default function FeedDialog({ dialog, refresh = () => {} }: FeedDialogProps) {
  const { subject } = dialog;
  const [createToken] = useCreateAccessToken();
  const [updateToken] = useUpdateAccessToken();
  const { fieldConfigurations } = useFieldConfigurations();
  const text = useMessages(tokenMessages);
  // The new feed's link, which is displayed until the dialog is closed.
  const [created, setCreated] = useState<{ open: boolean; url: string; subject: FeedSubject } | null>(null);
  const ready = created && created.subject === subject ? created : null;

  const create = ({ feed, ...texts }: Submission['values']) => {
    if (!subject) return;
    const { name, filter } = subject;
    const creation = createToken({
      kind: 'feed',
      name: name ?? text.allEntries,
      ...texts,
      feed: { ...feed, ...(filter && { filter }) },
    }).then((result) => {
      // Must run before the form's dialog closes, so that the dialog stays open and displays the link.
      setCreated({ open: true, url: feedUrl(window.location.origin, result.secret), subject });
      return result;
    });
    void dialog.submit(creation, null, { orServerMessage: text.createFailed({ kind: 'feed' }) });
  };
  const submit = ({ token, values }: Submission) => {
    if (!token) return create(values);
    const updated = updateToken({ id: token.id, input: values });
    const failure = { orServerMessage: text.updateFailed({ kind: 'feed' }) };
    void dialog.submit(updated, text.updated({ kind: 'feed' }), failure, { refresh });
  };

  return (
    <KitProvider fields={fieldConfigurations}>
      <SubscribeDialog
        {...formProps(dialog)}
        {...(ready && {
          open: ready.open,
          onOpenChange: ({ open }: { open: boolean }) => setCreated({ ...ready, open }),
        })}
        name={subject?.name ?? null}
        token={subject?.token ?? null}
        url={ready?.url ?? null}
        onSubmit={submit}
      />
    </KitProvider>
  );
}

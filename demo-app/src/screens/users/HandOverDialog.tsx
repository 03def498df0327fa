import { useHandOver, usePersonEntryCount, useUndoHistory } from '@content-planner/sdk';
import {
  Button,
  Dialog,
  type DialogState,
  Field,
  Select,
  type User,
  useMessages,
  useUndoToasts,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { formProps } from '../../app/form-props.js';
import { userMessages } from './user-messages.js';

/** Props of {@link HandOverDialog}. */
interface HandOverDialogProps {
  dialog: DialogState<User>;
  users: readonly User[];
}

const nameOf = ({ firstName, lastName, email }: User) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** Replaces a user by another one in all entries. */
export function HandOverDialog({ dialog, users }: HandOverDialogProps) {
  const { subject: user } = dialog;
  const { count, error } = usePersonEntryCount(dialog.open && user ? user.id : null);
  const [handOver] = useHandOver();
  const { undoable } = useUndoToasts(useUndoHistory());
  const text = useMessages(userMessages);
  const [to, setTo] = useState<string | null>(null);
  const others = users.filter(({ id, isApproved }) => isApproved && id !== user?.id);
  const next = others.find(({ id }) => id === to);
  const close = (change: { open: boolean }) => {
    setTo(null);
    dialog.onOpenChange(change);
  };
  const submit = async () => {
    if (!user || !next || dialog.busy) return;
    const done = undoable(text.handedOver({ name: nameOf(next) }));
    if (await dialog.submit(handOver({ from: user.id, to: next.id }), done, text.handOverFailed)) setTo(null);
  };
  return (
    <Dialog
      {...formProps(dialog)}
      problem={dialog.problem ?? error?.message}
      onOpenChange={close}
      size="sm"
      title={text.handOver}
      description={user && text.handOverDescription({ name: nameOf(user), count })}
      dirty={to !== null}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={({ leave }) => (
        <>
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={dialog.busy} disabled={!count || !next}>
            {text.handOver}
          </Button>
        </>
      )}
    >
      <Field label={text.newPerson}>
        {(control) => (
          <Select
            {...control}
            placeholder={text.choosePerson}
            options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
            value={to}
            onValueChange={({ value }) => setTo(value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

import { useEffect, useRef, useState } from 'react';
import { perOpening } from '../internal/per-opening.js';
import { useMessages } from '../kit/use-messages.js';
import { Field } from '../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../primitives/FormDialog.js';
import { TextInput } from '../primitives/TextInput.js';
import { renamePasskeyDialogMessages } from './rename-passkey-messages.js';

/** The values that a RenamePasskeyDialog submits. */
export interface RenamePasskeyValues {
  /** Trimmed, 1 to 60 characters. */
  name: string;
}

/** Props of {@link RenamePasskeyDialog}. All other props are passed to the dialog element. */
export interface RenamePasskeyDialogProps extends OwnFormDialogProps {
  /** The current name of the passkey. */
  name: string;
  onSubmit: (submission: { values: RenamePasskeyValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof RenamePasskeyValues, string>>;
}

const MAX_LENGTH = 60;

/**
 * Renames a passkey. The form resets each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <RenamePasskeyDialog open={open} name={passkey.name} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => rename(passkey.id, values.name)} />
 */
export const RenamePasskeyDialog = perOpening(function RenamePasskeyDialog(
  { name: current, onSubmit, fieldErrors = {}, ...rest }: RenamePasskeyDialogProps,
  ref,
) {
  const text = useMessages(renamePasskeyDialogMessages);
  const [value, setValue] = useState(current);
  const [attempts, setAttempts] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const name = value.trim();
  const problem = name === '' ? text.nameRequired : name.length > MAX_LENGTH ? text.nameTooLong : undefined;
  useEffect(() => {
    if (attempts > 0) input.current?.focus();
  }, [attempts]);
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      dirty={value !== current}
      onSubmit={() => {
        if (problem === undefined) onSubmit({ values: { name } });
        else setAttempts(attempts + 1);
      }}
      submitLabel={text.submit}
    >
      <Field
        label={text.name}
        required
        error={attempts > 0 && problem !== undefined ? problem : fieldErrors.name}
      >
        {(bound) => (
          <TextInput
            {...bound}
            ref={input}
            value={value}
            autoComplete="off"
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
});

import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../internal/per-opening.js';
import { useMessages } from '../kit/use-messages.js';
import { Badge } from '../primitives/Badge.js';
import { Field } from '../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../primitives/FormDialog.js';
import { TextInput } from '../primitives/TextInput.js';
import { saveViewDialogMessages } from './save-view-messages.js';
import type { SavedView } from './types.js';

/** The values that a SaveViewDialog submits. */
export interface SavedViewValues {
  /** Trimmed, 1 to 60 characters. */
  name: string;
  isTeam: boolean;
}

/** Props of {@link SaveViewDialog}. All other props are passed to the dialog element. */
export interface SaveViewDialogProps extends OwnFormDialogProps {
  /** The view to rename, or null to save a new view. @default null */
  view?: Pick<SavedView, 'id' | 'name' | 'isTeam'> | null;
  /** What a new view contains, such as 'Month' and the strings that `describeFilter` returns. @default [] */
  keeps?: readonly string[];
  onSubmit: (submission: { values: SavedViewValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof SavedViewValues, string>>;
}

const MAX_LENGTH = 60;
const NOTHING: readonly string[] = [];

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-4);

  & > fieldset {
    display: grid;
    gap: var(--cp-space-2);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset > legend,
  & > section > h3 {
    padding: 0;
    margin-block-end: 6px;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > section > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 10px;
  padding: 10px 12px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  cursor: pointer;

  &:hover {
    background: var(--cp-surface-hover);
  }
  &:has(> input:checked) {
    border-color: var(--cp-text-secondary);
    background: var(--cp-surface-hover);
  }
  &:has(> input:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  & > input {
    grid-row: 1 / 3;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: var(--cp-surface-inverse);
  }
  & > input:focus-visible {
    outline: none;
  }
  & > b {
    font-weight: var(--cp-weight-medium);
  }
  & > small {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/**
 * A dialog that saves the current state as a view, or renames a view. The form resets each time the dialog opens. The
 * dialog closes only when `open` becomes false.
 *
 * @example
 * <SaveViewDialog open={open} busy={saving} keeps={['Month', ...describeFilter({ filter, brands })]}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ values }) => create(values)} />
 */
export const SaveViewDialog = perOpening(
  function SaveViewDialog(
    { view = null, keeps = NOTHING, onSubmit, fieldErrors = {}, ...rest }: SaveViewDialogProps,
    ref,
  ) {
    const text = useMessages(saveViewDialogMessages);
    const initial = { name: view?.name ?? '', isTeam: view?.isTeam ?? false };
    const [values, setValues] = useState<SavedViewValues>(initial);
    const [attempts, setAttempts] = useState(0);
    const nameRef = useRef<HTMLInputElement>(null);
    const groupName = useId();
    const name = values.name.trim();
    const problem = name === '' ? text.nameRequired : name.length > MAX_LENGTH ? text.nameTooLong : undefined;
    useEffect(() => {
      if (attempts > 0) nameRef.current?.focus();
    }, [attempts]);
    return (
      <FormDialog
        {...rest}
        ref={ref}
        size="sm"
        title={view ? text.editTitle : text.createTitle}
        dirty={values.name !== initial.name || values.isTeam !== initial.isTeam}
        onSubmit={() => {
          if (problem === undefined) onSubmit({ values: { ...values, name } });
          else setAttempts(attempts + 1);
        }}
        submitLabel={view ? text.update : text.create}
      >
        <Fields>
          <Field
            label={text.name}
            required
            error={attempts > 0 && problem !== undefined ? problem : fieldErrors.name}
          >
            {(bound) => (
              <TextInput
                {...bound}
                ref={nameRef}
                value={values.name}
                autoComplete="off"
                onChange={({ target }) => setValues({ ...values, name: target.value })}
              />
            )}
          </Field>
          <fieldset>
            <legend>{text.audience}</legend>
            {[
              { isTeam: false, label: text.onlyMe, hint: text.onlyMeHint },
              { isTeam: true, label: text.team, hint: text.teamHint },
            ].map(({ isTeam, label, hint }) => (
              <Choice key={label}>
                <input
                  type="radio"
                  name={groupName}
                  checked={values.isTeam === isTeam}
                  onChange={() => setValues({ ...values, isTeam })}
                />
                <b>{label}</b>
                <small>{hint}</small>
              </Choice>
            ))}
          </fieldset>
          {keeps.length > 0 && (
            <section>
              <h3>{text.keeps}</h3>
              <ul>
                {keeps.map((part) => (
                  <li key={part}>
                    <Badge>{part}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Fields>
      </FormDialog>
    );
  },
  ({ view }) => view?.id ?? '',
);

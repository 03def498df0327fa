import type { Field, LogKind } from '@content-planner/model';
import { forwardRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog, type DialogProps } from '../../primitives/Dialog.js';
import { Select } from '../../primitives/Select.js';
import { KindGlyph } from '../kinds/KindGlyph.js';
import { mergeFieldsDialogMessages } from './messages.js';
import type { OptionReplacement } from './option-rows.js';
import type { MergedFields } from './use-same-field.js';

/** What merging two fields would do. */
export interface FieldMergePreview {
  /** The entries with a value in the merged field. `conflictCount` of them keep the value of the other field. */
  kinds: readonly { kind: LogKind; count: number; conflictCount: number }[];
  /** The options of the merged field, each with the option that has the same name, or null if it is added. */
  options: readonly { optionId: string; replacementId: string | null }[];
}

/** Props of {@link MergeFieldsDialog}. All other props are passed to the dialog element. */
export interface MergeFieldsDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'busy' | 'problem' | 'returnFocusRef'> {
  /** The field to merge, and the field that it is merged into. */
  fields: MergedFields;
  /** What merging them would do. Null while it is loading. */
  preview: FieldMergePreview | null;
  /** Whether the preview could not be loaded. @default false */
  failed?: boolean;
  /** `options` are what entries get instead of those of the merged field. Others are added to the other field. */
  onConfirm: (merge: { options: OptionReplacement[] }) => void;
}

const Effects = styled.ul`
  display: grid;
  gap: var(--cp-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 var(--cp-space-2);
    align-items: center;
  }
  & small {
    grid-column: 2;
    color: var(--cp-warning-text);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & + p {
    margin-block-start: var(--cp-space-3);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
`;

const Options = styled.div`
  display: grid;
  gap: var(--cp-space-2);
  margin-block-start: var(--cp-space-4);

  & > b {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > div {
    display: grid;
    gap: var(--cp-space-1);
    overflow-wrap: anywhere;
  }
`;

/** Values of options that are added to the other field, or that leave entries empty. Ids are never like this. */
const [ADDED, EMPTY] = ['add', 'leave-empty'] as const;

/**
 * Displays what merging two fields does to entries, lets the user choose what options become, and asks for confirmation.
 *
 * @example
 * const merge = { from: field, into: field };
 * <MergeFieldsDialog fields={merge} preview={state} open={open} onOpenChange={…}
 *   onConfirm={({ options }) => save({ ...merge, options })} />
 */
export const MergeFieldsDialog = forwardRef<HTMLDivElement, MergeFieldsDialogProps>(
  function MergeFieldsDialog({ fields: { from, into }, preview, failed = false, onConfirm, ...rest }, ref) {
    const { of } = useKinds();
    const text = useMessages(mergeFieldsDialogMessages);
    const namesOf = (field: Field) => field.kinds.map(({ kind }) => of(kind).badge);
    const id = useId();
    /** What the user chose for options of the merged field, by id. */
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
    const canAdd = !into.isBuiltIn;
    const offered = into.options.filter(({ isArchived }) => !isArchived);
    const options = from.options.map(({ id, name }) => {
      const namesake = preview?.options.find(({ optionId }) => optionId === id)?.replacementId;
      const added = canAdd && !namesake && { value: ADDED, label: text.addOption({ name }) };
      return { id, name, added, value: chosen[id] ?? namesake ?? (canAdd ? ADDED : EMPTY) };
    });
    const replacements = () =>
      options
        .filter(({ value }) => value !== ADDED)
        .map(({ id, value }) => ({ option: id, replacement: value === EMPTY ? null : value }));
    return (
      <Dialog
        {...rest}
        ref={ref}
        role="alertdialog"
        size="sm"
        title={text.title}
        description={text.description({ label: into.label, from: namesOf(from), into: namesOf(into) })}
        onSubmit={(event) => {
          event.preventDefault();
          if (!rest.busy && preview) onConfirm({ options: replacements() });
        }}
        footer={({ leave }) => (
          <>
            <Button onClick={leave}>{text.cancel}</Button>
            <Button type="submit" variant="primary" busy={rest.busy ?? false} disabled={preview === null}>
              {text.merge}
            </Button>
          </>
        )}
      >
        <div aria-live="polite">
          {preview === null && <p>{failed ? text.failed : text.loading}</p>}
          {preview?.kinds.length === 0 && <p>{text.empty}</p>}
          <Effects>
            {preview?.kinds.map(({ kind, count, conflictCount }) => (
              <li key={kind}>
                <KindGlyph icon={of(kind).icon} color={of(kind).defaultColor} />
                <span>{text.moves({ kind: of(kind).badge, count })}</span>
                {conflictCount > 0 && <small>{text.conflicts({ count: conflictCount })}</small>}
              </li>
            ))}
          </Effects>
        </div>
        {preview && options.length > 0 && (
          <Options role="group" aria-labelledby={`${id}-head`}>
            <b id={`${id}-head`}>{text.options}</b>
            {options.map((option) => (
              <div key={option.id}>
                <label htmlFor={`${id}-${option.id}`}>{option.name}</label>
                <Select
                  id={`${id}-${option.id}`}
                  options={[
                    ...offered.map(({ id, name }) => ({ value: id, label: name })),
                    ...(option.added ? [option.added] : []),
                    { value: EMPTY, label: text.leaveEmpty },
                  ]}
                  value={option.value}
                  onValueChange={({ value }) => setChosen({ ...chosen, [option.id]: value ?? EMPTY })}
                />
              </div>
            ))}
          </Options>
        )}
      </Dialog>
    );
  },
);

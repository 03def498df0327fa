import type { Field, LogKind } from '@content-planner/model';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog, type DialogProps } from '../../primitives/Dialog.js';
import { KindGlyph } from '../kinds/KindGlyph.js';
import { mergeFieldsDialogMessages } from './messages.js';
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
  onConfirm: () => void;
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

/**
 * Displays what merging two fields does to entries, and asks for confirmation.
 *
 * @example
 * const merge = { from: field, into: field };
 * <MergeFieldsDialog fields={merge} preview={state} open={open} onOpenChange={…} onConfirm={() => save(merge)} />
 */
export const MergeFieldsDialog = forwardRef<HTMLDivElement, MergeFieldsDialogProps>(
  function MergeFieldsDialog({ fields: { from, into }, preview, failed = false, onConfirm, ...rest }, ref) {
    const { of } = useKinds();
    const text = useMessages(mergeFieldsDialogMessages);
    const namesOf = (field: Field) => field.kinds.map(({ kind }) => of(kind).badge);
    const added = preview?.options.filter(({ replacementId }) => replacementId === null) ?? [];
    const names = from.options
      .filter(({ id }) => added.some(({ optionId }) => optionId === id))
      .map(({ name }) => name);
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
          if (!rest.busy && preview) onConfirm();
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
          {names.length > 0 && <p>{text.addsOptions({ names })}</p>}
        </div>
      </Dialog>
    );
  },
);

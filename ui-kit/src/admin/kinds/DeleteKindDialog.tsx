import type { Field, Kind, LogKind } from '@content-planner/model';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { spansDays } from '../../calendar/move/spans-days.js';
import { perOpening } from '../../internal/per-opening.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog, type DialogProps } from '../../primitives/Dialog.js';
import { Field as FormField } from '../../primitives/Field.js';
import { Select } from '../../primitives/Select.js';
import { namesOf, tokensWithKind } from '../sharing/shown-in.js';
import type { AccessToken } from '../sharing/types.js';
import { deleteKindDialogMessages } from './messages.js';

/** Props of {@link DeleteKindDialog}. All other props are passed to the dialog element. */
export interface DeleteKindDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'busy' | 'problem' | 'returnFocusRef'> {
  /** The kind to delete. While closing, the dialog keeps displaying the last kind. */
  kind: Pick<Kind, 'id' | 'names' | 'isHidden'>;
  /** The number of its entries. @default 0 */
  count?: number;
  /** The number of its entries that last several days. @default 0 */
  longCount?: number;
  /** The links and embeds that clients have. The dialog names those that would keep showing the entries of a hidden kind. */
  tokens?: readonly AccessToken[];
  /** All fields. The dialog names those that the other kind requires. */
  fields?: readonly Field[];
  /** `to` is the kind that its entries get before the kind is deleted, or null if it has no entries. */
  onConfirm: (deletion: { to: LogKind | null }) => void;
  /** Called when the user hides the kind instead. */
  onHide: () => void;
}

const Effects = styled.ul`
  display: grid;
  gap: var(--cp-space-2);
  margin: var(--cp-space-3) 0 0;
  padding: 0;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  list-style: none;
  overflow-wrap: anywhere;

  & > [data-warning] {
    color: var(--cp-warning-text);
  }
`;

const Start = styled(Button)`
  margin-inline-end: auto;
`;

/**
 * Asks for confirmation before a kind of your own is deleted. If it has entries, the user first chooses the kind that
 * they change to, or hides the kind instead.
 *
 * @example
 * <DeleteKindDialog kind={kind} count={14} fields={fields} open={open} onOpenChange={…}
 *   onConfirm={({ to }) => remove(kind.id, to)} onHide={() => update(kind)} />
 */
export const DeleteKindDialog = perOpening(function DeleteKindDialog(
  {
    kind,
    count = 0,
    longCount = 0,
    tokens = [],
    fields = [],
    onConfirm,
    onHide,
    ...rest
  }: DeleteKindDialogProps,
  ref,
) {
  const { list, of } = useKinds();
  const text = useMessages(deleteKindDialogMessages);
  const [to, setTo] = useState<LogKind | null>(null);
  const isRequiredFor = (field: Field, id: LogKind | null) =>
    field.kinds.some((use) => use.kind === id && use.isRequired);
  const required = fields.filter((field) => isRequiredFor(field, to) && !isRequiredFor(field, kind.id));
  const showing = kind.isHidden ? [] : tokensWithKind(tokens, kind.id, new Date());
  const isLeft = count > 0 && to === null;
  const effects: ReactNode = to !== null && (
    <>
      {longCount > 0 && !spansDays(of(to)) && <li data-warning="">{text.shortens({ count: longCount })}</li>}
      {required.length > 0 && (
        <li data-warning="">{text.requires({ labels: required.map(({ label }) => label) })}</li>
      )}
      <li>{text.hidesValues}</li>
    </>
  );
  return (
    <Dialog
      {...rest}
      ref={ref}
      role="alertdialog"
      {...(count === 0 && { size: 'sm' })}
      title={text.title}
      description={text.description({ name: kind.names.one, count })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!rest.busy && !isLeft) onConfirm({ to });
      }}
      footer={({ leave }) => (
        <>
          {count > 0 && !kind.isHidden && <Start onClick={onHide}>{text.hide}</Start>}
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="submit" variant="solid-danger" busy={rest.busy ?? false} disabled={isLeft}>
            {text.delete({ count })}
          </Button>
        </>
      )}
    >
      {count > 0 && (
        <>
          <FormField label={text.to}>
            {(bound) => (
              <Select
                {...bound}
                placeholder={text.choose}
                options={list
                  .filter((other) => other.kind !== kind.id)
                  .map(({ kind: value, badge, icon: Icon }) => ({
                    value,
                    label: badge,
                    start: <Icon size={14} strokeWidth={1.75} />,
                  }))}
                value={to}
                onValueChange={({ value }) => setTo(value)}
              />
            )}
          </FormField>
          <Effects aria-live="polite">
            {effects}
            {showing.length > 0 && <li>{text.stayVisible(namesOf(showing))}</li>}
          </Effects>
        </>
      )}
    </Dialog>
  );
});

import { forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { KINDS } from '../logs/kinds/index.js';
import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Dialog, type DialogProps } from '../primitives/Dialog.js';
import type { DialogLabels } from '../primitives/dialog-labels.js';
import { type CalendarLabels, calendarLabels } from './calendar-labels.js';

/** Props of {@link KindChooser}; all others go to the dialog element. */
export interface KindChooserProps
  extends Omit<DialogProps, 'children' | 'footer' | 'onSubmit' | 'dirty' | 'size' | 'labels'> {
  onChoose: (chosen: { kind: LogKind }) => void;
  labels?: Partial<DialogLabels & Pick<CalendarLabels, 'kind'>>;
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: var(--cp-space-2);

  > button {
    justify-content: flex-start;
  }
`;

/**
 * Asks which kind of log a new entry is of.
 *
 * @example
 * <KindChooser open={open} onOpenChange={({ open }) => setOpen(open)} title="Add entry"
 *   onChoose={({ kind }) => create(kind)} />
 */
export const KindChooser = forwardRef<HTMLDivElement, KindChooserProps>(function KindChooser(
  { onChoose, labels, ...rest },
  ref,
) {
  const nameOf = labels?.kind ?? calendarLabels.kind;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      initialFocusRef={first}
      {...rest}
      ref={ref}
      size="sm"
      {...(labels?.close !== undefined && { labels: { close: labels.close } })}
    >
      <List>
        {LOG_KINDS.map((kind, index) => {
          const Icon = KINDS[kind].icon;
          return (
            <Button
              key={kind}
              ref={index === 0 ? first : undefined}
              icon={<Icon size={16} strokeWidth={1.75} />}
              onClick={() => onChoose({ kind })}
            >
              {nameOf(kind)}
            </Button>
          );
        })}
      </List>
    </Dialog>
  );
});

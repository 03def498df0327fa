import { forwardRef, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../kit/use-kinds.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Dialog, type DialogProps } from '../primitives/Dialog.js';

/** Props of {@link KindChooser}. All other props are passed to the dialog element. */
export interface KindChooserProps
  extends Omit<DialogProps, 'children' | 'footer' | 'onSubmit' | 'dirty' | 'size'> {
  onChoose: (chosen: { kind: LogKind }) => void;
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
 * Handles keys in the grid of kinds. Arrow keys, Home and End move focus within the grid. A letter moves focus to the
 * next kind whose name starts with that letter.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const letter = event.key.toLowerCase();
  const next =
    buttons[places[event.key] ?? -1] ??
    [...buttons.slice(index + 1), ...buttons.slice(0, index)].find(({ textContent }) =>
      textContent?.toLowerCase().startsWith(letter),
    );
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A dialog for choosing the kind of a new entry.
 *
 * @example
 * <KindChooser open={open} onOpenChange={({ open }) => setOpen(open)} title="Add entry"
 *   onChoose={({ kind }) => create(kind)} />
 */
export const KindChooser = forwardRef<HTMLDivElement, KindChooserProps>(function KindChooser(
  { onChoose, ...rest },
  ref,
) {
  const { list } = useKinds();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog initialFocusRef={first} {...rest} ref={ref} size="sm">
      <List onKeyDown={moveFocus}>
        {list.map(({ kind, icon: Icon, badge }, index) => (
          <Button
            key={kind}
            ref={index === 0 ? first : undefined}
            icon={<Icon size={16} strokeWidth={1.75} />}
            onClick={() => onChoose({ kind })}
          >
            {badge}
          </Button>
        ))}
      </List>
    </Dialog>
  );
});

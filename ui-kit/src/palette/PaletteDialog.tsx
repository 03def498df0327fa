import type { CalendarDate } from '@content-planner/model';
import { useRef, useState } from 'react';
import { perOpening } from '../internal/per-opening.js';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useMessages } from '../kit/use-messages.js';
import { focusInstead, NO_TRAIL, openTrail, returnFocus } from '../primitives/dialog-focus.js';
import { Modal } from '../primitives/Modal.js';
import { isInToast } from '../primitives/toast-region.js';
import { focusDay } from '../shortcuts/focus-day.js';
import type { Command } from '../shortcuts/shortcut-registry.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import { PaletteResults } from './PaletteResults.js';
import { commandPaletteMessages } from './palette-messages.js';
import { Content, Scrim } from './palette-style.js';

/** Props of PaletteDialog. */
export interface PaletteDialogProps extends CommandPaletteProps {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  commands: readonly Command[];
  /** The ids of the user's recent commands, the most recent one first. */
  recent: readonly string[];
  onRun: (run: { command: Command }) => void;
  /** What the user has typed before the dialog was displayed. */
  initialText: string;
}

/** The dialog of the command palette. */
export const PaletteDialog = perOpening(function PaletteDialog(props: PaletteDialogProps, ref) {
  const {
    open,
    onOpenChange,
    commands,
    recent,
    onRun,
    initialText,
    onGoToDate,
    onSearchEntries,
    entries,
    entryCount,
    loading,
    onOpenEntry,
    onOpenAllEntries,
    today,
    ...rest
  } = props;
  const text = useMessages(commandPaletteMessages);
  const [input, setInput] = useState(initialText);
  const trail = useRef(NO_TRAIL);
  /** The date that the user has chosen to go to. Once the palette has closed, the day receives focus. */
  const wentTo = useRef<CalendarDate | null>(null);
  const close = () => onOpenChange({ open: false });
  useCloseOnBack(open, close);
  return (
    <Modal open={open} onDismiss={close}>
      <Scrim>
        <Content
          aria-label={text.palette}
          {...rest}
          ref={ref}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (input === '') return;
            event.preventDefault();
            // During an IME composition, Escape only cancels the composition.
            if (!event.isComposing) setInput('');
          }}
          onOpenAutoFocus={(event) => {
            trail.current = openTrail(event.currentTarget);
            // Radix would select the text, and the next key would replace it.
            focusInstead(event, { current: (event.currentTarget as HTMLElement).querySelector('input') });
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event, trail.current);
            if (wentTo.current) focusDay(wentTo.current);
          }}
        >
          <PaletteResults
            {...props}
            {...(onGoToDate && {
              onGoToDate: ({ date }) => {
                wentTo.current = date;
                onGoToDate({ date });
              },
            })}
            input={input}
            onTextChange={setInput}
            close={close}
          />
        </Content>
      </Scrim>
    </Modal>
  );
});

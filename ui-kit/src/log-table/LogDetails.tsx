import { Pencil } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { EntryMenu } from '../calendar/details/EntryMenu.js';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { useDetailsKeys } from '../calendar/details/use-details-keys.js';
import type { Entry } from '../logs/entry.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Dialog } from '../primitives/Dialog.js';
import type { MenuItem } from '../primitives/Menu.js';
import type { LogTableLabels } from './log-table-labels.js';

interface LogDetailsProps {
  /** The entry that the user opened last. */
  entry: Entry | null;
  open: boolean;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  locale: string | undefined;
  labels: LogTableLabels;
  onEdit: (edited: { entry: Entry }) => void;
  onDelete: (deleted: { entry: Entry }) => void;
  entryActions: ((shown: { entry: Entry }) => readonly MenuItem[]) | undefined;
  renderEditors: ((shown: { entry: Entry }) => ReactNode) | undefined;
  renderHistory: ((shown: { entry: Entry }) => ReactNode) | undefined;
  onClose: () => void;
}

/** A dialog with an entry's details, which are the same as in the calendar. */
export function LogDetails({
  entry,
  open,
  brands,
  fieldConfigurations,
  locale,
  labels,
  onEdit,
  onDelete,
  entryActions,
  renderEditors,
  renderHistory,
  onClose,
}: LogDetailsProps) {
  const editRef = useRef<HTMLButtonElement>(null);
  const closing = (run: (about: { entry: Entry }) => void) =>
    entry
      ? () => {
          onClose();
          run({ entry });
        }
      : undefined;
  const edit = closing(onEdit);
  const remove = closing(onDelete);
  const onKeyDown = useDetailsKeys({ onEdit: edit, onDelete: remove });
  if (entry === null) return null;
  const { yes, no, none, abbreviations, details: text } = labels;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={text.detailsTitle}
      size="sm"
      onKeyDown={onKeyDown}
      initialFocusRef={editRef}
      labels={{ close: text.close }}
      footer={
        <>
          <EntryMenu
            label={text.entryActions}
            items={entryActions?.({ entry }) ?? []}
            onDelete={remove}
            deleteLabel={labels.delete}
            onClose={onClose}
          />
          <Button ref={editRef} icon={<Pencil size={16} strokeWidth={1.75} />} onClick={edit}>
            {text.edit}
          </Button>
        </>
      }
    >
      <EventDetails
        entry={entry}
        brands={brands}
        details={{ entry, loading: false, error: false, fieldConfigurations }}
        headingLevel={3}
        editors={open && renderEditors?.({ entry })}
        history={open && renderHistory?.({ entry })}
        labels={{ yes, no, none, abbreviations, ...text }}
        {...(locale !== undefined && { locale })}
      />
    </Dialog>
  );
}

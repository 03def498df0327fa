import type { EntryHost, FeaturePart } from '../entries/feature.js';
import { cssString } from '../internal/css-string.js';
import { fieldIdOf } from '../logs/field-id.js';
import type { CalendarEntry } from '../logs/types.js';
import { changingValuesMessages } from '../value-menu/changing-values-messages.js';
import { mainFields } from '../value-menu/value-fields.js';
import type { ChangingValuesOptions } from './changing-values.js';
import { openValueAt } from './open-value.js';
import { pendingOverlay } from './pending-values.js';
import { ValueChips } from './ValueChips.js';
import { ValueMenus } from './ValueMenus.js';

/** Opens the menu of a value next to the value or, if it is not displayed, next to the entry. */
function openNear<Entry extends CalendarEntry>(host: EntryHost<Entry>, entry: Entry, fieldId: string): void {
  const value = `[data-cp-value=${cssString(fieldId)}]`;
  const place = host.placeOf(entry);
  const anchor =
    document.querySelector<HTMLElement>(`[data-cp-details=${cssString(entry.id)}] ${value}`) ??
    place?.closest('[data-cp-entry]')?.querySelector<HTMLElement>(value) ??
    place;
  if (anchor) openValueAt(host, { entryId: entry.id, fieldId, anchor });
}

/** The parts of `changingValues` that load on demand. */
export const changingValuesPart = <Entry extends CalendarEntry>(
  options: ChangingValuesOptions<Entry>,
): FeaturePart<Entry> => {
  // Components have no type parameters: the entries that they pass to the callback are those of the host.
  const untyped = options as unknown as ChangingValuesOptions;
  return {
    overlays: [pendingOverlay],
    actions: (entry, { host, text, fields, canEdit }) =>
      (canEdit(entry) ? mainFields(fields, entry.kind).keys : []).map(({ key, field }) => ({
        id: `value:${fieldIdOf(field)}`,
        label: text(changingValuesMessages).change({ field: field.fieldLabel }),
        key,
        place: 'value',
        run: () => openNear(host, entry, fieldIdOf(field)),
      })),
    commands: ({ host, text, fields, readOnly, canEdit }) => {
      if (readOnly) return [];
      return mainFields(fields).keys.map(({ key, field }) => ({
        keys: key,
        group: 'entry',
        label: text(changingValuesMessages).shortcut({ field: field.fieldLabel }),
        run: () => {
          const id = document.activeElement?.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
          const entry = host.entries().find((one) => one.id === id && canEdit(one));
          const own = entry && mainFields(fields, entry.kind).keys.find((one) => one.key === key);
          if (entry && own) openNear(host, entry, fieldIdOf(own.field));
        },
      }));
    },
    summary: (entry) => <ValueChips {...untyped} entry={entry} />,
    layer: <ValueMenus {...untyped} />,
  };
};

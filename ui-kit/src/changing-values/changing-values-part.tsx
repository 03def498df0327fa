import type { EntryHost, FeaturePart } from '../entries/feature.js';
import { cssString } from '../internal/css-string.js';
import { fieldIdOf } from '../logs/field-id.js';
import type { CalendarEntry } from '../logs/types.js';
import { changingValuesMessages } from '../value-menu/changing-values-messages.js';
import { mainFields } from '../value-menu/value-fields.js';
import type { ChangingValuesOptions } from './changing-values.js';
import { openValueAt } from './open-value.js';
import { changedOverlay, pendingOverlay } from './pending-values.js';
import { ValueChips } from './ValueChips.js';
import { ValueMenus } from './ValueMenus.js';

/** The elements that display an entry or, beside its button, its values. */
const PLACE = '[data-cp-entry], [data-cp-of]';

const idAt = (place: HTMLElement) => place.dataset.cpEntry ?? place.dataset.cpOf;

/** Returns where the entry with focus is displayed. */
const focusedPlace = () => document.activeElement?.closest<HTMLElement>(PLACE);

/** Opens the menu of a value next to the value or, if it is not displayed, next to the entry. */
function openNear<Entry extends CalendarEntry>(host: EntryHost<Entry>, entry: Entry, fieldId: string): void {
  const value = `[data-cp-value=${cssString(fieldId)}]`;
  const id = cssString(entry.id);
  const focused = focusedPlace();
  const place =
    focused && idAt(focused) === entry.id
      ? focused
      : (host.placeOf(entry)?.closest<HTMLElement>(PLACE) ?? null);
  const anchor =
    document.querySelector<HTMLElement>(`[data-cp-details=${id}] ${value}`) ??
    place?.querySelector<HTMLElement>(value) ??
    place?.parentElement?.querySelector<HTMLElement>(`[data-cp-of=${id}] ${value}`) ??
    host.placeOf(entry);
  if (anchor) openValueAt(host, { entryId: entry.id, fieldId, anchor });
}

/** The parts of `changingValues` that load on demand. */
export const changingValuesPart = <Entry extends CalendarEntry>(
  options: ChangingValuesOptions<Entry>,
): FeaturePart<Entry> => {
  // Components have no type parameters: the entries that they pass to the callback are those of the host.
  const untyped = options as unknown as ChangingValuesOptions;
  return {
    overlays: [changedOverlay, pendingOverlay],
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
          const place = focusedPlace();
          const id = place && idAt(place);
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

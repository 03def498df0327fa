import { type ReactNode, useMemo } from 'react';
import { optionColors } from '../../colors/option-color.js';
import type { SafeColor } from '../../colors/safe-color.js';
import { useChangeValue, useEntryExtras, useSite } from '../../entries/use-entry-host.js';
import { useKit } from '../../kit/use-kit.js';
import { useTranslate } from '../../kit/use-messages.js';
import { fieldIdOf } from '../../logs/field-id.js';
import { isChoice } from '../../logs/field-types/field-text.js';
import { customFieldText } from '../../logs/kinds/values.js';
import type { CalendarEntry, FieldConfiguration, LogKind } from '../../logs/types.js';
import { choiceColors } from '../../value-menu/ChoiceMark.js';
import { FieldValue } from '../../value-menu/FieldValue.js';
import { fieldOf, isChangeable, mainFields } from '../../value-menu/value-fields.js';
import type { EntryShows } from '../appearance/calendar-appearance.js';
import { sharedField } from '../appearance/use-entry-look.js';
import { timeFields } from '../layout/compare-entries.js';

/** How the values of entries are displayed beside their titles. All entries in a view share this object. */
export interface EntryValues {
  /** What entries display as texts, because it is not a value. */
  shows: EntryShows;
  colors: readonly SafeColor[];
  /** The number of values that most entries have. 0 if entries display none. */
  columns: number;
  /** Returns the text of an entry's time, or ''. */
  timeOf: (entry: CalendarEntry) => string;
  /**
   * Renders an entry's values after its button. A value that users can change is a button, whose clicks the view
   * passes to the function from {@link useOpenValue}.
   */
  of: (entry: CalendarEntry, tabIndex: 0 | -1) => ReactNode;
}

/** The names of the places, for style sheets. */
const PLACES = ['status', 'person', 'other'];

/**
 * Returns the values that entries display: the status, the person, and the field that the user has chosen if its values
 * have menus. Applications that display their own content display none.
 */
export function useEntryValues(shows: EntryShows): EntryValues {
  const { fields, locale } = useKit();
  const translate = useTranslate();
  const site = useSite();
  const canOpen = useChangeValue() !== undefined;
  const { contentOf } = useEntryExtras();
  return useMemo(() => {
    const chosen = sharedField(shows.fieldId, fields);
    const chosenId = chosen && isChangeable(chosen) && !contentOf ? fieldIdOf(chosen) : null;
    const ofKind = (kind: LogKind): (FieldConfiguration | undefined)[] => {
      const keys = new Map(mainFields(fields, kind).keys.map(({ key, field }) => [key, field]));
      const main = [keys.get('S'), keys.get('A')];
      const isMain = main.some((field) => field && fieldIdOf(field) === chosenId);
      return [...main, chosenId === null || isMain ? undefined : fieldOf(fields, kind, chosenId)];
    };
    const byKind = new Map(
      contentOf ? [] : [...new Set(fields.map(({ kind }) => kind))].map((kind) => [kind, ofKind(kind)]),
    );
    const places = [...PLACES.keys()].filter((place) => [...byKind.values()].some((row) => row[place]));
    const times = timeFields(fields);
    const colored = fields.filter((field) => isChoice(field.fieldType) && optionColors(field).size > 0);
    return {
      shows: chosenId === null ? shows : { ...shows, fieldId: null },
      colors: byKind.size > 0 ? choiceColors(colored) : [],
      columns: places.length,
      timeOf: ({ kind, dynamicFields }: CalendarEntry) => {
        const field = times.get(kind);
        return field && dynamicFields ? customFieldText({ dynamicFields }, field, { locale, translate }) : '';
      },
      of: (entry: CalendarEntry, tabIndex: 0 | -1) => {
        const { dynamicFields } = entry;
        const own = byKind.get(entry.kind);
        if (!own || !dynamicFields) return null;
        const isButton = canOpen && site.canEdit(entry);
        return (
          <div className="cp-values" data-cp-of={entry.id}>
            {places.map((place) => {
              const field = own[place];
              if (!field) return <span key={place} />;
              return (
                <span key={place} data-place={PLACES[place]}>
                  <FieldValue {...{ field, dynamicFields, isButton, tabIndex }} />
                </span>
              );
            })}
          </div>
        );
      },
    };
  }, [fields, locale, translate, site, canOpen, contentOf, shows]);
}

/** Returns a function that opens the menu of the value that contains an element. It returns false if there is none. */
export function useOpenValue(): (target: EventTarget) => boolean {
  const change = useChangeValue();
  return (target) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-cp-value]') : null;
    const entryId = anchor?.closest<HTMLElement>('[data-cp-of]')?.dataset.cpOf;
    const fieldId = anchor?.dataset.cpValue;
    if (!anchor || !entryId || !fieldId) return false;
    change?.({ entryId, fieldId, anchor });
    return true;
  };
}

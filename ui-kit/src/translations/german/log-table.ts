import { typeErrors } from '../../logs/field-types/type-names.js';
import type { Messages } from '../../messages/all-messages.js';
import { capitalized, entries, listed, number, plural } from './forms.js';

export const logTable = {
  logTable: {
    nothing: '–',
    actions: 'Aktionen',
    entryAction: ({ label, title }) => `${title}: ${label}`,
    entryActions: ({ title }) => `Aktionen für ${title}`,
    selectAll: 'Alle auswählen',
    select: ({ title }) => `${title} auswählen`,
    search: ({ logs }) => `${capitalized(logs)} durchsuchen`,
    searchPlaceholder: 'Suchen',
    clearSearch: 'Suche leeren',
    found: ({ count, total }) => `${number(count)} von ${number(total)}`,
    today: 'Heute',
    noMatch: ({ search }) => `Keine Einträge zu „${search}“`,
    noMatchHint: 'Versuche es mit weniger oder anderen Wörtern.',
    noMatchFilters: () => 'Keine Einträge passen zu den Filtern',
    sorted: ({ column, direction }) =>
      `Nach „${column}“ sortiert, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
    unsorted: 'Nicht sortiert',
    keys: ({ selectable }) =>
      selectable
        ? 'Mit den Pfeiltasten wechselst du die Zeile. Halte die Umschalttaste gedrückt, um Zeilen auszuwählen.'
        : 'Mit den Pfeiltasten wechselst du die Zeile.',
    loading: ({ logs }) => `${capitalized(logs)} werden geladen`,
  },
  columnSettings: {
    columns: 'Spalten',
    title: 'Spalten anpassen',
    moveUp: ({ column }) => `${column} nach oben`,
    moveDown: ({ column }) => `${column} nach unten`,
    reset: 'Zurücksetzen',
    moved: ({ column, place, total }) => `„${column}“ ist jetzt Spalte ${number(place)} von ${number(total)}`,
    wasReset: 'Spalten zurückgesetzt',
  },
  changingValues: {
    button: ({ field, value }) => `${field}: ${value || 'leer'}`,
    change: ({ field }) => `${field}…`,
    none: ({ field }) => `Ohne ${field}`,
    changed: ({ field, value }) => `${field}: jetzt „${value}“`,
    removed: ({ field }) => `${field} entfernt`,
    changeFailed: 'Der Eintrag konnte nicht geändert werden.',
    changedBy: ({ name, field, value }) =>
      value
        ? `${name ?? 'Jemand'} hat ${field} gerade auf „${value}“ geändert`
        : `${name ?? 'Jemand'} hat ${field} gerade entfernt`,
    shortcut: ({ field }) => `${field} des fokussierten oder geöffneten Eintrags ändern`,
  },
  bulkBar: {
    name: 'Aktionen für mehrere Einträge',
    selected: ({ count }) => `${number(count)} ausgewählt`,
    edit: 'Alle bearbeiten',
    delete: 'Alle löschen',
  },
  bulkEditDialog: {
    title: ({ count }) => `${entries(count)} bearbeiten`,
    updateBrand: 'Marke ändern',
    updateField: ({ label }) => `${label} ändern`,
    brand: 'Marke',
    chooseBrand: 'Marke wählen',
    choose: 'Auswählen',
    noValue: 'Kein Wert',
    updateShowOnCalendar: '„Im Kalender anzeigen“ ändern',
    showOnCalendar: 'Im Kalender anzeigen',
    update: 'Speichern',
  },
  bulkDeleteDialog: {
    title: ({ count }) => `${entries(count)} löschen?`,
    description: ({ count }) =>
      plural(
        count,
        'Der Eintrag wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
        `${number(count)} Einträge werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
      ),
  },
  entryDialog: {
    create: 'Anlegen',
    update: 'Speichern',
    brand: 'Marke',
    noBrand: 'Keine Marke',
    customColor: 'Eigene Farbe',
    useBrandColor: 'Markenfarbe verwenden',
    noColor: 'Keine gültige Farbe. Stattdessen wird die Markenfarbe verwendet.',
    showOnCalendar: 'Im Kalender anzeigen',
    noChoice: 'Keine Auswahl',
    choose: 'Auswählen',
    required: ({ label }) => `Fülle „${label}“ aus`,
    tooLong: ({ max }) => `Höchstens ${number(max)} Zeichen`,
    impossibleDate: ({ format }) => `Gib ein gültiges Datum ein (${format})`,
    typed: typeErrors('german'),
    endBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen',
    invalidTitle: 'Eingaben prüfen',
    missing: ({ fields }) => `Fülle diese Pflichtfelder aus: ${fields.join(', ')}`,
  },
  conflict: {
    changedMeanwhile:
      'Jemand hat diesen Eintrag geändert, während du ihn bearbeitet hast. Wähle für jedes Feld, welche Version gespeichert wird.',
    changedByPerson: ({ firstName, ago }) =>
      `${[firstName, 'hat das', ago, 'geändert'].filter(Boolean).join(' ')}. Wähle für jedes Feld, welche Version gespeichert wird.`,
    justNow: 'gerade eben',
    nothingDiffers: 'Beide Versionen sind jetzt gleich. Du kannst speichern.',
    mine: 'Meine',
    theirs: 'Andere',
    keepAllMine: 'Meine Version behalten',
    takeAllTheirs: 'Andere Version übernehmen',
    changedBy: { mine: 'Von dir geändert', theirs: 'Von anderen geändert', both: 'Von beiden geändert' },
    continueEditing: 'Weiter bearbeiten',
    empty: 'Leer',
    brandColor: 'Markenfarbe',
    unknownBrand: 'Unbekannte Marke',
    deletedMeanwhile:
      'Jemand hat diesen Eintrag gelöscht, während du ihn bearbeitet hast. Deine Eingaben sind noch da. Du kannst sie als neuen Eintrag speichern.',
    changedWhileOpen: ({ firstName, ago, isDeleted, fields }) => {
      const subject = firstName === '' ? 'Das wurde' : `${firstName} hat das`;
      const sentence = [subject, ago, isDeleted ? 'gelöscht' : 'geändert'].filter(Boolean).join(' ');
      return fields.length === 0 ? sentence : `${sentence}: ${listed(fields)}`;
    },
    showChange: 'Anzeigen',
    hideChange: 'Diese Meldung ausblenden',
    saveAsNew: 'Als neu speichern',
  },
} satisfies Pick<
  Messages,
  | 'logTable'
  | 'columnSettings'
  | 'changingValues'
  | 'bulkBar'
  | 'changingValues'
  | 'bulkEditDialog'
  | 'bulkDeleteDialog'
  | 'entryDialog'
  | 'conflict'
>;

import type { Messages } from '../../messages/all-messages.js';

const SPOKEN_KEYS: Readonly<Record<string, string>> = {
  Ctrl: 'Steuerung',
  Shift: 'Umschalt',
  Cmd: 'Befehl',
  Option: 'Wahl',
};

export const primitives = {
  colorField: {
    pick: 'Farbe auswählen',
    color: 'Farbe',
    hue: 'Farbton',
    colorValue: ({ saturation, brightness }) => `Sättigung ${saturation} %, Helligkeit ${brightness} %`,
  },
  confirmDialog: { confirm: 'Löschen' },
  dateInput: {
    choose: 'Datum auswählen',
    format: ({ pattern }) => pattern.replaceAll('D', 'T').replaceAll('Y', 'J'),
    months: 'Monate',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    day: ({ date, today, selected }) =>
      [today ? 'Heute' : null, date, selected ? 'ausgewählt' : null].filter(Boolean).join(', '),
  },
  dialog: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    discardQuestion: 'Änderungen verwerfen?',
    keepEditing: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  errorState: {
    noResponse: 'Der Server antwortet nicht. Deine Daten sind sicher.',
    retry: 'Erneut versuchen',
  },
  toast: {
    dismiss: 'Ausblenden',
    region: 'Benachrichtigungen ({hotkey})',
    action: ({ label, keys }) => `${label}: ${keys.map((key) => SPOKEN_KEYS[key] ?? key).join(' ')}`,
  },
} satisfies Pick<Messages, 'colorField' | 'confirmDialog' | 'dateInput' | 'dialog' | 'errorState' | 'toast'>;

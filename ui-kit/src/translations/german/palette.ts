import type { Messages } from '../../messages/all-messages.js';
import { counted, entries } from './forms.js';

export const palette = {
  commandPalette: {
    palette: 'Suche und Befehle',
    placeholder: 'Eintrag, Datum oder Befehl suchen',
    results: 'Ergebnisse',
    dates: 'Tage',
    entries: 'Einträge',
    commands: 'Befehle',
    today: 'Heute',
    tomorrow: 'Morgen',
    nextWeek: 'Nächste Woche',
    nextMonth: 'Nächster Monat',
    goTo: 'Gehe zu',
    dateRange: ({ from, to }) => `${from} bis ${to}`,
    allEntries: ({ count, text }) => `${entries(count)} mit „${text}“ anzeigen`,
    resultCount: ({ count }) => counted(count, 'Ergebnis', 'Ergebnisse'),
    noResults: 'Keine Ergebnisse',
    choose: 'Auswählen',
    open: 'Öffnen',
    clear: 'Leeren',
    close: 'Schließen',
  },
} satisfies Pick<Messages, 'commandPalette'>;

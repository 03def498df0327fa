import type { Messages } from '../../messages/all-messages.js';
import { number } from './forms.js';

export const print = {
  calendarPrint: {
    heading: 'Medien- und Marketingkalender',
    filtered: ({ kinds }) => `Gefiltert nach Typ: ${kinds.join(', ') || 'keine'}`,
    filteredBy: ({ filters, count, total }) => {
      const shown = total === undefined ? number(count) : `${number(count)} von ${number(total)}`;
      return `Gefiltert: ${[...filters, shown].join(', ')}`;
    },
    until: ({ title, to }) => `${title}, bis ${to}`,
    date: 'Datum',
    entry: 'Eintrag',
    type: 'Typ',
    brand: 'Marke',
    noEventsToDisplay: 'Keine Einträge vorhanden',
  },
  logPrint: {
    filtered: ({ filters, count, total }) =>
      `Gefiltert: ${filters.join(', ')}, ${number(count)} von ${number(total)} Einträgen`,
    searched: ({ search }) => `„${search}“`,
  },
  overviewPrint: {
    overviewOf: ({ label }) => `Übersicht: ${label}`,
    filteredBy: ({ filters }) => `Gefiltert: ${filters.join(', ')}`,
  },
  printPage: {
    loading: 'Kalender wird geladen…',
    loadingHint: 'Einen Moment, die Druckansicht wird vorbereitet',
    generated: ({ moment }) => `Erstellt am ${moment}`,
    note: 'Schließe dieses Fenster nach dem Drucken',
    failedTitle: 'Fehler beim Laden',
    failed: 'Der Kalender konnte nicht geladen werden. Versuche es erneut.',
    closeHint: 'Du kannst dieses Fenster schließen.',
  },
} satisfies Pick<Messages, 'calendarPrint' | 'logPrint' | 'overviewPrint' | 'printPage'>;

import { quoted } from '../../../../ui-kit/src/translations/german/forms.js';
import type { AppMessages } from '../all-messages.js';

const SAMPLES =
  'Um den Planer kennenzulernen, lege Beispieleinträge an. Du kannst sie jederzeit wieder entfernen.';

export const calendar = {
  calendarScreen: {
    printMonth: 'Monat drucken',
    downloadMonth: 'Monat als PDF herunterladen',
    printOverview: 'Übersicht drucken',
    downloadOverview: 'Übersicht als PDF herunterladen',
    saveView: 'Ansicht speichern…',
    notOnCalendar: 'Er wird nicht im Kalender angezeigt.',
    hiddenByTypes: 'Dein Filter nach Typ blendet ihn aus.',
    outsideDates: 'Er liegt außerhalb des angezeigten Zeitraums.',
    sampleContent: 'Beispieleinträge',
    samplesHint: 'Einträge, die du bearbeitest, bleiben beim Entfernen der Beispiele erhalten.',
    removeSamples: 'Beispieleinträge entfernen',
    samplesRemoved: 'Beispieleinträge entfernt',
    samplesNotRemoved: 'Die Beispieleinträge konnten nicht entfernt werden',
    nothingPlanned: 'Noch ist nichts geplant',
    nothingPlannedHint: ({ hasDays }) =>
      hasDays ? `Wähle einen Tag, um deinen ersten Eintrag anzulegen. ${SAMPLES}` : SAMPLES,
    addSamples: 'Beispieleinträge anlegen',
    samplesAdded: 'Beispieleinträge angelegt',
    samplesNotAdded: 'Die Beispieleinträge konnten nicht angelegt werden',
  },
  savedViews: {
    saved: 'Ansicht gespeichert',
    saveFailed: 'Die Ansicht konnte nicht gespeichert werden',
    updated: 'Ansicht geändert',
    updateFailed: 'Die Ansicht konnte nicht geändert werden',
    shared: 'Ansicht für das Team freigegeben',
    shareFailed: 'Die Ansicht konnte nicht freigegeben werden',
    deleteTitle: 'Ansicht löschen',
    deleteDescription: ({ name, isTeam }) =>
      isTeam
        ? `${quoted(name)} wird für das ganze Team gelöscht. Die Einträge bleiben erhalten.`
        : `${quoted(name)} wird gelöscht. Die Einträge bleiben erhalten.`,
    delete: 'Löschen',
    deleted: 'Ansicht gelöscht',
    deleteFailed: 'Die Ansicht konnte nicht gelöscht werden',
    deletedSince: 'Jemand anderes hat diese Ansicht gelöscht.',
    filtered: 'Gefilterte Einträge',
  },
} satisfies Pick<AppMessages, 'calendarScreen' | 'savedViews'>;

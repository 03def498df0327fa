import { defineMessages } from '@content-planner/ui-kit';

/** The texts around the calendar. */
export const calendarScreenMessages = defineMessages('calendarScreen', {
  /** The buttons for printing. In all views except the overview, the printed page contains a month. */
  printMonth: 'Print month',
  downloadMonth: 'Download month as PDF',
  printOverview: 'Print overview',
  downloadOverview: 'Download overview as PDF',
  saveView: 'Save view…',
  /** Why a new entry isn't visible. */
  notOnCalendar: 'It is not shown on the calendar.',
  hiddenByTypes: 'It is hidden by your type filter.',
  outsideDates: 'It is outside the dates on screen.',

  sampleContent: 'Sample content',
  samplesHint: 'Entries you edit are kept when you remove the samples.',
  removeSamples: 'Remove sample content',
  samplesRemoved: 'Sample content removed',
  samplesNotRemoved: 'Error removing sample content',
  nothingPlanned: 'Nothing is planned yet',
  /** `hasDays` is true if the view displays days on which users can add entries. */
  nothingPlannedHint: ({ hasDays }: { hasDays: boolean }) =>
    hasDays
      ? 'Choose a day to add your first entry. To explore the planner, add sample entries, which you can remove at any time.'
      : 'To explore the planner, add sample entries, which you can remove at any time.',
  addSamples: 'Add sample content',
  samplesAdded: 'Sample content added',
  samplesNotAdded: 'Error adding sample content',
});

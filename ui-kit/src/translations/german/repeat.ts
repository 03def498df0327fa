import type { Messages } from '../../messages/all-messages.js';
import { counted, entries, number, plural } from './forms.js';

const UNITS = {
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monate'],
} as const;
const EVERY = { day: 'Jeden', week: 'Jede', month: 'Jeden' } as const;

/** In the dative, after 'Am'. */
const ORDINALS = ['ersten', 'zweiten', 'dritten', 'vierten'];

export const repeat = {
  repeatDialog: {
    title: ({ title }) => `„${title}“ wiederholen`,
    every: ({ unit, every }) => plural(every, EVERY[unit], 'Alle'),
    unitName: 'Einheit',
    unit: ({ unit, every }) => {
      const [one, other] = UNITS[unit];
      return plural(every, one, other);
    },
    on: ({ unit }) => (unit === 'week' ? 'An diesen Tagen' : 'Am'),
    onDay: ({ day }) => `${day}.`,
    onWeekday: ({ week, weekday }) => `${week === 'last' ? 'letzten' : ORDINALS[week - 1]} ${weekday}`,
    shortMonths: 'In kürzeren Monaten gilt der letzte Tag.',
    ends: 'Endet',
    onDate: 'An einem Datum',
    afterTimes: 'Nach Anzahl',
    date: 'Datum',
    times: 'Anzahl',
    skipWeekends: 'Wochenenden überspringen',
    count: ({ count }) => counted(count, 'neuer Eintrag', 'neue Einträge'),
    tooMany: ({ max }) => `Höchstens ${entries(max)} auf einmal`,
    range: ({ from, to }) => `${from} bis ${to}`,
    lastDay: 'Letzter Tag des Monats',
    weekend: 'Wochenende',
    exists: 'Schon vorhanden',
    removed: 'Entfernt',
    remove: ({ date }) => `${date} entfernen`,
    restore: ({ date }) => `${date} wiederherstellen`,
    hint: 'Es entstehen einzelne Einträge, die du mit einem Schritt rückgängig machen kannst.',
    create: ({ count }) => `${entries(count)} anlegen`,
    invalidNumber: ({ min, max }) => `Gib eine Zahl von ${number(min)} bis ${number(max)} ein`,
    noWeekday: 'Wähle mindestens einen Tag',
    impossibleDate: ({ format }) => `Gib ein gültiges Datum ein (${format})`,
    earlyDate: 'Wähle ein Datum nach dem ersten Tag des Eintrags',
  },
  entryEditor: { duplicate: 'Duplizieren' },
  repeating: {
    repeat: 'Wiederholen…',
    created: ({ count }) => `${entries(count)} angelegt`,
    createFailed: 'Die Einträge konnten nicht angelegt werden.',
  },
} satisfies Pick<Messages, 'entryEditor' | 'repeatDialog' | 'repeating'>;

import type { FieldType } from '@content-planner/model';
import {
  AlignLeft,
  Calendar,
  CircleDot,
  Clock,
  Hash,
  Link2,
  ListChecks,
  type LucideIcon,
  SquareCheck,
  TextCursorInput,
  UserRound,
} from 'lucide-react';

/** How administrators see a field type. */
interface TypeNames {
  icon: LucideIcon;
  /** The name, and what the type is for. */
  english: readonly [name: string, hint: string];
  german: readonly [name: string, hint: string];
}

const types: Readonly<Record<FieldType, TypeNames>> = {
  text: { icon: TextCursorInput, english: ['Text', 'One line'], german: ['Text', 'Eine Zeile'] },
  longText: {
    icon: AlignLeft,
    english: ['Long text', 'Several lines'],
    german: ['Langer Text', 'Mehrere Zeilen'],
  },
  number: { icon: Hash, english: ['Number', 'Sorted by value'], german: ['Zahl', 'Nach Wert sortiert'] },
  date: { icon: Calendar, english: ['Date', 'A day'], german: ['Datum', 'Ein Tag'] },
  time: { icon: Clock, english: ['Time', 'Orders the day'], german: ['Uhrzeit', 'Ordnet den Tag'] },
  boolean: { icon: SquareCheck, english: ['Boolean', 'Yes or no'], german: ['Ja/Nein', 'Ja oder nein'] },
  dropdown: {
    icon: CircleDot,
    english: ['Dropdown', 'One of a list'],
    german: ['Auswahl', 'Eines aus einer Liste'],
  },
  multipleChoice: {
    icon: ListChecks,
    english: ['Multiple choice', 'Several of a list'],
    german: ['Mehrfachauswahl', 'Mehrere aus einer Liste'],
  },
  person: {
    icon: UserRound,
    english: ['Person', 'One of the team'],
    german: ['Person', 'Jemand aus dem Team'],
  },
  url: { icon: Link2, english: ['Link', 'Opens a page'], german: ['Link', 'Öffnet eine Seite'] },
};

const each = <Value>(part: (names: TypeNames) => Value) =>
  Object.fromEntries(Object.entries(types).map(([type, names]) => [type, part(names)])) as Readonly<
    Record<FieldType, Value>
  >;

/** The icons of the field types. */
export const typeIcons = /* @__PURE__ */ each(({ icon }) => icon);

/** Returns the names of the field types. */
export const typeNames = (language: 'english' | 'german') => each((names) => names[language][0]);

/** Returns what the field types are for. */
export const typeHints = (language: 'english' | 'german') => each((names) => names[language][1]);

import type { CheckedFieldType, FieldType } from '@content-planner/model';
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

/** The types with an error text. Dates have none, because it contains the format of the locale. */
type TypedFieldType = Exclude<CheckedFieldType, 'date'>;

/** The name, what the type is for, and the error about a typed value if not all values are valid. */
type Texts<Type> = readonly [
  name: string,
  hint: string,
  ...(Type extends TypedFieldType ? [error: string] : []),
];

/** The icon and the texts of a field type. */
interface TypeNames<Type> {
  icon: LucideIcon;
  english: Texts<Type>;
  german: Texts<Type>;
}

const types: { readonly [Type in FieldType]: TypeNames<Type> } = {
  text: { icon: TextCursorInput, english: ['Text', 'One line'], german: ['Text', 'Eine Zeile'] },
  longText: {
    icon: AlignLeft,
    english: ['Long text', 'Several lines'],
    german: ['Langer Text', 'Mehrere Zeilen'],
  },
  number: {
    icon: Hash,
    english: ['Number', 'Sorted by value', 'Enter a number, such as 1,250.50'],
    german: ['Zahl', 'Nach Wert sortiert', 'Gib eine Zahl ein, zum Beispiel 1.250,50'],
  },
  date: { icon: Calendar, english: ['Date', 'A day'], german: ['Datum', 'Ein Tag'] },
  time: {
    icon: Clock,
    english: ['Time', 'Orders the day', 'Enter a time, such as 2:30 PM'],
    german: ['Uhrzeit', 'Ordnet den Tag', 'Gib eine Uhrzeit ein, zum Beispiel 14:30'],
  },
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
  url: {
    icon: Link2,
    english: ['Link', 'Opens a page', 'Enter a web address, such as https://example.com'],
    german: ['Link', 'Öffnet eine Seite', 'Gib eine Webadresse ein, zum Beispiel https://example.com'],
  },
};

const each = <Value>(part: (names: TypeNames<FieldType>) => Value) =>
  Object.fromEntries(Object.entries(types).map(([type, names]) => [type, part(names)])) as Readonly<
    Record<FieldType, Value>
  >;

/** The icons of the field types. */
export const typeIcons = /* @__PURE__ */ each(({ icon }) => icon);

/** Returns the names of the field types. */
export const typeNames = (language: 'english' | 'german') => each((names) => names[language][0]);

/** Returns what the field types are for. */
export const typeHints = (language: 'english' | 'german') => each((names) => names[language][1]);

/** Returns the errors about typed values, of the types for which not all values are valid. */
export const typeErrors = (language: 'english' | 'german') =>
  Object.fromEntries(
    Object.entries<TypeNames<FieldType>>(types).flatMap(([type, { [language]: texts }]) =>
      texts[2] === undefined ? [] : [[type, texts[2]]],
    ),
  ) as Readonly<Record<TypedFieldType, string>>;

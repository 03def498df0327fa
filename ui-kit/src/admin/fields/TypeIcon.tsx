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

const icons: Readonly<Record<FieldType, LucideIcon>> = {
  text: TextCursorInput,
  date: Calendar,
  boolean: SquareCheck,
  dropdown: CircleDot,
  number: Hash,
  url: Link2,
  longText: AlignLeft,
  time: Clock,
  multipleChoice: ListChecks,
  person: UserRound,
};

/** The icon of a field type. */
export function TypeIcon({ type, size = 16 }: { type: FieldType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}

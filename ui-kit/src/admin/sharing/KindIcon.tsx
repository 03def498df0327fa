import { CalendarSync, Code, KeyRound, Link, type LucideIcon } from 'lucide-react';
import type { AccessTokenKind } from './types.js';

const ICONS: Record<AccessTokenKind, LucideIcon> = {
  link: Link,
  embed: Code,
  key: KeyRound,
  feed: CalendarSync,
};

/** The icon of a kind of access token. */
export function KindIcon({ kind, size = 16 }: { kind: AccessTokenKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}

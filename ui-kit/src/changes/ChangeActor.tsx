import { ShieldAlert, Terminal, UserX } from 'lucide-react';
import { styled } from 'styled-components';
import { Avatar } from '../shell/Avatar.js';
import type { ChangeHeader } from './types.js';

const System = styled.span`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  color: var(--cp-text-tertiary);

  &[data-size='28'] {
    width: 28px;
    height: 28px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-surface-active);
  }
`;

interface ChangeActorProps {
  change: Pick<ChangeHeader, 'actor' | 'hasActor' | 'channel' | 'action'>;
  size: 24 | 28;
}

/**
 * The initials of the person who made a change, or an icon. Hidden from screen readers, because the sentence about the
 * change contains the name.
 */
export function ChangeActor({ change, size }: ChangeActorProps) {
  const { actor, hasActor, channel, action } = change;
  if (actor) return <Avatar {...actor} size={size} />;
  const Icon = hasActor ? UserX : action === 'loginFailed' || channel !== 'command' ? ShieldAlert : Terminal;
  return (
    <System data-size={size} aria-hidden>
      <Icon size={16} strokeWidth={1.75} />
    </System>
  );
}

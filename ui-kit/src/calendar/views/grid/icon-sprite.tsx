import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { KINDS } from '../../../logs/kinds/index.js';
import { kindOf } from '../../../logs/kinds/kind-of.js';
import { LOG_KINDS, type LogKind } from '../../../logs/types.js';

/* What `<use>` copies has no theme around it that could keep a host's `svg { … }` away: its own class does. */
const Icon = styled.svg`
  all: revert-layer;
`;

interface IconSpriteProps {
  /** Keeps the names of two sprites on one page apart. */
  prefix: string;
}

/**
 * Every icon of the grid once; cells refer to them. A month draws hundreds: as components they would cost most of it.
 * No `<symbol>` around them: each use copies what it refers to, one element less this way.
 */
export const IconSprite = memo(function IconSprite({ prefix }: IconSpriteProps) {
  const icons = [
    ...LOG_KINDS.map((kind) => [kind, KINDS[kind].icon] as const),
    ['start', ArrowRight] as const,
    ['end', ArrowLeft] as const,
    ['add', Plus] as const,
  ];
  return (
    <svg className="cp-sprite" aria-hidden="true" focusable="false">
      <defs>
        {icons.map(([name, Glyph]) => (
          <Icon key={name} as={Glyph} id={`${prefix}${name}`} size={24} strokeWidth={1.75} />
        ))}
      </defs>
    </svg>
  );
});

interface SpriteIconProps extends IconSpriteProps {
  name: 'start' | 'end' | 'add' | LogKind;
  className?: string;
  /** Px, where no style sheet says it. */
  size?: number;
}

/** One icon of the sprite. */
export function spriteIcon({ prefix, name, className, size }: SpriteIconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`#${prefix}${name}`} />
    </svg>
  );
}

/** The icon of a kind, also of one that is not known. */
export function kindIcon({ kind, ...icon }: Omit<SpriteIconProps, 'name'> & { kind: LogKind }) {
  return spriteIcon({ ...icon, name: kindOf(kind).kind });
}

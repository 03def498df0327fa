import { ChevronDown, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Menu } from '../../primitives/Menu.js';
import { KindIcon } from './KindIcon.js';
import { sharingListMessages } from './list-messages.js';
import type { AccessTokenKind } from './types.js';

interface NewTokenButtonsProps {
  /** The kinds to create. The first kind has its own button, and the other kinds are in a menu. */
  kinds: readonly AccessTokenKind[];
  primary: boolean;
  onCreate: (target: { kind: AccessTokenKind }) => void;
}

const Root = styled.div`
  display: inline-flex;

  & > button + button {
    margin-inline-start: 1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > button[data-variant='default'] + button {
    margin-inline-start: -1px;
  }
  & > button:first-child:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > :focus-visible {
    z-index: 1;
    position: relative;
  }
`;

/** A button that creates a token of the first kind, and a menu with the other kinds. */
export function NewTokenButtons({ kinds, primary, onCreate }: NewTokenButtonsProps) {
  const text = useMessages(sharingListMessages);
  const [first, ...others] = kinds;
  if (!first) return null;
  const variant = primary ? 'primary' : 'default';
  return (
    <Root>
      <Button variant={variant} icon={<Plus size={16} />} collapses onClick={() => onCreate({ kind: first })}>
        {text.create({ kind: first })}
      </Button>
      {others.length > 0 && (
        <Menu
          trigger={
            <Button
              variant={variant}
              aria-label={text.createOther}
              icon={<ChevronDown size={16} />}
              data-icon-only=""
            />
          }
          items={others.map((kind) => ({
            id: kind,
            label: text.create({ kind }),
            icon: <KindIcon kind={kind} />,
            onSelect: () => onCreate({ kind }),
          }))}
        />
      )}
    </Root>
  );
}

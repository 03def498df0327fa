import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../internal/merge-refs.js';
import { BorrowedElement } from './BorrowedElement.js';
import { Link, type Navigation } from './Link.js';
import type { MenuGroup, MenuItem, MenuLink } from './Menu.js';
import { inTopLayer } from './top-layer.js';

export interface MenuContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the menu. */
  triggerRef: RefObject<HTMLElement | null>;
  container: HTMLElement | undefined;
  items: readonly (MenuItem | MenuLink | MenuGroup)[];
  onNavigate: ((navigation: Navigation) => void) | undefined;
  align: 'start' | 'end';
}

const Content = styled(Radix.Content)`
  z-index: var(--cp-z-tooltip);
  min-width: 184px;
  padding: 6px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-float);
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  padding: 0 var(--cp-space-2);
  border-radius: var(--cp-radius-sm);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  @media (pointer: coarse) {
    min-height: 44px;
  }
  & > svg {
    color: var(--cp-text-secondary);
  }
  &[data-danger],
  &[data-danger] > svg {
    color: var(--cp-danger-text);
  }
  &[data-highlighted] {
    background: var(--cp-surface-active);
    outline: none;
  }
  &[aria-current] {
    font-weight: var(--cp-weight-medium);
  }
`;

const Group = styled(Radix.Group)`
  &:not(:first-child) {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  &:not(:last-child) {
    margin-block-end: 6px;
    padding-block-end: 6px;
    border-block-end: 1px solid var(--cp-border-subtle);
  }
  & + & {
    margin-block-start: 0;
    border-block-start: 0;
  }
`;

const Heading = styled(Radix.Label)`
  padding: 4px var(--cp-space-2);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: 20px;
  font-weight: var(--cp-weight-medium);
`;

/** The content of a menu. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(
  { open, onOpenChange, triggerRef, container, items, onNavigate, align, ...rest },
  ref,
) {
  const selected = useRef<MenuItem | null>(null);
  const floatRef = useMemo(() => mergeRefs(ref, inTopLayer), [ref]);
  const headings = useId();
  const item = (entry: MenuItem | MenuLink) =>
    'href' in entry ? (
      <Item key={entry.id} asChild>
        <Link
          variant="bare"
          href={entry.href}
          aria-current={entry.current ? 'page' : undefined}
          onNavigate={onNavigate}
        >
          {entry.icon}
          {entry.label}
        </Link>
      </Item>
    ) : (
      <Item
        key={entry.id}
        data-danger={entry.danger ? '' : undefined}
        onSelect={() => {
          selected.current = entry;
        }}
      >
        {entry.icon}
        {entry.label}
      </Item>
    );
  return (
    // A modal menu would hide the page from screen readers, but the page's elements could still receive focus.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <BorrowedElement elementRef={triggerRef} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Content
          {...rest}
          ref={floatRef}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={() => {
            // Call `onSelect` only now: if it opens a dialog, the trigger has focus by the time the dialog opens, so
            // the dialog can return focus to the trigger.
            selected.current?.onSelect();
            selected.current = null;
          }}
        >
          {items.map((entry, place) =>
            'items' in entry ? (
              <Group key={entry.label} aria-labelledby={`${headings}-${place}`}>
                <Heading id={`${headings}-${place}`}>{entry.label}</Heading>
                {entry.items.map(item)}
              </Group>
            ) : (
              item(entry)
            ),
          )}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

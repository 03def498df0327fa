import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../internal/merge-refs.js';
import { BorrowedElement } from './BorrowedElement.js';
import type { MenuItem } from './Menu.js';
import { inTopLayer } from './top-layer.js';

export interface MenuContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the menu. */
  triggerRef: RefObject<HTMLElement | null>;
  container: HTMLElement | undefined;
  items: readonly MenuItem[];
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
  cursor: pointer;
  user-select: none;

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
`;

/** The content of a menu. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(
  { open, onOpenChange, triggerRef, container, items, align, ...rest },
  ref,
) {
  const selected = useRef<MenuItem | null>(null);
  const floatRef = useMemo(() => mergeRefs(ref, inTopLayer), [ref]);
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
            // Call `onSelect` this late, because a dialog that it opens must find the trigger focused, to return focus
            // there later.
            selected.current?.onSelect();
            selected.current = null;
          }}
        >
          {items.map((item) => (
            <Item
              key={item.id}
              data-danger={item.danger ? '' : undefined}
              onSelect={() => {
                selected.current = item;
              }}
            >
              {item.icon}
              {item.label}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

import { Check, ChevronsUpDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useValue } from '../internal/use-controlled.js';
import { useNonce } from '../theme/nonce.js';
import { focusInstead } from './dialog-focus.js';
import type { FieldControl } from './Field.js';
import { fullWindow } from './float-style.js';
import { inputStyle } from './input-style.js';
import { inTopLayer } from './top-layer.js';
import { useLandmark } from './use-landmark.js';

/** An option in a select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Displayed before the label, such as a color dot. */
  start?: ReactNode;
  /** Quiet text at the end of the option in the list, such as a number or an explanation. */
  end?: ReactNode;
  /** Whether the option can't be chosen. @default false */
  disabled?: boolean;
}

/** Props of Select. All other props are passed to the button that opens the list. */
export interface SelectProps
  extends Omit<
      ComponentPropsWithoutRef<'button'>,
      keyof FieldControl | 'value' | 'defaultValue' | 'children' | 'dir'
    >,
    Partial<FieldControl> {
  options: readonly SelectOption[];
  /** The selected value, or null. If this is omitted, the control keeps its own value. */
  value?: string | null;
  /** The initial value if `value` is omitted. @default null */
  defaultValue?: string | null;
  onValueChange?: (change: { value: string | null }) => void;
  /** The label of an additional option that clears the selection. */
  emptyLabel?: string;
  placeholder?: string;
  /** Receives focus after the user has chosen an option. By default, focus returns to the select. */
  nextFocusRef?: RefObject<HTMLElement | null>;
}

// In Radix, an empty string means that nothing is selected, so the option that clears the selection must have a
// different value.
const EMPTY = 'cp-empty';

const Trigger = styled(Radix.Trigger)`
  ${inputStyle}
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  text-align: start;
  cursor: pointer;

  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:first-child > span {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
  }
  &[data-placeholder] > span:first-child {
    color: var(--cp-text-tertiary);
  }
  & svg {
    color: var(--cp-text-tertiary);
  }
`;

const Content = styled(Radix.Content)`
  z-index: var(--cp-z-tooltip);
  min-width: var(--radix-select-trigger-width);
  max-width: max(var(--radix-select-trigger-width), 320px);
  max-height: min(344px, var(--radix-select-content-available-height));
  overflow: hidden;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-float);
`;

/** Radix makes the page inert while the list is open. This element receives clicks outside the list. */
const Cover = styled.div`
  ${fullWindow}
  z-index: var(--cp-z-tooltip);
  background: none;
  pointer-events: auto;
`;

const Viewport = styled(Radix.Viewport)`
  padding: 6px;
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 32px;
  padding: 4px var(--cp-space-2);
  border-radius: var(--cp-radius-sm);
  cursor: pointer;
  user-select: none;
  overflow-wrap: anywhere;

  &[data-highlighted] {
    background: var(--cp-surface-active);
    outline: none;
  }
  &[data-disabled] {
    color: var(--cp-text-tertiary);
    cursor: default;
  }
  & > span:first-child {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
  }
`;

const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-2);
`;

const End = styled.span`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
`;

function Option({ value, label, start, end, disabled = false }: SelectOption) {
  return (
    <Item value={value} disabled={disabled}>
      <Text>
        {start}
        {/* Contains only the text, which Radix uses for type-ahead and for the native select. */}
        <Radix.ItemText>{label}</Radix.ItemText>
      </Text>
      {end !== undefined && <End>{end}</End>}
      <Radix.ItemIndicator>
        <Check size={14} />
      </Radix.ItemIndicator>
    </Item>
  );
}

/**
 * A select for choosing one of several options.
 *
 * @example
 * <Select options={brands} value={brandId} emptyLabel="No brand" onValueChange={({ value }) => setBrand(value)} />
 */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(
  {
    options,
    value: given,
    defaultValue = null,
    onValueChange,
    emptyLabel,
    placeholder,
    disabled = false,
    nextFocusRef,
    ...rest
  },
  ref,
) {
  const { ref: icon, container, find } = useLandmark<HTMLElement>();
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const nonce = useNonce();
  const isDismissed = useRef(false);
  const dismiss = () => {
    isDismissed.current = true;
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root
      value={value ?? (emptyLabel ? EMPTY : '')}
      onValueChange={(next) => change(next === EMPTY ? null : next)}
      open={open}
      onOpenChange={(next) => {
        find();
        if (next) isDismissed.current = false;
        setOpen(next);
      }}
      disabled={disabled}
    >
      <Trigger ref={ref} {...rest}>
        <Radix.Value placeholder={placeholder}>
          {chosen ? (
            <Text>
              {chosen.start}
              {chosen.label}
            </Text>
          ) : (
            emptyLabel
          )}
        </Radix.Value>
        <Radix.Icon ref={icon}>
          <ChevronsUpDown size={16} />
        </Radix.Icon>
      </Trigger>
      {open && (
        <Radix.Portal container={container}>
          <Cover ref={inTopLayer} />
        </Radix.Portal>
      )}
      <Radix.Portal container={container}>
        <Content
          ref={inTopLayer}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={dismiss}
          onPointerDownOutside={dismiss}
          onCloseAutoFocus={(event) => {
            if (!isDismissed.current) focusInstead(event, nextFocusRef);
          }}
        >
          <Viewport {...(nonce !== undefined && { nonce })}>
            {emptyLabel && <Option value={EMPTY} label={emptyLabel} />}
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Viewport>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

import { forwardRef, type ReactNode, useInsertionEffect, useRef, useState } from 'react';
import { HexColorPicker, setNonce } from 'react-colorful';
import { styled } from 'styled-components';
import { formatPicked } from '../colors/format-picked.js';
import { safeColor } from '../colors/safe-color.js';
import { toHex } from '../colors/to-hex.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useValue } from '../internal/use-controlled.js';
import { useMessages } from '../kit/use-messages.js';
import { useNonce } from '../theme/nonce.js';
import { ColorDot } from './ColorDot.js';
import { colorFieldMessages } from './color-field-messages.js';
import type { InputControlProps } from './input-control-props.js';
import { inputStyle } from './input-style.js';
import { Popover } from './Popover.js';

/**
 * Props of ColorField. `className` and `style` are passed to the root element. `ref` and all other props are passed to
 * the `<input>`.
 */
export interface ColorFieldProps extends InputControlProps {
  /** The color as text, or an empty string. If this is omitted, the field keeps its own value. */
  value?: string;
  onValueChange?: (change: { value: string }) => void;
  /** The format of picked colors. @default 'hex' */
  format?: 'hex' | 'hsl';
  /** The color of the swatch while the field is empty. */
  fallback?: string | null;
  /** The accessible name of the swatch button. By default, 'Pick a color'. */
  pickLabel?: string;
  /** Content to display after the text, such as a button that clears the field. */
  end?: ReactNode;
}

const Row = styled.div`
  display: flex;
  gap: var(--cp-space-2);
`;

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > input {
    ${inputStyle}
    padding-inline-start: 42px;
    /* Color values are displayed from left to right, regardless of the page's direction. */
    unicode-bidi: plaintext;
  }
  & > button {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 6px;
    display: block;
    padding: 0;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    line-height: 0;
    cursor: pointer;
  }
`;

const Picker = styled.div`
  padding: var(--cp-space-3);
`;

function ColorPicker(props: { color: string; onChange: (hex: string) => void }) {
  const text = useMessages(colorFieldMessages);
  const root = useRef<HTMLDivElement>(null);
  // The picker's own names are in English only. It replaces the value when the color changes, so this runs after each
  // render.
  useBeforePaint(() => {
    const [color, hue] = root.current?.querySelectorAll('[role="slider"]') ?? [];
    const [saturation = '', brightness = ''] = color?.getAttribute('aria-valuetext')?.match(/\d+/g) ?? [];
    color?.setAttribute('aria-label', text.color);
    color?.setAttribute('aria-valuetext', text.colorValue({ saturation, brightness }));
    hue?.setAttribute('aria-label', text.hue);
  });
  return (
    <Picker ref={root}>
      <HexColorPicker {...props} />
    </Picker>
  );
}

/**
 * A text field for a color, with a swatch that opens a picker. Users can type any text, so check that it is a color
 * before you render it.
 *
 * @example
 * <ColorField value={color} format="hsl" onValueChange={({ value }) => setColor(value)} />
 */
export const ColorField = forwardRef<HTMLInputElement, ColorFieldProps>(function ColorField(
  {
    value: given,
    defaultValue = '',
    onValueChange,
    format = 'hex',
    fallback = null,
    pickLabel,
    end,
    disabled = false,
    className,
    style,
    ...rest
  },
  ref,
) {
  const text = useMessages(colorFieldMessages);
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  // When the picker first opens, it creates a style element, which must have the nonce.
  const nonce = useNonce();
  useInsertionEffect(() => {
    if (nonce) setNonce(nonce);
  }, [nonce]);
  const swatch = useRef<HTMLButtonElement>(null);
  const shown = safeColor(value)?.color ?? safeColor(fallback)?.color;
  return (
    <Row className={className} style={style}>
      <Box>
        <button
          ref={swatch}
          type="button"
          aria-label={pickLabel ?? text.pick}
          disabled={disabled}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <ColorDot shape="swatch" size={26} color={value || fallback} />
        </button>
        <input
          ref={ref}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          value={value}
          onChange={(event) => change(event.target.value)}
          {...rest}
        />
        <Popover
          open={open}
          onOpenChange={({ open }) => setOpen(open)}
          anchorRef={swatch}
          aria-label={pickLabel ?? text.pick}
        >
          <ColorPicker color={toHex(shown)} onChange={(hex) => change(formatPicked(hex, format))} />
        </Popover>
      </Box>
      {end}
    </Row>
  );
});

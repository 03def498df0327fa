import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../colors/ColorRules.js';
import { colorKey } from '../../colors/color-key.js';
import { entryColor } from '../../colors/entry-color.js';
import { useKindOf } from '../../kit/use-kinds.js';
import type { LogKind } from '../../logs/types.js';
import { entryStyle } from './entry-style.js';

/** Props of {@link EntryChip}. All other props are passed to the `<div>`. */
export interface EntryChipProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'color' | 'children'> {
  kind: LogKind;
  title: string;
  /** The entry's custom color, or null. */
  color?: string | null;
  /** The color of the entry's brand, if it has one. */
  brandColor?: string | null | undefined;
}

const Root = styled.div`
  ${entryStyle}
`;

/**
 * An entry that looks the way it does in the calendar, for example for a preview in a form.
 *
 * @example <EntryChip kind="blog" title="Lights for dark mornings" color="#FACC15" />
 */
export const EntryChip = forwardRef<HTMLDivElement, EntryChipProps>(function EntryChip(
  { kind, title, color = null, brandColor, ...rest },
  ref,
) {
  const described = useKindOf()(kind);
  const { icon: Icon } = described;
  const paint = entryColor({ color, brandColor, kind: described });
  return (
    <Root {...rest} ref={ref}>
      <ColorRules colors={[paint]} />
      <span className="cp-entry" data-cp-color={colorKey(paint.fill)}>
        <Icon aria-hidden strokeWidth={1.75} />
        <span className="cp-entry-title" dir="auto">
          {title}
        </span>
      </span>
    </Root>
  );
});

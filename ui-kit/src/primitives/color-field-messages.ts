import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ColorField}. */
export const colorFieldMessages = defineMessages('colorField', {
  /** Accessible name of the swatch button and of the picker. */
  pick: 'Pick a color',
  /** Accessible names of the picker's sliders, and the value of the first one. */
  color: 'Color',
  hue: 'Hue',
  colorValue: ({ saturation, brightness }: { saturation: string; brightness: string }) =>
    `Saturation ${saturation}%, Brightness ${brightness}%`,
});

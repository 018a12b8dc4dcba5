import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Label,
  SliderOutput,
  SliderTrack,
  parseColor,
} from 'react-aria-components';
import type { Color } from 'react-aria-components';
import { AriaLocale } from '../aria-locale/index.ts';
import * as css from './ColorPanel.css.ts';
import { readColor, writeColor } from './colorText.ts';
import { PRESETS } from './presets.ts';
import type { ColorPanelProps } from './types.ts';

/** Shown while nothing is chosen: the first move begins there. */
const FIRST = '#ff0000';

/** A colour in whole degrees: parts of one are no words anybody wants to hear. */
const aria = (value: string): Color => {
  const known = readColor(value);
  const color = parseColor(known ? writeColor(known, true) : FIRST).toFormat('hsba');
  return color.withChannelValue('hue', Math.round(color.getChannelValue('hue')));
};

/** Written as a form keeps it. */
function written(color: Color, hasAlpha: boolean): string {
  const rgb = color.toFormat('rgba');
  const [red = 0, green = 0, blue = 0] = (['red', 'green', 'blue'] as const).map((channel) => Math.round(rgb.getChannelValue(channel)));
  return writeColor({ red, green, blue, alpha: Math.round(rgb.getChannelValue('alpha') * 100) / 100 }, hasAlpha);
}

/** Area of saturation and brightness, sliders of hue and of what one sees through, and a few colours at once. */
export default function ColorPanel({ value, onChange, hasAlpha }: ColorPanelProps) {
  const { t } = useLingui();
  // Grey has no hue: the one chosen last is kept here, or the knob would jump.
  const [held, setHeld] = useState({ value, color: aria(value) });
  if (held.value !== value) setHeld({ value, color: aria(value) });
  const choose = (color: Color | null) => {
    if (!color) return;
    const next = written(color, hasAlpha);
    setHeld({ value: next, color: color.toFormat('hsba') });
    if (next !== value) onChange(next);
  };
  const slider = (channel: 'hue' | 'alpha', label: string) => (
    <ColorSlider channel={channel} colorSpace="hsb" className={css.slider}>
      <Label>{label}</Label>
      <SliderOutput className={css.output} />
      <SliderTrack className={css.track}>
        <ColorThumb className={css.thumb} />
      </SliderTrack>
    </ColorSlider>
  );
  return (
    <AriaLocale>
      <ColorPicker value={held.color} onChange={choose}>
        <div className={css.panel}>
          <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={css.area}>
            <ColorThumb className={css.thumb} />
          </ColorArea>
          {slider('hue', t`Hue`)}
          {hasAlpha && slider('alpha', t`Opacity`)}
          <ColorSwatchPicker aria-label={t`Often used colours`} className={css.swatches}>
            {PRESETS.map((preset) => (
              <ColorSwatchPickerItem key={preset} color={preset} className={css.item}>
                <ColorSwatch className={css.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        </div>
      </ColorPicker>
    </AriaLocale>
  );
}

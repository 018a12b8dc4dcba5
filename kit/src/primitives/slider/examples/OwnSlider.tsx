import { useSlider } from '../headless.ts';
import type { SliderMessages } from '../headless.ts';

const messages: SliderMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  refusal: (kind, { min, max }) =>
    ({ notNumber: '数字を入力', tooPrecise: '小数が長すぎます', belowMin: `${min ?? ''} 以上`, aboveMax: `${max ?? ''} 以下` })[kind],
  decrease: (label) => `${label}を減らす`,
  increase: (label) => `${label}を増やす`,
  nothingSet: '未設定',
};

interface OwnSliderProps {
  readonly use?: 'readOnly';
  readonly onChange?: (value: number) => void;
}

/** A number between two ends in markup of one's own, which keeps its value itself, in Japanese, without the styles of the kit. */
export function OwnSlider({ use, onChange }: OwnSliderProps) {
  const slider = useSlider({ label: '制限速度', unit: 'km/h', max: 120, step: 5, use, onChange, messages });
  if (slider.use === 'readOnly') return <p {...slider.getTextProps()}>{slider.text}</p>;
  return (
    <div {...slider.getFieldProps()}>
      <label {...slider.getLabelProps()}>制限速度</label>
      <div {...slider.getRowProps({ className: 'own' })}>
        <i {...slider.getEndProps()}>{slider.min}</i>
        <input {...slider.getRangeProps()} />
        <i {...slider.getEndProps()}>{slider.max}</i>
        <label {...slider.getFigureLabelProps()}>数値</label> <input {...slider.figure.getInputProps()} />
        <span {...slider.figure.getSuffixProps()}>{slider.unit}</span>
      </div>
      {slider.message && <em {...slider.getMessageProps()}>{slider.message}</em>}
    </div>
  );
}

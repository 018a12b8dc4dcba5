import { rateStepProps, useRate } from '../headless.ts';
import type { RateMessages } from '../headless.ts';

const messages: RateMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  stars: (stars, count) => `${count} 段階の ${stars}`,
  notRated: '未評価',
};

interface OwnRateProps {
  readonly use?: 'readOnly';
  readonly onChange?: (stars: number | null) => void;
}

/** A rating in markup of one's own, which keeps it itself, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnRate({ use, onChange }: OwnRateProps) {
  const rate = useRate({ label: '維持管理の質', initialValue: 3, use, onChange, messages });
  if (rate.use === 'readOnly')
    return (
      <p {...rate.getReadOnlyProps()}>
        <span {...rate.getPictureProps()}>{rate.stars.map(({ fill }) => (fill === 'full' ? '★' : '☆')).join('')}</span>
        <small {...rate.getTextProps()}>{rate.text}</small>
      </p>
    );
  return (
    <div {...rate.getFieldProps()}>
      <b {...rate.getNameProps()}>維持管理の質</b>
      <div {...rate.getGroupProps({ className: 'own' })}>
        {rate.stars.map(({ star, fill, steps }) => (
          <label key={star}>
            {steps.map((step) => (
              <input key={step.stars} {...rateStepProps(step)} />
            ))}
            {fill === 'full' ? '★' : '☆'}
          </label>
        ))}
      </div>
      <small {...rate.getTextProps()}>{rate.text}</small>
      {rate.canClear && (
        <button type="button" onClick={rate.clear}>
          評価を取り消す
        </button>
      )}
    </div>
  );
}

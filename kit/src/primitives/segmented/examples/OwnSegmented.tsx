import { choiceInputProps, choiceNameProps } from '../../choice-box/headless.ts';
import { useSegmented } from '../headless.ts';

const segments = [
  { id: 'day', title: '日' },
  { id: 'week', title: '週' },
  { id: 'month', title: '月', disabledReason: '準備中' },
];

/** A bar of choices in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnSegmented({ onChange }: { readonly onChange?: (id: string) => void }) {
  const bar = useSegmented({ label: '期間', labelAt: 'start', segments, onChange });
  return (
    <p>
      <b {...bar.getLabelProps()}>期間</b>
      <span {...bar.getGroupProps({ className: 'own' })}>
        {bar.segments.map((view) => (
          <label key={view.choice.id}>
            <input {...choiceInputProps(view)} /> <span {...choiceNameProps(view)}>{view.choice.title}</span>
          </label>
        ))}
      </span>
    </p>
  );
}

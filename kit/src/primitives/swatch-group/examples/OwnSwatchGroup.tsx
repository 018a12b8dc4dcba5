import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from '../../choice-box/headless.ts';
import { useSwatchGroup } from '../headless.ts';

const swatches = [
  { id: '#0a7f5a', name: '緑', description: '白文字 5.1' },
  { id: '#1d4ed8', name: '青' },
];

/** Colours in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnSwatchGroup({ onChange }: { readonly onChange?: (id: string) => void }) {
  const group = useSwatchGroup({ label: 'テーマ色', swatches, onChange, hasHelp: true });
  return (
    <div>
      <ul {...group.getGroupProps()}>
        {group.swatches.map((view) => (
          <li key={view.choice.id} style={{ borderInlineStart: `4px solid ${view.choice.id}` }}>
            <input {...choiceInputProps(view)} /> <span {...choiceNameProps(view)}>{view.choice.name}</span>
            {view.description && <small {...choiceDescriptionProps(view)}>{view.description}</small>}
          </li>
        ))}
      </ul>
      <p {...group.getHelpProps()}>数値は文字とのコントラスト比です。</p>
    </div>
  );
}

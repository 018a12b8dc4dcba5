import { useSwitch } from '../headless.ts';

/** A switch in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnSwitch({ onChange }: { readonly onChange?: (isOn: boolean) => void }) {
  const field = useSwitch({ label: '自動保存', help: '一分ごとに保存します', onChange });
  return (
    <div {...field.getFieldProps()}>
      <label {...field.getLabelProps()}>自動保存</label>
      <input {...field.getSwitchProps({ className: 'own' })} />
      <b {...field.getStateProps()}>{field.isOn ? 'オン' : 'オフ'}</b>
      <small {...field.getMessageProps()}>{field.message}</small>
    </div>
  );
}

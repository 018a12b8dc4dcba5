import { useState } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { createToaster, toastProps, useToasts } from '../headless.ts';
import type { Toast, ToastsMessages } from '../headless.ts';

const messages: ToastsMessages = { label: '通知', said: (title, detail) => `${title}。${detail}`, close: (title) => `閉じる：${title}` };
const saved: Toast = { tone: 'success', title: '保存しました', detail: '3 件', durationMs: 'until-closed' };

interface OwnToastsProps {
  readonly toast?: Toast;
}

/** Messages in markup of one's own: divisions, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnToasts({ toast: said = saved }: OwnToastsProps) {
  const [toaster] = useState(() => createToaster());
  const { toasts, getRegionProps, getActionProps, getCloseProps } = useToasts({ toaster, messages });
  return (
    <section lang="ja">
      <p>変更は保存されていません。</p>
      <button onClick={() => toaster.show(said)}>保存</button>
      {toasts.length > 0 && (
        <Layer isOfPage>
          <div {...getRegionProps({ className: 'own', style: { position: 'fixed', insetBlockStart: 8, insetInlineEnd: 8 } })}>
            <ul>
              {toasts.map((toast) => (
                <li key={toast.id} {...toastProps(toast)}>
                  <b>{toast.title}</b> {toast.detail}
                  {toast.action && <button {...getActionProps(toast)}>{toast.action.label}</button>}
                  <button {...getCloseProps(toast)}>×</button>
                </li>
              ))}
            </ul>
          </div>
        </Layer>
      )}
    </section>
  );
}

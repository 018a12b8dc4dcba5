import { Layer } from '@milepost/kit/engines/layer-stack';
import { createToaster, toastProps, useToasts } from '@milepost/kit/headless/toast';
import type { ToastsMessages } from '@milepost/kit/headless/toast';
import { useState } from 'react';
import { Button, Card } from '../ui.tsx';

const messages: ToastsMessages = {
  label: '通知',
  said: (title, detail) => (detail ? `${title}。${detail}` : title),
  close: (title) => `閉じる：${title}`,
};

/** Messages over the page. */
export function ToastPage() {
  const [toaster] = useState(() => createToaster());
  const { toasts, getRegionProps, getActionProps, getCloseProps } = useToasts({ toaster, messages });
  const show = () => toaster.show({ tone: 'success', title: '保存しました', detail: '3 件', durationMs: 'until-closed' });
  return (
    <Card>
      <Button onClick={show}>保存</Button>
      {toasts.length > 0 && (
        <Layer isOfPage>
          <div {...getRegionProps({ className: 'fixed top-4 end-4 z-10' })}>
            <ul className="stack gap-2">
              {toasts.map((toast) => (
                <li key={toast.id} {...toastProps(toast, { className: 'flex gap-2 items-center rounded border bg-white p-4 shadow' })}>
                  <b>{toast.title}</b> <span className="text-sm">{toast.detail}</span>
                  {toast.action && <Button {...getActionProps(toast)}>{toast.action.label}</Button>}
                  <Button {...getCloseProps(toast)}>×</Button>
                </li>
              ))}
            </ul>
          </div>
        </Layer>
      )}
    </Card>
  );
}

import { useButton } from '@milepost/kit/headless/button';
import { useState } from 'react';
import { Button, Card } from '../ui.tsx';

/** A button that is busy from a press until work is over. */
export function ButtonPage() {
  const [work, setWork] = useState({ isBusy: false, done: 0 });
  const save = useButton({ isBusy: work.isBusy, busyMessage: '保存しています', onPress: () => setWork({ ...work, isBusy: true }) });
  const finish = useButton({ onPress: () => setWork({ isBusy: false, done: work.done + 1 }) });
  return (
    <Card className="flex gap-2 items-center">
      <Button {...save.getButtonProps({ className: 'bg-blue-700 text-white' })}>{work.isBusy ? '保存中…' : '保存'}</Button>
      <Button {...finish.getButtonProps()}>終える</Button>
      <span className="text-sm">{work.done} 回保存しました</span>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@milepost/kit/drawer';
import { MessageList } from '@milepost/kit/message-list';
import { useToaster } from '@milepost/kit/toast';

/** What the console has said in this session, newest first. */
export default function RecentNoticesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const toaster = useToaster();
  return (
    <Drawer title={t`Recent notifications`} widthPx={400} bodyFit="edge-to-edge" onClose={onClose}>
      <MessageList toaster={toaster} />
    </Drawer>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@milepost/kit/drawer';
import { MessageList } from '@milepost/kit/message-list';
import { useToaster } from '@milepost/kit/toast';
import { useNavigate } from '../../routing/index.ts';

/** Notices of this session, newest first, each with the page it was said on: what the person did last. */
export default function RecentNoticesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const toaster = useToaster();
  const navigate = useNavigate();
  const follow = (href: string) => {
    onClose();
    const { pathname, searchParams } = new URL(href, location.origin);
    navigate({ to: pathname, search: Object.fromEntries(searchParams) });
  };
  return (
    <Drawer title={t`Recent notifications`} widthPx={400} bodyFit="edge-to-edge" onClose={onClose}>
      <MessageList toaster={toaster} onFollow={follow} />
    </Drawer>
  );
}

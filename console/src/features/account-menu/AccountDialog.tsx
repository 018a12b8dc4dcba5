import { AboutDialog } from './AboutDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import type { SignOutDialogProps } from './SignOutDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';

/** Dialogs of the person's menu. */
export type AccountDialogName = 'about' | 'statement' | 'signOut';

interface AccountDialogProps extends SignOutDialogProps {
  readonly name: AccountDialogName;
}

/** The dialog an entry of the person's menu opens. They come together: what each of them brings is the frame of a dialog. */
export default function AccountDialog({ name, onLeave, onClose }: AccountDialogProps) {
  switch (name) {
    case 'about':
      return <AboutDialog onClose={onClose} />;
    case 'statement':
      return <StatementDialog onClose={onClose} />;
    case 'signOut':
      return <SignOutDialog onLeave={onLeave} onClose={onClose} />;
  }
}

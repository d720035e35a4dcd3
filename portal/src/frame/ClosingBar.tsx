import { useStore } from '@nanostores/react';
import { $company } from '../session/company.ts';
import { $session } from '../session/session.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { DueBar } from './DueBar.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Tells members that their company was closed; superadmins also get a link to the data export. */
export function ClosingBar() {
  const session = useStore($session);
  const name = useStore($company)?.name;
  const due = session?.company?.deletion_due;
  if (!due) return null;
  const action = session.is_wl_superadmin && (
    <ButtonLink $size="small" to="/admin/settings#export">
      Download everything
    </ButtonLink>
  );
  return (
    <DueBar label="Deletion of the company" due={due} action={action}>
      <UserText>{name}</UserText> is closed to visitors and will be deleted on
    </DueBar>
  );
}

import { useStore } from '@nanostores/react';
import { Trans } from '../i18n/Trans.tsx';
import { t } from '../i18n/translate.ts';
import { $company } from '../session/company.ts';
import { $session } from '../session/session.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { DueBar, DueDate } from './DueBar.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

/** Tells members that their company was closed. Superadmins also get a link to the data export. */
export function ClosingBar() {
  const session = useStore($session);
  const name = useStore($company)?.name;
  const due = session?.company?.deletion_due;
  if (!due) return null;
  const action = session.is_wl_superadmin && (
    <ButtonLink $size="small" to="/admin/settings#export">
      {t(messages.exportButton)}
    </ButtonLink>
  );
  return (
    <DueBar label={t(messages.companyDeletionLabel)} action={action}>
      <Trans
        message={messages.companyDeletionText}
        values={{ company: <UserText>{name}</UserText>, date: <DueDate due={due} /> }}
      />
    </DueBar>
  );
}

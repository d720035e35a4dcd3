import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { keepGroup } from '../queries.ts';
import { GROUP_NOTICE_MS } from '../words.ts';
import { GroupForm } from './GroupForm.tsx';

export function CreateGroupPage() {
  const keyOf = useIdempotencyKey();
  const navigate = useNavigate();
  return (
    <SectionsPage>
      <BackLink to="/admin/groups">{t(messages.groupsTitle)}</BackLink>
      <h1>{t(messages.newGroup)}</h1>
      <GroupForm
        label={t(messages.createGroupButton)}
        onSave={async (body) => {
          await keepGroup(await call('POST /company/groups/', { body, idempotencyKey: keyOf(body) }));
          showNotice({ text: t(messages.added), lasts: GROUP_NOTICE_MS });
          await navigate('/admin/groups');
        }}
      />
    </SectionsPage>
  );
}

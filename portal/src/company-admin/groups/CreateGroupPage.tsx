import { useNavigate } from 'react-router';
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
      <BackLink to="/admin/groups">Groups</BackLink>
      <h1>New group</h1>
      <GroupForm
        label="Create group"
        onSave={async (body) => {
          await keepGroup(await call('POST /company/groups/', { body, idempotencyKey: keyOf(body) }));
          showNotice({ text: 'Data added successfully', lasts: GROUP_NOTICE_MS });
          await navigate('/admin/groups');
        }}
      />
    </SectionsPage>
  );
}

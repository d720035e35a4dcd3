import type { MemberRole } from '@crewdock/contract/companies';
import type { CompanyUser } from '@crewdock/contract/company-users';
import { PERSON_NAME_MAX } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { PlacesField, toRoleAssignments } from '../PlacesField.tsx';
import { keepUser, renewOne, usersQuery } from '../queries.ts';
import { GROUP_NOTICE_MS } from '../words.ts';

/** Form for groups, roles and the superadmin flag; for invited people, also for the name. */
export function UserForm({ user }: { user: CompanyUser }) {
  const { data } = useQuery(usersQuery());
  const [places, setPlaces] = useState<Map<number, MemberRole>>(new Map(user.groups.map(({ id, role }) => [id, role])));
  const [runs, setRuns] = useState(user.is_wl_superadmin);
  const form = useSubmit<'first_name' | 'last_name'>(async (names) => {
    const body = {
      version: user.version,
      ...(user.invitation && names),
      groups: toRoleAssignments(places),
      is_wl_superadmin: runs,
    };
    try {
      await keepUser(await call('PATCH /company/users/{uid}/', { params: { uid: user.uid }, body }));
    } catch (error) {
      // Version conflict: loads the other user's changes, so that the user can repeat the edit.
      const refusal = ApiError.of(error);
      if (refusal.status === 409 && refusal.body.current) await renewOne();
      throw error;
    }
    showNotice({ text: t(messages.saved), lasts: GROUP_NOTICE_MS });
  });
  return (
    <Form form={form}>
      {user.invitation && (
        <Section title={t(messages.nameTitle)} about={t(messages.nameAbout)}>
          <TextField
            name="first_name"
            label={t(messages.firstNameLabel)}
            autoComplete="off"
            isRequired
            maxLength={PERSON_NAME_MAX}
            defaultValue={user.first_name}
          />
          <TextField
            name="last_name"
            label={t(messages.lastNameLabel)}
            autoComplete="off"
            isRequired
            maxLength={PERSON_NAME_MAX}
            defaultValue={user.last_name}
          />
        </Section>
      )}
      <Section title={t(messages.rolesTitle)} about={t(messages.rolesAbout)}>
        <PlacesField
          label={t(messages.groupsTitle)}
          none={t(messages.noGroups)}
          options={data?.groups ?? user.groups}
          value={places}
          onChange={setPlaces}
        />
        <Switch isSelected={runs} onChange={setRuns}>
          {t(messages.superadmin)}
        </Switch>
        <FormMessage />
        <div>
          <SubmitButton>{t(messages.saveButton)}</SubmitButton>
        </div>
      </Section>
    </Form>
  );
}

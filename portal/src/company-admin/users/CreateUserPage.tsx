import type { MemberRole } from '@crewdock/contract/companies';
import { EMAIL_MAX, INVITATION_DAYS, PERSON_NAME_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { $session } from '../../session/session.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section, SectionsEnd } from '../../ui/patterns/Section.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { PlacesField, toRoleAssignments } from '../PlacesField.tsx';
import { keepUser, usersQuery } from '../queries.ts';

/** Invites a person with or without an account. Team leads may only invite managers into their groups. */
export function CreateUserPage() {
  const isSuperadmin = useStore($session)?.is_wl_superadmin ?? false;
  const { data } = useQuery(usersQuery());
  const [places, setPlaces] = useState<Map<number, MemberRole>>(new Map());
  const [runs, setRuns] = useState(false);
  const keyOf = useIdempotencyKey();
  const navigate = useNavigate();
  const form = useSubmit<'email' | 'first_name' | 'last_name'>(async (typed) => {
    const body = { ...typed, groups: toRoleAssignments(places), is_wl_superadmin: runs };
    await keepUser(await call('POST /company/users/', { body, idempotencyKey: keyOf(body) }));
    showNotice({ text: t(messages.invitationSentTo, { email: typed.email }), lasts: 5000 });
    await navigate('/admin/users');
  });
  return (
    <SectionsPage>
      <BackLink to="/admin/users">{t(messages.usersTitle)}</BackLink>
      <h1>{t(messages.inviteTitle)}</h1>
      <Form form={form}>
        <Section title={t(messages.profileTitle)} about={t(messages.inviteAbout, { days: INVITATION_DAYS })}>
          <TextField
            name="email"
            label={t(messages.emailLabel)}
            type="email"
            autoComplete="off"
            isRequired
            maxLength={EMAIL_MAX}
          />
          <TextField
            name="first_name"
            label={t(messages.firstNameLabel)}
            autoComplete="off"
            isRequired
            maxLength={PERSON_NAME_MAX}
          />
          <TextField
            name="last_name"
            label={t(messages.lastNameLabel)}
            autoComplete="off"
            isRequired
            maxLength={PERSON_NAME_MAX}
          />
        </Section>
        <Section title={t(messages.groupsTitle)} about={t(messages.groupsAbout)}>
          <PlacesField
            label={t(messages.groupsTitle)}
            none={t(messages.noGroups)}
            options={data?.groups ?? []}
            value={places}
            roles={isSuperadmin ? [1, 2, 0] : [2]}
            onChange={setPlaces}
          />
        </Section>
        {isSuperadmin && (
          <Section title={t(messages.superadmin)} about={t(messages.superadminAbout)}>
            <Switch isSelected={runs} onChange={setRuns}>
              {t(messages.superadmin)}
            </Switch>
          </Section>
        )}
        <SectionsEnd>
          <FormMessage />
          <Actions>
            <SubmitButton>{t(messages.sendInvitationButton)}</SubmitButton>
            <ButtonLink to="/admin/users">{t(messages.cancelButton)}</ButtonLink>
          </Actions>
        </SectionsEnd>
      </Form>
    </SectionsPage>
  );
}

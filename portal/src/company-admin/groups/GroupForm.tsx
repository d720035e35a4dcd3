import type { CompanyGroup } from '@crewdock/contract/company-groups';
import type { MemberRole } from '@crewdock/contract/companies';
import { GROUP_NAME_MAX } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { Section, SectionsEnd } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { PlacesField, toRoleAssignments } from '../PlacesField.tsx';
import { groupsQuery } from '../queries.ts';

interface Props {
  /** The group to edit; undefined for a new group. */
  group?: CompanyGroup;
  label: string;
  onSave: (typed: { name: string; members: { id: string; role: MemberRole }[] }) => Promise<void>;
}

/** Form for the name of a group, and its members with their roles. */
export function GroupForm({ group, label, onSave }: Props) {
  const { data } = useQuery(groupsQuery());
  const everybody = data?.items.find(({ id }) => id === 0)?.members ?? group?.members ?? [];
  const [members, setMembers] = useState<Map<string, MemberRole>>(
    new Map(group?.members.map(({ user, role }) => [user.id, role])),
  );
  const form = useSubmit<'name'>(({ name }) => onSave({ name, members: toRoleAssignments(members) }));
  return (
    <Form form={form}>
      <Section title={t(messages.groupTitle)}>
        <TextField
          name="name"
          label={t(messages.groupNameLabel)}
          isRequired
          maxLength={GROUP_NAME_MAX}
          defaultValue={group?.name}
        />
      </Section>
      <Section title={t(messages.membersTitle)} about={t(messages.membersAbout)}>
        <PlacesField
          label={t(messages.membersTitle)}
          none={t(messages.noMembers)}
          options={everybody.map(({ user }) => ({ id: user.id, name: user.full_name || user.username }))}
          value={members}
          onChange={setMembers}
        />
      </Section>
      <SectionsEnd>
        <FormMessage />
        <Actions>
          <SubmitButton>{label}</SubmitButton>
          <ButtonLink to="/admin/groups">{t(messages.cancelButton)}</ButtonLink>
        </Actions>
      </SectionsEnd>
    </Form>
  );
}

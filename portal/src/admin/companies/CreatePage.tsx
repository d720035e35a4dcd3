import { COMPANY_NAME_MAX, EMAIL_MAX, PERSON_NAME_MAX } from '@crewdock/contract/limits';
import { companies } from '@crewdock/contract/staff/companies';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { rowsKey } from '../../table/queries.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { LeaveGuard } from '../../ui/patterns/LeaveGuard.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { PATH } from './words.ts';

const EMPTY = { name: '', slug: '', email: '', first_name: '', last_name: '' };
type Name = keyof typeof EMPTY;

/** Form that creates a company and invites its superadmin. */
export function CreateCompanyPage() {
  const navigate = useNavigate();
  const [texts, setTexts] = useState(EMPTY);
  const [isSent, setSent] = useState(false);
  const keyOf = useIdempotencyKey();
  const form = useSubmit<Name>(async ({ name, slug, ...superadmin }) => {
    const body = { name, slug, superadmin };
    const row = await call('POST /admin-panel/companies/', { body, idempotencyKey: keyOf(body) });
    setSent(true);
    showNotice({ text: 'Data added successfully' });
    void queryClient.invalidateQueries({ queryKey: rowsKey(companies) });
    await navigate(`${PATH}?open=${row.id}`, { replace: true });
  });
  const at = (name: Name) => ({
    name,
    value: texts[name],
    onChange: (value: string) => setTexts({ ...texts, [name]: value }),
    isRequired: true,
    autoComplete: 'off',
  });
  const isTyped = Object.values(texts).some((text) => text !== '');
  return (
    <SectionsPage>
      <BackLink to={PATH}>Companies</BackLink>
      <h1>New company</h1>
      <Form form={form}>
        <Section
          title="Company"
          about="Its portal opens at once. Colours, logo and the rest are its superadmin’s to set."
        >
          <TextField {...at('name')} label="Name" maxLength={COMPANY_NAME_MAX} />
          <TextField
            {...at('slug')}
            label="Short name"
            maxLength={40}
            description="Stands before our host in its portal’s address: small letters, digits and hyphens."
          />
        </Section>
        <Section title="First superadmin" about="Is mailed an invitation, which works for a week.">
          <TextField {...at('email')} label="E-mail" type="email" maxLength={EMAIL_MAX} />
          <TextField {...at('first_name')} label="First name" maxLength={PERSON_NAME_MAX} />
          <TextField {...at('last_name')} label="Last name" maxLength={PERSON_NAME_MAX} />
          <FormMessage />
          <Actions>
            <SubmitButton>Make the company</SubmitButton>
            <ButtonLink to={PATH}>Cancel</ButtonLink>
          </Actions>
        </Section>
      </Form>
      <LeaveGuard isAtRisk={() => isTyped && !isSent && !form.isPending}>What you typed isn’t saved.</LeaveGuard>
    </SectionsPage>
  );
}

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
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

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
    showNotice({ text: t(messages.added) });
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
      <BackLink to={PATH}>{t(messages.listLink)}</BackLink>
      <h1>{t(messages.newTitle)}</h1>
      <Form form={form}>
        <Section title={t(messages.companyTitle)} about={t(messages.companyText)}>
          <TextField {...at('name')} label={t(messages.nameLabel)} maxLength={COMPANY_NAME_MAX} />
          <TextField
            {...at('slug')}
            label={t(messages.slugLabel)}
            maxLength={40}
            description={t(messages.slugDescription)}
          />
        </Section>
        <Section title={t(messages.superadminTitle)} about={t(messages.superadminText)}>
          <TextField {...at('email')} label={t(messages.emailLabel)} type="email" maxLength={EMAIL_MAX} />
          <TextField {...at('first_name')} label={t(messages.firstNameLabel)} maxLength={PERSON_NAME_MAX} />
          <TextField {...at('last_name')} label={t(messages.lastNameLabel)} maxLength={PERSON_NAME_MAX} />
          <FormMessage />
          <Actions>
            <SubmitButton>{t(messages.createButton)}</SubmitButton>
            <ButtonLink to={PATH}>{t(messages.cancelButton)}</ButtonLink>
          </Actions>
        </Section>
      </Form>
      <LeaveGuard isAtRisk={() => isTyped && !isSent && !form.isPending}>{t(messages.unsavedCompany)}</LeaveGuard>
    </SectionsPage>
  );
}

import type { PeopleTable } from '@crewdock/contract/staff/people';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { queryClient } from '../../queryClient.ts';
import { callTable, rowsKey } from '../../table/queries.ts';
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
import { AccountFields, ACCOUNT_TEXT_FIELDS, type AccountTextName, type AccountTexts } from './AccountFields.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { accountPath, ACCOUNT_TABLE_PAGES } from './places.ts';
import type { AccountRow } from './queries.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const EMPTY = Object.fromEntries(ACCOUNT_TEXT_FIELDS.map((name) => [name, ''])) as AccountTexts;

/** An account that already has the entered email address. */
interface Existing {
  uid: string;
  table: PeopleTable['name'] | null;
}

/** Form that creates an account and invites its owner. */
export function CreateAccountPage({ table }: { table: PeopleTable }) {
  const navigate = useNavigate();
  const { path, title } = ACCOUNT_TABLE_PAGES[table.name];
  const [texts, setTexts] = useState(EMPTY);
  const [manager, setManager] = useState<number | null>(null);
  const [existing, setExisting] = useState<Existing | null>(null);
  const [isSent, setSent] = useState(false);
  const keyOf = useIdempotencyKey();
  const form = useSubmit<AccountTextName>(async (values) => {
    const body = { ...values, manager };
    try {
      const row = await callTable<AccountRow>(`POST /admin-panel/${table.name}/`, {
        body,
        idempotencyKey: keyOf(body),
      });
      setSent(true);
      showNotice({ text: t(messages.accountAdded) });
      void queryClient.invalidateQueries({ queryKey: rowsKey(table) });
      await navigate(accountPath(table.name, row.uid), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === 'account_exists')
        setExisting(error.body.current as Existing);
      throw error;
    }
  });
  const isTyped = ACCOUNT_TEXT_FIELDS.some((name) => texts[name] !== '');
  return (
    <SectionsPage>
      <BackLink to={path}>{t(title)}</BackLink>
      <h1>{t(messages.newTitle, { table: table.name })}</h1>
      <Section title={t(messages.profileTitle)} about={t(messages.newText)}>
        <Form form={form}>
          <AccountFields
            {...{ table, texts, manager }}
            isConfirmed={false}
            emailNote={
              existing?.table && (
                <Link to={accountPath(existing.table, existing.uid)}>{t(messages.existingAccountLink)}</Link>
              )
            }
            onText={(name, value) => {
              if (name === 'email') setExisting(null);
              setTexts({ ...texts, [name]: value });
            }}
            onManager={setManager}
          />
          <FormMessage />
          <Actions>
            <SubmitButton>{t(messages.createButton)}</SubmitButton>
            <ButtonLink to={path}>{t(messages.cancelButton)}</ButtonLink>
          </Actions>
        </Form>
      </Section>
      <LeaveGuard isAtRisk={() => isTyped && !isSent && !form.isPending}>{t(messages.unsavedAccount)}</LeaveGuard>
    </SectionsPage>
  );
}

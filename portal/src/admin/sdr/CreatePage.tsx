import type { LeadTable } from '@crewdock/contract/staff/leads';
import type { Row } from '@crewdock/contract/table';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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
import { Actions } from '../../ui/primitives/Actions.ts';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { LeadFields, LEAD_TEXT_FIELDS, type LeadTextName, type LeadTexts } from './LeadFields.tsx';
import { leadPath, LEAD_TABLE_PAGES } from './places.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const EMPTY = Object.fromEntries(LEAD_TEXT_FIELDS.map((name) => [name, ''])) as LeadTexts;

export function CreateLeadPage({ table }: { table: LeadTable }) {
  const navigate = useNavigate();
  const { path, title } = LEAD_TABLE_PAGES[table.name];
  const [texts, setTexts] = useState(EMPTY);
  /** Undefined if no owner was chosen: the lead's author then becomes the owner. */
  const [owner, setOwner] = useState<number | null | undefined>();
  const [isSent, setSent] = useState(false);
  const keyOf = useIdempotencyKey();
  const form = useSubmit<LeadTextName>(async (values) => {
    const body = { ...values, next_step_on: values.next_step_on || null, ...(owner !== undefined && { owner }) };
    const sent = { body, idempotencyKey: keyOf(body) };
    const row = await callTable<Row<LeadTable>>(`POST /admin-panel/${table.name}/`, sent);
    setSent(true);
    showNotice({ text: t(messages.leadAdded) });
    void queryClient.invalidateQueries({ queryKey: rowsKey(table) });
    await navigate(leadPath(table.name, row.id), { replace: true });
  });
  const isTyped = LEAD_TEXT_FIELDS.some((name) => texts[name] !== '');
  return (
    <SectionsPage>
      <BackLink to={path}>{t(title)}</BackLink>
      <h1>{t(messages.newTitle)}</h1>
      <Section title={t(messages.leadTitle)} about={t(messages.newText)}>
        <Form form={form}>
          <LeadFields
            table={table}
            texts={texts}
            owner={owner ?? null}
            onText={(name, value) => setTexts({ ...texts, [name]: value })}
            onOwner={setOwner}
          />
          <FormMessage />
          <Actions>
            <SubmitButton>{t(messages.createButton)}</SubmitButton>
            <ButtonLink to={path}>{t(messages.cancelButton)}</ButtonLink>
          </Actions>
        </Form>
      </Section>
      <LeaveGuard isAtRisk={() => isTyped && !isSent && !form.isPending}>{t(messages.unsavedNewLead)}</LeaveGuard>
    </SectionsPage>
  );
}

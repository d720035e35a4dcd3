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
    showNotice({ text: 'Data added successfully' });
    void queryClient.invalidateQueries({ queryKey: rowsKey(table) });
    await navigate(leadPath(table.name, row.id), { replace: true });
  });
  const isTyped = LEAD_TEXT_FIELDS.some((name) => texts[name] !== '');
  return (
    <SectionsPage>
      <BackLink to={path}>{title}</BackLink>
      <h1>New lead</h1>
      <Section title="Who and what" about="Yours, unless you name another owner. Nothing of it is on the market.">
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
            <SubmitButton>Save the lead</SubmitButton>
            <ButtonLink to={path}>Cancel</ButtonLink>
          </Actions>
        </Form>
      </Section>
      <LeaveGuard isAtRisk={() => isTyped && !isSent && !form.isPending}>What you typed isn’t saved.</LeaveGuard>
    </SectionsPage>
  );
}

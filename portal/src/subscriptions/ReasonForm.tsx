import { LEAVING_MAX } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { FieldRefusal, useSubmit } from '../ui/form/useSubmit.ts';
import { Message } from '../ui/Message.tsx';
import { RadioList } from '../ui/RadioList.tsx';
import { ToMarket } from './LinkPage.tsx';
import { reasonsQuery } from './queries.ts';

const QUESTION = 'Would you tell us why?';

/** The subscription has ended; whoever likes says why. */
export function ReasonForm({ uidb64 }: { uidb64: string }) {
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [isDone]);
  const form = useSubmit<'comment'>(async ({ comment }) => {
    if (!reason && !comment.trim()) throw new FieldRefusal({ comment: 'Choose a reason or write something.' });
    const body = { ...(reason && { reason: Number(reason) }), comment };
    await call('POST /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, body });
    setDone(true);
  });
  if (isDone) {
    return (
      <Place ref={heading} tabIndex={-1} role="status">
        <Message level="h1" icon={<MailX />} title="Thank you">
          <p>You are unsubscribed, and we know what to do better.</p>
          <ToMarket />
        </Message>
      </Place>
    );
  }
  return (
    <Place ref={heading} tabIndex={-1}>
      <AuthPage title="You’ve been unsubscribed" lead={QUESTION} foot={<ToMarket />}>
        <Form form={form}>
          {reasons.length > 0 && (
            <RadioList
              label={QUESTION}
              value={reason}
              options={reasons.map(({ id, label }) => ({ id: String(id), label }))}
              onChange={setReason}
            />
          )}
          <TextArea name="comment" label="Anything else" rows={3} maxLength={LEAVING_MAX} />
          <FormMessage />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </AuthPage>
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

import { LEAVING_MAX } from '@crewdock/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import MailX from 'lucide-react/icons/mail-x';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { FieldRefusal, useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { Message } from '../ui/primitives/Message.tsx';
import { RadioList } from '../ui/primitives/RadioList.tsx';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { ToMarket } from './LinkPage.tsx';
import { reasonsQuery } from './queries.ts';
import type { SubscriptionApi } from './ways.ts';

interface Props {
  way: SubscriptionApi;
  uidb64: string;
  /** Restores the subscription. Called when the user presses the button. */
  onBack: () => Promise<void>;
}

/** Shown after unsubscribing: asks for a reason, and offers to restore the subscription. */
export function ReasonForm({ way, uidb64, onBack }: Props) {
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button was removed.
  useEffect(() => heading.current?.focus(), [isDone]);
  const form = useSubmit<'comment'>(async ({ comment }) => {
    if (!reason && !comment.trim()) throw new FieldRefusal({ comment: t(messages.reasonMissing) });
    const body = { ...(reason && { reason: Number(reason) }), comment };
    await way.end(uidb64, body);
    setDone(true);
  });
  const back = useMutation({ mutationFn: onBack, onError: tellRefusal });
  const again = (
    <Button isPending={back.isPending} onPress={() => back.mutate()}>
      {t(messages.subscribeAgainButton)}
    </Button>
  );
  if (isDone) {
    return (
      <Place ref={heading} tabIndex={-1} role="status">
        <Message level="h1" icon={<MailX />} title={t(messages.thanksTitle)}>
          <p>{t(messages.thanksText)}</p>
          <Ways>
            {again}
            <ToMarket />
          </Ways>
        </Message>
      </Place>
    );
  }
  return (
    <Place ref={heading} tabIndex={-1}>
      <FormPage
        title={t(messages.unsubscribed)}
        lead={t(messages.reasonQuestion)}
        foot={
          <Ways>
            {again}
            <ToMarket />
          </Ways>
        }
      >
        <Form form={form}>
          {reasons.length > 0 && (
            <RadioList
              label={t(messages.reasonQuestion)}
              value={reason}
              options={reasons.map(({ id, label }) => ({ id: String(id), label }))}
              onChange={setReason}
            />
          )}
          <TextArea name="comment" label={t(messages.commentLabel)} rows={3} maxLength={LEAVING_MAX} />
          <FormMessage />
          <SubmitButton>{t(messages.sendReasonButton)}</SubmitButton>
        </Form>
      </FormPage>
    </Place>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

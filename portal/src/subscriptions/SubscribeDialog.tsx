import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { EMAIL_MAX } from '@crewdock/contract/limits';
import type { Frequency } from '@crewdock/contract/subscriptions';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { call } from '../api.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { $session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../ui/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { notify } from '../ui/notices.ts';
import { RadioList } from '../ui/RadioList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FilterWords } from './FilterWords.tsx';
import { everythingOf } from './ways.ts';

interface Props {
  kind: CardKind;
  /** The view, as the market's address carries it. */
  query: string;
  /** The same in words. */
  filters: string[];
  isOpen: boolean;
  onClose: () => void;
}

const FREQUENCIES = [
  { id: 'daily', label: 'Once a day at most' },
  { id: 'weekly', label: 'Once a week at most' },
];

/** Asks how often a market view shall be mailed, and visitors where to. */
export default function SubscribeDialog({ kind, query, filters, isOpen, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setSentTo(null);
    onClose();
  };
  return (
    <Dialog title={`Mail me new ${KINDS[kind].nouns}`} isOpen={isOpen} onClose={close}>
      {sentTo === null ? (
        <Ask
          kind={kind}
          query={query}
          filters={filters}
          onAsked={(email, isConfirmed) => (isConfirmed ? close() : setSentTo(email))}
        />
      ) : (
        <>
          <p role="status">We have sent a mail to {sentTo}: follow its link to confirm.</p>
          <DialogActions>
            <Button autoFocus onPress={close}>
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface AskProps extends Pick<Props, 'kind' | 'query' | 'filters'> {
  onAsked: (email: string, isConfirmed: boolean) => void;
}

function Ask({ kind, query, filters, onAsked }: AskProps) {
  const session = useStore($session);
  const captcha = useCaptcha();
  const keyOf = useIdempotencyKey();
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const type = KINDS[kind].market;
  const form = useSubmit<'email'>(async ({ email: typed }) => {
    const email = session?.email ?? typed;
    try {
      const asked = { query, frequency, email };
      const g_response = session ? undefined : await captcha.token();
      const body = { ...asked, message_id: keyOf({ type, ...asked }), g_response };
      const { is_confirmed } = await call('POST /market/{type}/subscribe/', { params: { type }, body });
      if (is_confirmed) notify({ text: 'Thank you for subscribing!' });
      onAsked(email, is_confirmed);
    } catch (error) {
      captcha.reset();
      throw error;
    }
  });
  return (
    <Form form={form} aria-label="Subscription">
      <FilterWords filters={filters} everything={everythingOf({ type })} />
      <RadioList
        label="How often"
        value={frequency}
        options={FREQUENCIES}
        autoFocus
        onChange={(id) => setFrequency(id as Frequency)}
      />
      {session ? (
        <p>To {session.email}. Your settings have all your subscriptions.</p>
      ) : (
        <TextField name="email" label="E-mail" type="email" autoComplete="email" isRequired maxLength={EMAIL_MAX} />
      )}
      {!session && captcha.element}
      <FormMessage />
      <SubmitButton>Subscribe</SubmitButton>
    </Form>
  );
}

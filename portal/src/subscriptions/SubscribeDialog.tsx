import { EMAIL_MAX } from '@crewdock/contract/limits';
import type { DigestSchedule, Frequency } from '@crewdock/contract/subscriptions';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { $session } from '../session/session.ts';
import { Actions } from '../ui/primitives/Actions.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { RadioList } from '../ui/primitives/RadioList.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import { describeSchedule, newSchedule } from './digestTime.ts';
import { DigestTimeFields } from './DigestTimeFields.tsx';
import { FilterWords } from './FilterWords.tsx';

/** Data that is sent for a new subscription. */
interface Subscription extends DigestSchedule {
  email: string;
  /** Idempotency key; does not change while the input stays the same. */
  message_id: string;
  g_response: string | undefined;
}

interface Props {
  title: string;
  /**
   * `view` is the view in the API's format, `filters` are its filters as display text, and `everything` is the text for
   * a view without filters.
   */
  view: object;
  filters: string[];
  everything: string;
  /**
   * Whether a signed-in user's own address is used without confirmation, with a choice of frequency. If false, a
   * confirmation link is always sent by email.
   */
  isOwnAtOnce: boolean;
  /** Sends the subscription. Resolves to true if it is already confirmed. */
  subscribe: (subscription: Subscription) => Promise<boolean>;
  isOpen: boolean;
  onClose: () => void;
}

const getFrequencies = () => [
  { id: 'daily', label: t(messages.frequencyDaily) },
  { id: 'weekly', label: t(messages.frequencyWeekly) },
];

/** Dialog to subscribe to new results by email. Visitors enter an email address. */
export function SubscribeDialog(props: Props) {
  const { title, isOpen, onClose } = props;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setSentTo(null);
    onClose();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      {sentTo === null ? (
        <Ask {...props} onAsked={(email, isConfirmed) => (isConfirmed ? close() : setSentTo(email))} />
      ) : (
        <>
          <p role="status">{t(messages.linkSent, { email: sentTo })}</p>
          <DialogActions>
            <Button autoFocus onPress={close}>
              {t(messages.closeButton)}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

type AskProps = Omit<Props, 'isOpen' | 'onClose'> & { onAsked: (email: string, isConfirmed: boolean) => void };

function Ask({ view, filters, everything, isOwnAtOnce, subscribe, onAsked }: AskProps) {
  const session = useStore($session);
  const captcha = useCaptcha();
  const keyOf = useIdempotencyKey();
  const [schedule, setSchedule] = useState(newSchedule);
  const own = isOwnAtOnce ? session?.email : undefined;
  const form = useSubmit<'email'>(async ({ email: typed }) => {
    const email = own ?? typed;
    try {
      const g_response = own === undefined ? await captcha.token() : undefined;
      const message_id = keyOf({ view, schedule, email });
      const isConfirmed = await subscribe({ email, ...schedule, message_id, g_response });
      if (isConfirmed) showNotice({ text: t(messages.confirmedNotice) });
      onAsked(email, isConfirmed);
    } catch (error) {
      captcha.reset();
      throw error;
    }
  });
  return (
    <Form form={form} aria-label={t(messages.formName)}>
      <FilterWords filters={filters} everything={everything} />
      {isOwnAtOnce ? (
        <RadioList
          label={t(messages.frequencyLabel)}
          value={schedule.frequency}
          options={getFrequencies()}
          autoFocus
          onChange={(id) => setSchedule({ ...schedule, frequency: id as Frequency })}
        />
      ) : (
        <p>{t(messages.fixedFrequency)}</p>
      )}
      <Actions>
        <DigestTimeFields schedule={schedule} onChange={(change) => setSchedule({ ...schedule, ...change })} />
      </Actions>
      <p>{describeSchedule(schedule)}</p>
      {own === undefined ? (
        <TextField
          name="email"
          label={t(messages.emailLabel)}
          type="email"
          autoComplete="email"
          isRequired
          maxLength={EMAIL_MAX}
          defaultValue={session?.email ?? ''}
        />
      ) : (
        <p>{t(messages.ownEmail, { email: own })}</p>
      )}
      {own === undefined && captcha.element}
      <FormMessage />
      <SubmitButton>{t(messages.subscribeButton)}</SubmitButton>
    </Form>
  );
}

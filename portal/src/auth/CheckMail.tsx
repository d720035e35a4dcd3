import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import type { Failure } from '../ui/patterns/form/failure.ts';
import { MessagePicture } from '../ui/primitives/Message.tsx';
import { showNotice } from '../ui/patterns/notices.ts';

interface Props {
  children: ReactNode;
  /** Sends the email again; resolves to true on success. */
  onSendAgain: () => Promise<boolean>;
  captcha: ReactNode;
  /** Error of the last attempt to send the email again, or null. */
  failure: Failure | null;
  /** Links to other pages, shown below the message. */
  foot: ReactNode;
}

const WAIT_MS = 60_000;

/**
 * Tells the user that an email was sent, with a button that sends it again. Takes the focus, because this message
 * replaces a form.
 */
export function CheckMail({ children, onSendAgain, captcha, failure, foot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [until, setUntil] = useState(() => Date.now() + WAIT_MS);
  // Capped, because `now` might be outdated at the start of a new wait.
  const left = Math.min(WAIT_MS / 1000, useSecondsUntil(until));
  const [sending, setSending] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function sendAgain() {
    setSending(true);
    if (await onSendAgain()) {
      setUntil(Date.now() + WAIT_MS);
      showNotice({ text: t(messages.sentAgain) });
    }
    setSending(false);
  }

  return (
    <Frame>
      <MessagePicture aria-hidden="true">
        <MailCheck />
      </MessagePicture>
      <h1 ref={heading} tabIndex={-1}>
        {t(messages.sentTitle)}
      </h1>
      <Words>{children}</Words>
      <p>{t(messages.sentHint)}</p>
      {captcha}
      <Button onPress={() => void sendAgain()} isDisabled={left > 0 || sending}>
        {left > 0 ? t(messages.sendAgainIn, { seconds: left }) : t(messages.sendAgainButton)}
      </Button>
      <Problem role="alert">{failure?.text}</Problem>
      <div>{foot}</div>
    </Frame>
  );
}

/**
 * Returns the seconds until a time, at least 0. Reads the clock instead of counting ticks, because browsers throttle
 * timers in background windows.
 */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  color: var(--muted);

  > h1 {
    color: var(--text);
    font-size: 1.75rem;
    letter-spacing: -0.022em;
    outline: 0;
  }

  > button {
    min-inline-size: 152px;
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  color: var(--text);
  font-size: 1rem;
`;

const Problem = styled.p`
  color: var(--red);

  &:empty {
    display: none;
  }
`;

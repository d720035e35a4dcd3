import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { portalName } from '../session/company.ts';
import { $session } from '../session/session.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { ContactForm } from './ContactForm.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';

/** The contact page: a message to the user's account manager. */
export function ContactPage() {
  const session = useStore($session);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Layout>
      <About>
        <h1>{t(session ? messages.managerTitle : messages.visitorTitle)}</h1>
        <p>{t(session ? messages.managerText : messages.visitorText, { portal: portalName() })}</p>
      </About>
      {sentTo ? (
        <div role="status">
          <Message icon={<CircleCheck />} title={t(messages.sentTitle)}>
            <p>{t(messages.sentText, { email: sentTo })}</p>
            <Button autoFocus onPress={() => setSentTo(null)}>
              {t(messages.writeAnotherButton)}
            </Button>
          </Message>
        </div>
      ) : (
        <ContactForm onSent={setSentTo} />
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 560px);
  gap: 24px 72px;
  ${pageWidth}
  padding-block: 40px 120px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 560px);
    padding-block: 28px 80px;
  }
`;

const About = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;

  > h1 {
    font-size: 1.5rem;
  }

  > p {
    color: var(--muted);
  }
`;

import { isolatedText } from '@crewdock/contract/isolated-text';
import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { styled } from 'styled-components';
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
        <h1>{session ? 'Contact your manager' : 'Contact us'}</h1>
        <p>
          {session
            ? `Anything about your cards, your account or your work with ${isolatedText(portalName())}. Your manager writes back.`
            : `Anything about ${isolatedText(portalName())}. People read it and write back.`}
        </p>
      </About>
      {sentTo ? (
        <div role="status">
          <Message icon={<CircleCheck />} title="Message successfully sent">
            <p>The answer goes to {sentTo}.</p>
            <Button autoFocus onPress={() => setSentTo(null)}>
              Write another message
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

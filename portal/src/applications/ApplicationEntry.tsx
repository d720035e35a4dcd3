import type { ReceivedApplication } from '@crewdock/contract/applications';
import { relativeDate } from '@crewdock/sdk/cards/date';
import { FileDown, Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { saveFrom } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { notifyError } from '../ui/notices.ts';

/** What somebody wrote, how to answer, and their CV. */
export function ApplicationEntry({ application }: { application: ReceivedApplication }) {
  const { name, email, phone_number, message, cv, company, site, created } = application;
  const from = site ? new URL(site).host : company?.name;
  return (
    <Entry>
      <Head>
        <h2>{name}</h2>
        <p>
          <time dateTime={created}>{relativeDate(created)}</time>
          {from && ` on ${from}`}
        </p>
      </Head>
      <Ways>
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <Mail aria-hidden="true" />
          {email}
        </a>
        {phone_number && (
          <span>
            <Phone aria-hidden="true" />
            {phone_number}
          </span>
        )}
      </Ways>
      {message && <Text>{message}</Text>}
      {cv && (
        <p>
          <Button onPress={() => void saveFrom(cv.url).catch(() => notifyError())}>
            <FileDown aria-hidden="true" />
            <FileName>{cv.name}</FileName>
          </Button>
        </p>
      )}
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  gap: 10px;
  padding-block: 20px;
  overflow-wrap: anywhere;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;

  > h2 {
    font-size: 1rem;
  }

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;

  > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    color: inherit;
  }
`;

const Text = styled.p`
  max-inline-size: 68ch;
  white-space: pre-line;
`;

const FileName = styled.span`
  max-inline-size: min(360px, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
`;

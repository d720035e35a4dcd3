import type { CompanyDomain } from '@crewdock/contract/company-domain';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';

interface Props {
  domain: string;
  record: NonNullable<CompanyDomain['record']>;
  host: string;
}

/** The required DNS records: a TXT record that proves ownership, and a CNAME record for the portal's host. */
export function Records({ domain, record, host }: Props) {
  return (
    <List aria-label={t(messages.records, { domain })}>
      <DnsRecord type="TXT" name={record.name} value={record.value} />
      <DnsRecord type="CNAME" name={domain} value={host} />
    </List>
  );
}

function DnsRecord({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <Entry>
      <b>{type}</b>
      <Fact what={t(messages.recordName, { type })} text={name} />
      <Fact what={t(messages.recordValue, { type })} text={value} />
    </Entry>
  );
}

function Fact({ what, text }: { what: string; text: string }) {
  async function copy() {
    if (await copyText(text)) showNotice({ text: t(messages.copied) });
  }
  return (
    <Line>
      <code>{text}</code>
      <Button
        $size="small"
        $kind="quiet"
        aria-label={t(messages.copyRecord, { record: what })}
        onPress={() => void copy()}
      >
        {t(messages.copyButton)}
      </Button>
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 8px 8px 8px 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: 0.8125rem;
`;

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;

  > code {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

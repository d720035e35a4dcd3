import { ORIGIN_MAX } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { FieldRefusal, useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { Section } from '../ui/patterns/Section.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { readOrigin } from './origins.ts';
import { changeOrigins, originsQuery } from './queries.ts';

/** The sites (origins) whose widgets can send forms to a company. Each change is saved immediately. */
export function OriginsSection({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useQuery(originsQuery(companyId));
  return (
    <Section title={t(messages.sitesTitle)} about={t(messages.sitesAbout)}>
      {data ? (
        <List companyId={companyId} origins={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting role="status" aria-label={t(messages.loading)}>
          {[0, 1].map((at) => (
            <Skeleton key={at} $height={44} />
          ))}
        </Waiting>
      )}
    </Section>
  );
}

function List({ companyId, origins }: { companyId: number; origins: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  async function remove(origin: string, at: number) {
    try {
      await changeOrigins(companyId, (from) => from.filter((other) => other !== origin));
    } catch (error) {
      return tellRefusal(error);
    }
    showNotice({
      text: t(messages.removed, { origin }),
      action: { label: t(messages.undo), run: () => void restore(origin, at) },
    });
    // Moves the focus, because the pressed button disappears with its list entry.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? field.current)?.focus();
  }

  async function restore(origin: string, at: number) {
    try {
      await changeOrigins(companyId, (from) => (from.includes(origin) ? from : from.toSpliced(at, 0, origin)));
    } catch (error) {
      tellRefusal(error);
    }
  }

  return (
    <>
      {origins.length > 0 ? (
        <Sites ref={list} aria-label={t(messages.sites)}>
          {origins.map((origin, at) => (
            <li key={origin}>
              <Globe aria-hidden="true" />
              <span>{origin}</span>
              <IconButton
                $size={32}
                aria-label={t(messages.remove, { name: origin })}
                onPress={() => void remove(origin, at)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </Sites>
      ) : (
        <Empty>{t(messages.noSites)}</Empty>
      )}
      <Add companyId={companyId} origins={origins} fieldRef={field} />
    </>
  );
}

interface AddProps {
  companyId: number;
  origins: string[];
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Form that adds an origin. The field has the same name as in the API, by which errors are assigned to the field. */
function Add({ companyId, origins, fieldRef }: AddProps) {
  const [text, setText] = useState('');
  const form = useSubmit<'allowed_origins'>(async () => {
    const read = readOrigin(text, origins);
    if ('problem' in read) throw new FieldRefusal({ allowed_origins: read.problem });
    await changeOrigins(companyId, (from) => [...from, read.origin]);
    setText('');
    showNotice({ text: t(messages.added, { origin: read.origin }) });
  });
  return (
    <Form form={form} aria-label={t(messages.addSite)}>
      <Row>
        <TextField
          label={t(messages.siteLabel)}
          name="allowed_origins"
          placeholder="https://www.example.com"
          description={t(messages.siteDescription)}
          inputRef={fieldRef}
          value={text}
          onChange={setText}
          isRequired
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          maxLength={ORIGIN_MAX}
        />
        <SubmitButton>{t(messages.addSiteButton)}</SubmitButton>
      </Row>
      <FormMessage />
    </Form>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: 8px;
`;

const Sites = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 14px 8px;

    & + li {
      border-block-start: 1px solid var(--line);
    }
  }

  .lucide {
    flex: none;
    color: var(--muted);
  }

  span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Empty = styled.p`
  padding: 20px;
  border: 1px dashed var(--line);
  border-radius: var(--radius-card);
  color: var(--muted);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  > button {
    align-self: start;
    margin-block-start: 24px;
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      margin-block-start: 0;
    }
  }
`;

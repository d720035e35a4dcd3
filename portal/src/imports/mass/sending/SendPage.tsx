import type { CardKind } from '@crewdock/contract/kinds';
import { shortDay } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { call, callWithProgress } from '../../../api.ts';
import { useCaptcha } from '../../../captcha/useCaptcha.tsx';
import { t } from '../../../i18n/translate.ts';
import { queryClient } from '../../../queryClient.ts';
import { missingStatus } from '../../../query/missing.ts';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { Message } from '../../../ui/primitives/Message.tsx';
import { pageWidth } from '../../../ui/styles/pageWidth.ts';
import { RowsSkeleton } from '../../../ui/patterns/rows/RowsSkeleton.tsx';
import type { Chosen } from '../chosen.ts';
import { StartArea } from '../StartArea.tsx';
import { $leftOut, uploadWithRetries } from '../uploads.ts';
import * as messages from './messages.ts';
import { openLinkQuery, sentFilesQuery } from './queries.ts';
import { SentFiles } from './SentFiles.tsx';

/** Page for people without an account who received an import link. */
export function SendPage({ kind }: { kind: CardKind }) {
  const { id: key = '' } = useParams();
  const { data: link, error, refetch } = useQuery(openLinkQuery(key));
  const [params, setParams] = useSearchParams();
  const captcha = useCaptcha();
  const uid = params.get('sent');
  const isGone = missingStatus(error) || (link && link.kind !== kind);

  async function begin({ files, left }: Chosen): Promise<void> {
    const body = { files: files.length, g_response: await captcha.token() };
    captcha.reset();
    const begun = await call('POST /import_links/{key}/imports/', { params: { key }, body });
    $leftOut.setKey(begun.uid, left);
    void sendFiles(key, begun.uid, files);
    void queryClient.invalidateQueries({ queryKey: openLinkQuery(key).queryKey, exact: true });
    setParams({ sent: begun.uid });
  }

  if (isGone) {
    return (
      <Message level="h1" icon={<Link2Off />} title={t(messages.goneTitle)}>
        <p>{t(messages.goneText)}</p>
      </Message>
    );
  }
  return (
    <Layout>
      <h1>{t(messages.title, { kind })}</h1>
      {link ? (
        <>
          <p>{t(messages.text, { kind, day: shortDay(link.last_day) })}</p>
          {uid && (
            <SentFiles
              key={uid}
              kind={kind}
              linkKey={key}
              uid={uid}
              onRetry={(files) => void sendFiles(key, uid, files)}
            />
          )}
          {link.files_left > 0 ? (
            <StartArea kind={kind} onChosen={begin} max={link.files_left}>
              {uid && t(messages.addedText)}
            </StartArea>
          ) : (
            <p role="status">{t(messages.allReceived, { kind })}</p>
          )}
          {captcha.element}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Layout>
  );
}

async function sendFiles(key: string, uid: string, files: readonly File[]): Promise<void> {
  await uploadWithRetries(uid, files, {
    send: (file, onSent) =>
      callWithProgress(onSent)('POST /import_links/{key}/imports/{uid}/files/', {
        params: { key, uid },
        body: { file },
      }),
    onSent: () => queryClient.invalidateQueries({ queryKey: sentFilesQuery(key, uid).queryKey }),
  });
}

const Layout = styled.div`
  ${pageWidth}
  display: grid;
  gap: 16px;
  padding-block: 32px 64px;

  > p {
    max-inline-size: 640px;
    color: var(--muted);
  }
`;

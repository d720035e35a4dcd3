import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import FileBraces from 'lucide-react/icons/file-braces';
import FileDown from 'lucide-react/icons/file-down';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { Suspense, lazy, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call, saveFrom } from '../api.ts';
import { BLANK_DRAFT } from '../applications/draft.ts';
import { useAppliedLabel } from '../cards/AppliedBadge.tsx';
import { useAppliedOn } from '../cards/applied.ts';
import { isTalent } from '../cards/facts.ts';
import { $session } from '../session/session.ts';
import { bodyFor } from '../sharing/passwords.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { notifyError } from '../ui/patterns/notices.ts';
import type { ContactDialogTexts } from './ContactDialog.tsx';

const ApplyDialog = lazy(() => import('../applications/ApplyDialog.tsx'));
const ContactDialog = lazy(() => import('./ContactDialog.tsx'));

interface Props {
  kind: CardKind;
  card: TalentDetails | RequestDetails;
}

/** Actions on a card opened by a shared link, which need no account. Signed-in users can also contact the sender. */
export function SharedActions({ kind, card }: Props) {
  const session = useStore($session);
  const [open, setOpen] = useState<'apply' | 'contact' | null>(null);
  const [application, setApplication] = useState(BLANK_DRAFT);
  const [words, setWords] = useState<ContactDialogTexts>({ message: '', details: '' });
  const appliedLabel = useAppliedLabel(useAppliedOn(kind, card.id));
  const start = (action: 'apply' | 'contact') => {
    // Sends click statistics in the background; errors are ignored.
    void call(`POST /${kind}s/{id}/appl-clk/`, { params: { id: card.public_id }, body: {} }).catch(() => {});
    setOpen(action);
  };
  return (
    <Stack>
      {isTalent(card) ? (
        <>
          <CvButton linkKey={card.public_id} format="pdf" />
          <CvButton linkKey={card.public_id} format="json" />
        </>
      ) : (
        <>
          {appliedLabel && <p>{appliedLabel}</p>}
          {!(session && appliedLabel) && (
            <Button $kind={appliedLabel ? 'secondary' : 'primary'} onPress={() => start('apply')}>
              <Send aria-hidden="true" />
              {t(appliedLabel ? messages.newCvButton : messages.applyAsVisitorButton)}
            </Button>
          )}
        </>
      )}
      {session && (
        <Button onPress={() => start('contact')}>
          <Mail aria-hidden="true" />
          {t(messages.contactButton)}
        </Button>
      )}
      <Suspense>
        {open === 'apply' && !isTalent(card) && (
          <ApplyDialog
            job={card}
            draft={application}
            onDraft={(change) => setApplication((before) => ({ ...before, ...change }))}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'contact' && (
          <ContactDialog kind={kind} card={card} words={words} onWords={setWords} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Stack>
  );
}

function CvButton({ linkKey, format }: { linkKey: string; format: 'pdf' | 'json' }) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await saveFrom(`/api/talents/${linkKey}/open/cv/`, { ...bodyFor(linkKey), format });
    } catch {
      notifyError(t(messages.noCv));
    }
    setLoading(false);
  };
  return (
    <Button isPending={isLoading} onPress={() => void load()}>
      {format === 'pdf' ? <FileDown aria-hidden="true" /> : <FileBraces aria-hidden="true" />}
      {t(format === 'pdf' ? messages.downloadCvButton : messages.exportJsonButton)}
    </Button>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
`;

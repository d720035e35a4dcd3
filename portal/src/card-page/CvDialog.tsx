import type { TalentCard } from '@crewdock/contract/cards';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call, saveFrom } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { notifyError } from '../ui/patterns/notices.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Dialog with the generated and the uploaded CV of a talent; for staff, also with the owner's contact details. */
export default function CvDialog({ card, onClose }: { card: TalentCard; onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['cv', card.public_id],
    queryFn: ({ signal }) => call('GET /talents/{id}/cv/', { params: { id: card.public_id }, signal }),
    staleTime: 0,
    retry: false,
  });
  const contacts = data?.data?.contacts ?? null;
  const upload = data?.upload ?? null;
  const save = (path: string) => saveFrom(path).catch(() => notifyError(t(messages.noCv)));
  return (
    <Dialog title={t(messages.cvTitle, { name: card.name })} isOpen onClose={onClose}>
      {isError || (data && !data.cv_url && !data.upload) ? (
        <p role="alert">{t(messages.noCv)}</p>
      ) : data ? (
        <>
          {contacts && (
            <Contacts>
              {contacts.map(({ label, value, url }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{url ? <a href={url}>{value}</a> : value}</dd>
                </div>
              ))}
            </Contacts>
          )}
          <Files>
            {data.cv_url && (
              <Button onPress={() => void save(data.cv_url!)}>
                <Download aria-hidden="true" />
                {t(messages.pdfButton)}
              </Button>
            )}
            {data.json_url && (
              <Button onPress={() => void save(data.json_url!)}>
                <Download aria-hidden="true" />
                {t(messages.exportJsonButton)}
              </Button>
            )}
            {upload && (
              <Button onPress={() => void save(upload.url)}>
                <Download aria-hidden="true" />
                <span>
                  <UserText>{upload.name ?? t(messages.uploadedCv)}</UserText>
                </span>
              </Button>
            )}
          </Files>
        </>
      ) : (
        <Skeleton $height={80} />
      )}
      <DialogActions>
        <Button onPress={onClose}>{t(messages.closeButton)}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Contacts = styled.dl`
  display: grid;
  gap: 6px;

  > div {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    gap: 12px;
  }

  dt {
    color: var(--muted);
  }

  dd {
    overflow-wrap: anywhere;
  }

  a {
    color: var(--accent);
  }
`;

const Files = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  overflow-wrap: anywhere;
`;

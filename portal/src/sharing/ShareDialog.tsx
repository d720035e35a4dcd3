import type { ShareTag } from '@crewdock/contract/sharing';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { QrPicture } from './QrPicture.tsx';
import { RemoveTag } from './RemoveTag.tsx';
import { TagForm } from './TagForm.tsx';
import { ShareTagRow } from './TagRow.tsx';
import { type SharedEntity, setVerdictsOpen, tagsQuery } from './queries.ts';

interface Props {
  shared: SharedEntity;
  onClose: () => void;
}

type Step = { is: 'list' } | { is: 'new' } | { is: 'edit' | 'picture' | 'remove'; tag: ShareTag };

/** Dialog for shared links to a card or list. Each link has a recipient and settings for the data that it shows. */
export default function ShareDialog({ shared, onClose }: Props) {
  const query = useQuery(tagsQuery(shared));
  const [step, setStep] = useState<Step>({ is: 'list' });
  const back = () => setStep({ is: 'list' });
  return (
    <Dialog title={titleOf(step, shared)} isOpen isWide onClose={step.is === 'list' ? onClose : back}>
      {step.is === 'list' && (
        <>
          {query.data ? (
            <Tags shared={shared} tags={query.data.items} onStep={setStep} />
          ) : query.isError ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton $height={120} />
          )}
          <DialogActions>
            <Button onPress={onClose}>{t(messages.closeButton)}</Button>
            <ButtonLink to={`/statistics/${shared.type}/${shared.id}`}>{t(messages.statisticsLink)}</ButtonLink>
            <Button $kind="primary" onPress={() => setStep({ is: 'new' })}>
              <Plus aria-hidden="true" />
              {t(messages.newButton)}
            </Button>
          </DialogActions>
        </>
      )}
      {step.is === 'new' && <TagForm shared={shared} onDone={back} onCancel={back} />}
      {step.is === 'edit' && <TagForm shared={shared} tag={step.tag} onDone={back} onCancel={back} />}
      {step.is === 'picture' && <QrPicture tag={step.tag} onClose={back} />}
      {step.is === 'remove' && <RemoveTag shared={shared} tag={step.tag} onDone={back} />}
    </Dialog>
  );
}

interface TagsProps {
  shared: SharedEntity;
  tags: ShareTag[];
  onStep: (step: Step) => void;
}

function Tags({ shared, tags, onStep }: TagsProps) {
  if (tags.length === 0) {
    return <p>{t(messages.emptyText)}</p>;
  }
  return (
    <Rows aria-label={t(messages.links, { name: shared.name })}>
      {tags.map((tag) => (
        <li key={tag.public_key}>
          <ShareTagRow
            tag={tag}
            onEdit={() => onStep({ is: 'edit', tag })}
            onPicture={() => onStep({ is: 'picture', tag })}
            onVerdicts={(open) => void setVerdictsOpen(shared, tag, open)}
            onRemove={() => onStep({ is: 'remove', tag })}
          />
        </li>
      ))}
    </Rows>
  );
}

function titleOf(step: Step, { name }: SharedEntity): string {
  switch (step.is) {
    case 'list':
      return t(messages.shareTitle, { name });
    case 'new':
      return t(messages.newTitle);
    case 'edit':
      return t(messages.editTitle);
    case 'picture':
      return t(messages.qrCodeTitle, { recipient: step.tag.tag });
    case 'remove':
      return t(messages.removeTitle, { recipient: step.tag.tag });
  }
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { cardQuery } from '../cards/queries.ts';
import { marketPageQuery } from '../market/queries.ts';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Chip } from '../ui/primitives/Chip.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { labelLook, noteLook } from '../ui/styles/fieldLook.ts';
import { RadioList } from '../ui/primitives/RadioList.tsx';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  label: string;
  description: string;
  /** Public id of a job, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** Field that finds a job of the market by search. */
export function JobField({ label, description, value, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const job = useQuery({ ...cardQuery('request', value), enabled: value !== '' });
  const title = job.data?.title ?? value;
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {value && (
        <Picked>
          <Chip label={t(messages.remove, { name: title })} onRemove={() => onChange('')}>
            <UserText>{title}</UserText>
          </Chip>
        </Picked>
      )}
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <BriefcaseBusiness aria-hidden="true" />
        {t(value ? messages.pickOtherJobButton : messages.pickJobButton)}
      </Button>
      {value && job.isError && <Gone role="status">{t(messages.jobGone)}</Gone>}
      <Note>{description}</Note>
      <Dialog title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Found value={value} onPick={onChange} />
        <DialogActions>
          <Button $kind="primary" onPress={() => setOpen(false)}>
            {t(messages.doneButton)}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

function Found({ value, onPick }: { value: string; onPick: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useDebouncedInput(search, (text) => setSearch(text.trim()));
  const { data, error, refetch } = useQuery({
    ...marketPageQuery('request', { search: search || undefined }, 0),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        aria-label={t(messages.searchJobs)}
        placeholder={t(messages.searchJobsPlaceholder)}
        maxLength={100}
        value={draft}
        onChange={setDraft}
      />
      {data ? (
        <div>
          <p role="status">{data.total === 0 && t(messages.noJobs)}</p>
          <RadioList
            label={t(messages.jobs)}
            value={value}
            options={data.items.map((job) => ({ id: job.public_id, label: job.title }))}
            onChange={onPick}
          />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={240} />
      )}
    </>
  );
}

const Label = styled.span`
  ${labelLook}
`;

const Picked = styled.div`
  margin-block-end: 8px;
`;

const Gone = styled.p`
  margin-block-start: 6px;
  color: var(--amber);
  font-size: 0.8125rem;
`;

const Note = styled.p`
  ${noteLook}
`;

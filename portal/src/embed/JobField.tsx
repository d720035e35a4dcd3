import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cardQuery } from '../cards/queries.ts';
import { marketPageQuery } from '../market/queries.ts';
import { useDraft } from '../market/useDraft.ts';
import { Chip } from '../ui/Chip.tsx';
import { Combobox } from '../ui/Combobox.tsx';

interface Props {
  label: string;
  description: string;
  /** A public id, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** A job of the market, found by its words. */
export function JobField({ label, description, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useDraft(search, setSearch);
  const found = useQuery({
    ...marketPageQuery('jobs', { search: search.trim() || undefined }, 0),
    placeholderData: keepPreviousData,
  });
  const job = useQuery({ ...cardQuery('jobs', value), enabled: value !== '' });
  const options = (found.data?.items ?? []).map(({ public_id, title }) => ({ id: public_id, label: title }));
  const title = job.data?.title ?? options.find(({ id }) => id === value)?.label ?? value;
  return (
    <div>
      <Combobox
        label={label}
        description={description}
        placeholder="Find a job"
        options={options}
        isLoading={found.isLoading}
        handsOn
        inputValue={draft}
        onInputChange={setDraft}
        onBlur={() => setDraft('')}
        onSelectionChange={(id) => {
          if (id === null) return;
          onChange(String(id));
          setDraft('');
        }}
      />
      {value && (
        <Picked>
          <Chip label={`Remove ${title}`} onRemove={() => onChange('')}>
            {title}
          </Chip>
          {job.isError && <p role="status">This job isn’t public: the widget will say that it is gone.</p>}
        </Picked>
      )}
    </div>
  );
}

const Picked = styled.div`
  margin-block-start: 8px;

  > p {
    margin-block-start: 6px;
    color: var(--amber);
    font-size: 0.8125rem;
  }
`;

import type { SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { DialogActions } from '../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { saveSummary } from './saveSummary.ts';
import { buildImprovedSummary } from './summaryOf.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  talentId: number;
  improvement: SummaryImprovement;
  /** Requests a new suggestion for the current version of the card. */
  onAgain: () => void;
  onDone: () => void;
}

/**
 * The changes sentence by sentence, each with its source in the card. Unticked sentences are left out of the summary.
 */
export function SummaryProposal({ talentId, improvement, onAgain, onDone }: Props) {
  const { sentences, improves, present } = improvement;
  const [chosen, setChosen] = useState(() => sentences.map(({ change }) => change !== 'removed'));
  const [isSaving, setSaving] = useState(false);
  const summary = buildImprovedSummary(improvement, (at) => chosen[at]!);

  async function save() {
    setSaving(true);
    const became = await saveSummary(talentId, summary, improvement);
    setSaving(false);
    if (became === 'saved') return onDone();
    if (became !== 'changed') return;
    showNotice({
      tone: 'info',
      text: 'The card was changed meanwhile. This is proposed for how it is now.',
      lasts: 6000,
    });
    onAgain();
  }

  if (!improves) {
    return (
      <>
        <p>Nothing can be improved: the summary already says what the job asks for and the card proves.</p>
        <DialogActions>
          <Button $kind="primary" onPress={onDone}>
            Close
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <p>{writtenBy(improvement)} Only sentences with a tick will be in the summary.</p>
      <Sentences aria-label="Sentences of the summary">
        {sentences.map((sentence, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list of sentences is fixed
          <Sentence
            key={at}
            sentence={sentence}
            isChosen={chosen[at]!}
            onChange={(is) => setChosen(chosen.with(at, is))}
          />
        ))}
      </Sentences>
      <DialogActions>
        <Button $kind="quiet" onPress={onDone}>
          Cancel
        </Button>
        <Button
          $kind="primary"
          isPending={isSaving}
          isDisabled={summary === present || summary === ''}
          onPress={() => void save()}
        >
          Use this summary
        </Button>
      </DialogActions>
    </>
  );
}

interface SentenceProps {
  sentence: SummarySentence;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Sentence({ sentence: { change, text, evidence, answers }, isChosen, onChange }: SentenceProps) {
  const id = useId();
  const mark = MARKS[change];
  return (
    <li>
      <Checkbox isSelected={isChosen} onChange={onChange} aria-describedby={id}>
        <Words $isLeft={!isChosen}>
          <UserText as="paragraphs">{text}</UserText>
        </Words>
      </Checkbox>
      <Grounds id={id}>
        {mark.tone ? <Badge $tone={mark.tone}>{mark.label}</Badge> : <span>{mark.label}</span>}
        {evidence.map(({ field, text: told }) => (
          <span key={told}>
            {field === 'summary' && change === 'kept' ? FIELDS.summary : `${FIELDS[field]}: ${told}`}
          </span>
        ))}
        {answers.length > 0 && <span>The job asks for {answers.join('; ')}</span>}
      </Grounds>
    </li>
  );
}

const MARKS = {
  kept: { label: 'Kept', tone: null },
  added: { label: 'Added', tone: 'green' },
  removed: { label: 'Removed', tone: 'red' },
} as const;

const FIELDS: Record<SummarySentence['evidence'][number]['field'], string> = {
  summary: 'Present summary',
  skills: 'Skills',
  work_experience: 'Work experience',
  english_level: 'English',
  seniority: 'Seniority',
};

function writtenBy({ source, fallback }: SummaryImprovement): string {
  if (source === 'model') return 'A model wrote what is added, and each sentence was held against the card.';
  if (fallback === 'model_failed')
    return 'The model gave no answer that the card proves, so rules wrote this from the card.';
  if (fallback === 'limit_reached')
    return 'The model has been asked enough for today, so rules wrote this from the card.';
  return 'Rules wrote this from the card.';
}

const Sentences = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 4px;
    padding-block-end: 12px;
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

const Words = styled.span<{ $isLeft: boolean }>`
  min-inline-size: 0;
  text-decoration: ${({ $isLeft }) => ($isLeft ? 'line-through' : 'none')};
`;

const Grounds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding-inline-start: 26px;
  color: var(--muted);
  font-size: 0.8125rem;
`;

import type { Message } from '@crewdock/contract/message';
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
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

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
      text: t(messages.changedMeanwhile),
      lasts: 6000,
    });
    onAgain();
  }

  if (!improves) {
    return (
      <>
        <p>{t(messages.nothingToImprove)}</p>
        <DialogActions>
          <Button $kind="primary" onPress={onDone}>
            {t(messages.closeButton)}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <p>
        {t(getSourceText(improvement))} {t(messages.selectedOnly)}
      </p>
      <Sentences aria-label={t(messages.sentencesLabel)}>
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
          {t(messages.cancelButton)}
        </Button>
        <Button
          $kind="primary"
          isPending={isSaving}
          isDisabled={summary === present || summary === ''}
          onPress={() => void save()}
        >
          {t(messages.saveButton)}
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
        {mark.tone ? <Badge $tone={mark.tone}>{t(mark.label)}</Badge> : <span>{t(mark.label)}</span>}
        {evidence.map(({ field, text: told }) => (
          <span key={told}>
            {field === 'summary' && change === 'kept'
              ? t(FIELDS.summary)
              : t(messages.evidence, { field: t(FIELDS[field]), text: told })}
          </span>
        ))}
        {answers.length > 0 && <span>{t(messages.jobAsksFor, { requirements: answers.join('; ') })}</span>}
      </Grounds>
    </li>
  );
}

const MARKS = {
  kept: { label: messages.markKept, tone: null },
  added: { label: messages.markAdded, tone: 'green' },
  removed: { label: messages.markRemoved, tone: 'red' },
} as const;

const FIELDS: Record<SummarySentence['evidence'][number]['field'], Message<object>> = {
  summary: messages.fieldSummary,
  skills: messages.fieldSkills,
  work_experience: messages.fieldExperience,
  english_level: messages.fieldEnglish,
  seniority: messages.fieldSeniority,
};

function getSourceText({ source, fallback }: SummaryImprovement): Message<object> {
  if (source === 'model') return messages.byModel;
  if (fallback === 'model_failed') return messages.modelFailed;
  if (fallback === 'limit_reached') return messages.limitReached;
  return messages.byRules;
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

import type { JobText } from '@crewdock/contract/job-texts';
import { t } from '../../i18n/translate.ts';
import type { Dictionaries } from '../dictionaries.ts';
import { HintList } from '../hints/HintList.tsx';
import type { EditorController } from '../useEditor.ts';
import { FillBlock, FillPanel } from './FillPanel.tsx';
import { jobProposals } from './jobProposals.ts';
import * as messages from './messages.ts';

interface Props {
  /** Display name of the job description. */
  name: string;
  told: JobText;
  editor: EditorController;
  known: Dictionaries;
  onClose: () => void;
}

const CALLED = { job: messages.jobPart, skills: messages.skillsPart, summary: messages.summaryPart };

/** Suggested field values for a job, read from a job description, and hints on improving the description. */
export default function JobPanel({ name, told, editor, known, onClose }: Props) {
  const proposals = jobProposals(told.found);
  return (
    <FillPanel
      kind="request"
      name={name}
      progress={t(messages.jobProgressLabel)}
      parts={(['job', 'skills', 'summary'] as const).map((part) => ({
        called: t(CALLED[part]),
        state: 'read',
        proposals: proposals[part],
        pages: told.pages,
      }))}
      wasGuessed={told.scanned}
      editor={editor}
      known={known}
      onClose={onClose}
    >
      {told.hints.length > 0 && (
        <FillBlock role="region" aria-label={t(messages.hintsTitle)}>
          <h3>{t(messages.hintsTitle)}</h3>
          <HintList hints={told.hints} />
        </FillBlock>
      )}
    </FillPanel>
  );
}

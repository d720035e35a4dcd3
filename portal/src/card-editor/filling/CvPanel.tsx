import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import type { Message } from '@crewdock/contract/message';
import type { ResumeBlockName } from '@crewdock/contract/resumes';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { EditorController } from '../useEditor.ts';
import { getCvProposals } from './cvProposals.ts';
import { FillPanel, FillNote, type FillSection } from './FillPanel.tsx';
import * as messages from './messages.ts';
import { BLOCKS, type Parts, useBlocks } from './useBlocks.ts';

interface Props {
  file: File;
  editor: EditorController;
  known: Dictionaries;
  onClose: () => void;
}

const CALLED: Record<ResumeBlockName, Message<object>> = {
  base: messages.personPart,
  skills: messages.skillsPart,
  summary: messages.summaryPart,
  work_experience: messages.experiencePart,
};

/** Suggested values for a talent's fields, read from a CV. */
export default function CvPanel({ file, editor, known, onClose }: Props) {
  const { parts, retry } = useBlocks(file);
  return (
    <FillPanel
      kind="talent"
      name={file.name}
      progress={t(messages.cvProgressLabel)}
      parts={BLOCKS.map((block) => partOf(block, parts))}
      wasGuessed={Object.values(parts).some((part) => part.state === 'read' && part.told.scanned)}
      editor={editor}
      known={known}
      onRetry={retry}
      onClose={onClose}
      action={
        mayBeKept(file) &&
        editor.work.cv !== file && (
          <Button $kind="quiet" onPress={() => editor.change({}, { cv: file })}>
            {t(messages.keepFileButton)}
          </Button>
        )
      }
    >
      <Contacts parts={parts} />
    </FillPanel>
  );
}

function partOf(block: ResumeBlockName, parts: Parts): FillSection {
  const part = parts[block];
  return {
    called: t(CALLED[block]),
    state: part.state,
    ...(part.state === 'failed' && { failure: part }),
    isByModel: part.state === 'read' && part.told.source === 'model',
    proposals: getCvProposals(block, parts),
    pages: part.state === 'read' ? part.told.pages : [],
  };
}

/** Shows the contact details found in the CV. They can't be filled in, because cards have no contact fields. */
function Contacts({ parts: { base } }: { parts: Parts }) {
  if (base.state !== 'read') return null;
  const { email, phone } = base.told.found;
  const details = [email?.value, phone?.value].filter(Boolean).join(', ');
  return details !== '' && <FillNote>{t(messages.contactsFound, { details })}</FillNote>;
}

function mayBeKept({ name, size }: File): boolean {
  return /\.(pdf|docx)$/i.test(name) && size <= CV_MAX_BYTES;
}

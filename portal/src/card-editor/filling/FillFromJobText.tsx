import type { JobText } from '@crewdock/contract/job-texts';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { EditorController } from '../useEditor.ts';
import { FillPrompt } from './Invitation.ts';
import * as messages from './messages.ts';
import { useImportedFile } from './useImportedFile.ts';

const JobPanel = lazy(() => import('./JobPanel.tsx'));
const JobTextDialog = lazy(() => import('./JobTextDialog.tsx'));

interface Props {
  editor: EditorController;
  known: Dictionaries;
}

const NOTHING = { text: '', url: '' };

/** Fills in a job from a job description that is pasted, linked or imported. */
export function FillFromJobText({ editor, known }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Input of the dialog, kept when the dialog is closed. */
  const [words, setWords] = useState(NOTHING);
  const [read, setRead] = useState<{ told: JobText; name: string; key: string } | null>(null);
  const [isReading, setReading] = useState(false);
  // A new key, so that an identical job description is shown as a new result.
  const show = (told: JobText, name: string) => setRead({ told, name, key: crypto.randomUUID() });
  useImportedFile(async (file) => {
    setReading(true);
    try {
      show(await call('POST /ai/job_parser/', { body: { file } }), file.name);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setReading(false);
    }
  });
  return (
    <>
      <FillPrompt>
        <Button onPress={() => setOpen(true)}>
          <ClipboardPaste aria-hidden="true" />
          {t(messages.pasteButton)}
        </Button>
        <p>{t(messages.pasteText)}</p>
      </FillPrompt>
      {isOpen && (
        <Suspense fallback={null}>
          <JobTextDialog
            words={words}
            onWords={setWords}
            onRead={(told, name) => {
              show(told, name);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {isReading && <Skeleton $height={120} role="status" aria-label={t(messages.readingJob)} />}
      {read && (
        <Suspense fallback={<Skeleton $height={120} role="status" aria-label={t(messages.loading)} />}>
          <JobPanel
            key={read.key}
            name={read.name}
            told={read.told}
            editor={editor}
            known={known}
            onClose={() => setRead(null)}
          />
        </Suspense>
      )}
    </>
  );
}

import CloudUpload from 'lucide-react/icons/cloud-upload';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropArea } from '../../ui/patterns/DropArea.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { EditorController } from '../useEditor.ts';
import { FillPrompt } from './Invitation.ts';
import * as messages from './messages.ts';
import { useImportedFile } from './useImportedFile.ts';

const CvPanel = lazy(() => import('./CvPanel.tsx'));

/** Accepted file types. JSON files contain a JSON Resume, ZIP files LinkedIn's data export. */
const TYPES = ['.pdf', '.docx', '.odt', '.rtf', '.html', '.htm', '.txt', '.png', '.jpg', '.jpeg', '.json', '.zip'];

interface Props {
  editor: EditorController;
  known: Dictionaries;
  children: ReactNode;
}

/**
 * Fills in the talent form from a CV that the user selects or drops anywhere on the form. The suggested values appear
 * above the form.
 */
export function FillFromCv({ editor, known, children }: Props) {
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  // A new key, so that the file is parsed again if it is the same.
  const choose = (file: File) => setChosen({ file, key: crypto.randomUUID() });
  useImportedFile(choose);
  return (
    <DropArea onDrop={choose}>
      <FillPrompt>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => files?.[0] && choose(files[0])}>
          <Button>
            <CloudUpload aria-hidden="true" />
            {t(chosen ? messages.fillFromAnotherCvButton : messages.fillFromCvButton)}
          </Button>
        </FileTrigger>
        <p>{t(messages.fillFromCvText)}</p>
      </FillPrompt>
      {chosen && (
        <Suspense fallback={<Skeleton $height={120} role="status" aria-label={t(messages.loading)} />}>
          <CvPanel key={chosen.key} file={chosen.file} editor={editor} known={known} onClose={() => setChosen(null)} />
        </Suspense>
      )}
      {children}
    </DropArea>
  );
}

import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { formatMegabytes } from '@crewdock/contract/limits';
import { isolatedText } from '@crewdock/contract/isolated-text';
import FileText from 'lucide-react/icons/file-text';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/primitives/Button.tsx';
import { CvChooser, CvName, CvRow } from '../ui/patterns/CvChooser.tsx';
import { FieldFrame } from '../ui/primitives/FieldFrame.tsx';
import { UploadProgress } from '../ui/patterns/UploadProgress.tsx';
import type { Sending } from '../ui/hooks/useSending.ts';

const { label, max } = CARD_FIELDS.cv;

interface Props {
  /** Downloads the saved CV from the server; null if no CV is saved. */
  download: (() => Promise<void>) | null;
  /** A file to be uploaded on save, null to remove the server's file, or undefined for no change. */
  cv: File | null | undefined;
  error?: string;
  /** Upload progress of the CV; null while no upload is running. */
  sending: Sending | null;
  onChange: (cv: File | null | undefined) => void;
}

/** A CV file field; the file is uploaded on save. */
export function CvField({ download, cv, error, sending, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  function change(to: null | undefined) {
    chooser.current?.focus();
    setProblem(null);
    onChange(to);
  }

  const hasCv = download !== null;
  const isThere = cv ? true : hasCv && cv !== null;
  return (
    <FieldFrame
      id={id}
      label={label}
      description={`PDF or DOCX of at most ${formatMegabytes(max)}.`}
      error={problem ?? error}
    >
      <CvRow>
        {isThere && (
          <CvName>
            <FileText aria-hidden="true" />
            <span>{cv ? `${isolatedText(cv.name)} (sent when you save)` : 'A CV is uploaded'}</span>
          </CvName>
        )}
        {hasCv && cv === null && <CvName>Will be removed when you save</CvName>}
        <CvChooser id={id} ref={chooser} hasCv={isThere} onChoose={onChange} onProblem={setProblem} />
        {cv && (
          <Button $kind="quiet" onPress={() => change(undefined)}>
            {hasCv ? 'Keep the uploaded one' : 'Leave it out'}
          </Button>
        )}
        {download !== null && cv === undefined && (
          <Button $kind="quiet" onPress={() => void download()}>
            Download
          </Button>
        )}
        {!cv && hasCv && (
          <Button $kind="quiet" onPress={() => change(cv === null ? undefined : null)}>
            {cv === null ? 'Keep it' : 'Remove CV'}
          </Button>
        )}
      </CvRow>
      {sending && <UploadProgress {...sending} />}
    </FieldFrame>
  );
}

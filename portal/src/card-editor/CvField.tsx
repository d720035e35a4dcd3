import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { formatMegabytes } from '@crewdock/contract/limits';
import FileText from 'lucide-react/icons/file-text';
import { useId, useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { CvChooser, CvName, CvRow } from '../ui/patterns/CvChooser.tsx';
import { FieldFrame } from '../ui/primitives/FieldFrame.tsx';
import { UploadProgress } from '../ui/patterns/UploadProgress.tsx';
import type { Sending } from '../ui/hooks/useSending.ts';
import * as messages from './cv/messages.ts';
import { CARD_FIELD_LABELS } from '../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.cv;

interface Props {
  /** Downloads the saved CV from the server; null if there is none. */
  download: (() => Promise<void>) | null;
  /** A file to be uploaded on save, null to remove the server's file, or undefined for no change. */
  cv: File | null | undefined;
  error?: string;
  /** Upload progress of the CV; null while no upload is running. */
  sending: Sending | null;
  onChange: (cv: File | null | undefined) => void;
}

/** A field for a CV file, which is uploaded on save. */
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
      label={t(CARD_FIELD_LABELS.cv)}
      description={t(messages.description, { size: formatMegabytes(max) })}
      error={problem ?? error}
    >
      <CvRow>
        {isThere && (
          <CvName>
            <FileText aria-hidden="true" />
            <span>{cv ? t(messages.chosenFile, { name: cv.name }) : t(messages.uploaded)}</span>
          </CvName>
        )}
        {hasCv && cv === null && <CvName>{t(messages.removedOnSave)}</CvName>}
        <CvChooser id={id} ref={chooser} hasCv={isThere} onChoose={onChange} onProblem={setProblem} />
        {cv && (
          <Button $kind="quiet" onPress={() => change(undefined)}>
            {t(hasCv ? messages.keepUploadedButton : messages.leaveOutButton)}
          </Button>
        )}
        {download !== null && cv === undefined && (
          <Button $kind="quiet" onPress={() => void download()}>
            {t(messages.downloadButton)}
          </Button>
        )}
        {!cv && hasCv && (
          <Button $kind="quiet" onPress={() => change(cv === null ? undefined : null)}>
            {t(cv === null ? messages.keepButton : messages.removeButton)}
          </Button>
        )}
      </CvRow>
      {sending && <UploadProgress {...sending} />}
    </FieldFrame>
  );
}

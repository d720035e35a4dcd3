import { CV_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import FileText from 'lucide-react/icons/file-text';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/primitives/Button.tsx';
import { CvChooser, CvName, CvRow } from '../ui/patterns/CvChooser.tsx';
import { FieldFrame } from '../ui/primitives/FieldFrame.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  cv: File | null;
  onChange: (cv: File | null) => void;
}

export function CvChoice({ cv, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <FieldFrame
      id={id}
      label={t(messages.cvTitle)}
      description={t(messages.cvDescription, { size: formatMegabytes(CV_MAX_BYTES) })}
      error={problem ?? undefined}
    >
      <CvRow>
        {cv && (
          <CvName>
            <FileText aria-hidden="true" />
            <span>
              <UserText>{cv.name}</UserText>
            </span>
          </CvName>
        )}
        <CvChooser id={id} ref={chooser} hasCv={cv !== null} onChoose={onChange} onProblem={setProblem} />
        {cv && (
          <Button
            $kind="quiet"
            onPress={() => {
              chooser.current?.focus();
              onChange(null);
            }}
          >
            {t(messages.removeCvButton)}
          </Button>
        )}
      </CvRow>
    </FieldFrame>
  );
}

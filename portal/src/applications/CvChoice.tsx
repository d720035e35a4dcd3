import { FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { CV_TYPES, cvProblem } from '../cards/editor/CvField.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldFrame } from '../ui/form/FieldFrame.tsx';

interface Props {
  cv: File | null;
  onChange: (cv: File | null) => void;
}

/** A CV that goes with an application. */
export function CvChoice({ cv, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    const found = cvProblem(file);
    setProblem(found);
    if (!found) onChange(file);
  }

  return (
    <FieldFrame
      id={id}
      label="CV"
      description="PDF or DOCX of at most 10 MB, for who posted the job and our staff."
      error={problem ?? undefined}
    >
      <Row>
        {cv && (
          <FileName>
            <FileText aria-hidden="true" />
            <span>{cv.name}</span>
          </FileName>
        )}
        <FileTrigger acceptedFileTypes={CV_TYPES} onSelect={(files) => take(files?.[0])}>
          <Button ref={chooser} aria-describedby={`${id}-description ${id}-error`}>
            {cv ? 'Choose another CV' : 'Choose a CV'}
          </Button>
        </FileTrigger>
        {cv && (
          <Button
            $kind="quiet"
            onPress={() => {
              chooser.current?.focus();
              onChange(null);
            }}
          >
            Leave it out
          </Button>
        )}
      </Row>
    </FieldFrame>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const FileName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  margin-inline-end: 8px;
  overflow-wrap: anywhere;
`;

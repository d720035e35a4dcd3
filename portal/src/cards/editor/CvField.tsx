import { FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { fetchFile } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/form/FieldFrame.tsx';
import { notifyError } from '../../ui/notices.ts';
import { saveFile } from '../../ui/saveFile.ts';

export const CV_TYPES = ['.pdf', '.docx', 'application/pdf'];
const MAX_BYTES = 10 * 1024 * 1024;

interface Props {
  /** Where the one on the server is fetched; null where there is none. */
  uploaded: string | null;
  /** A file that waits to be sent, null for removing the server's, or undefined. */
  cv: File | null | undefined;
  error?: string;
  onChange: (cv: File | null | undefined) => void;
}

/** A CV as a file, sent with everything else. */
export function CvField({ uploaded, cv, error, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    const found = cvProblem(file);
    setProblem(found);
    if (!found) onChange(file);
  }
  function change(to: null | undefined) {
    chooser.current?.focus();
    setProblem(null);
    onChange(to);
  }

  async function save(address: string) {
    try {
      const { name, contents } = await fetchFile(address);
      saveFile(name, contents);
    } catch {
      notifyError('The CV couldn’t be loaded. Please try again.');
    }
  }

  const hasCv = uploaded !== null;
  const isThere = cv ? true : hasCv && cv !== null;
  return (
    <FieldFrame
      id={id}
      label="Uploaded CV"
      description="PDF or DOCX of at most 10 MB. Only you and our staff can open it."
      error={problem ?? error}
    >
      <Row>
        {isThere && (
          <File>
            <FileText aria-hidden="true" />
            <span>{cv ? `${cv.name} (sent when you save)` : 'A CV is uploaded'}</span>
          </File>
        )}
        {hasCv && cv === null && <File>Will be removed when you save</File>}
        <FileTrigger acceptedFileTypes={CV_TYPES} onSelect={(files) => take(files?.[0])}>
          <Button ref={chooser} aria-describedby={`${id}-description ${id}-error`}>
            {isThere ? 'Choose another CV' : 'Choose a CV'}
          </Button>
        </FileTrigger>
        {cv && (
          <Button $kind="quiet" onPress={() => change(undefined)}>
            {hasCv ? 'Keep the uploaded one' : 'Leave it out'}
          </Button>
        )}
        {uploaded !== null && cv === undefined && (
          <Button $kind="quiet" onPress={() => void save(uploaded)}>
            Download
          </Button>
        )}
        {!cv && hasCv && (
          <Button $kind="quiet" onPress={() => change(cv === null ? undefined : null)}>
            {cv === null ? 'Keep it' : 'Remove CV'}
          </Button>
        )}
      </Row>
    </FieldFrame>
  );
}

/** What is wrong with a file that should be a CV, or null. The server looks at the contents, too. */
export function cvProblem({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(pdf|docx)$/i.test(name)) return 'Choose a PDF or a DOCX.';
  if (size > MAX_BYTES) return 'Choose a file of at most 10 MB.';
  return size === 0 ? 'This file is empty.' : null;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const File = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  margin-inline-end: 8px;
  overflow-wrap: anywhere;
`;

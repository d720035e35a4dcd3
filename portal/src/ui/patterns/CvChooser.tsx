import { CV_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import type { RefObject } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { getFieldPartIds } from '../primitives/FieldFrame.tsx';
import * as messages from './messages.ts';

const TYPES = ['.pdf', '.docx', 'application/pdf'];

interface Props {
  /** Id of the surrounding `FieldFrame`. */
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether a CV exists, which a new file would replace. */
  hasCv: boolean;
  onChoose: (cv: File) => void;
  /** Called with the problem of the last chosen file, or null if the file is valid. */
  onProblem: (problem: string | null) => void;
}

/** A button that chooses a CV file and rejects invalid files. */
export function CvChooser({ id, ref, hasCv, onChoose, onProblem }: Props) {
  const { description, error } = getFieldPartIds(id);
  function take(file: File | undefined) {
    if (!file) return;
    const problem = problemOf(file);
    onProblem(problem);
    if (!problem) onChoose(file);
  }
  return (
    <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
      <Button ref={ref} aria-describedby={`${description} ${error}`}>
        {t(hasCv ? messages.replaceCvButton : messages.chooseCvButton)}
      </Button>
    </FileTrigger>
  );
}

/** Returns why a file can't be a CV, or null. The server also checks the contents. */
function problemOf({ name, size }: File): string | null {
  if (!/\.(pdf|docx)$/i.test(name)) return t(messages.cvWrongType);
  if (size > CV_MAX_BYTES) return t(messages.cvTooLarge, { size: formatMegabytes(CV_MAX_BYTES) });
  return size === 0 ? t(messages.cvEmpty) : null;
}

/** Row with the current CV, the button that replaces it, and additional actions. */
export const CvRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Name of the current CV, or the state of its upload. */
export const CvName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  margin-inline-end: 8px;
  overflow-wrap: anywhere;
`;

import type { Import } from '@crewdock/contract/imports';

/** The steps of an import. In the step `file`, the import doesn't exist yet. */
export const STEPS = ['file', 'header', 'columns', 'check', 'report'] as const;
export type ImportStep = (typeof STEPS)[number];

export const STEP_LABELS: Record<ImportStep, string> = {
  file: 'File',
  header: 'Headers',
  columns: 'Columns',
  check: 'Check',
  report: 'Import',
};

export const STEP_HEADINGS: Record<ImportStep, string> = {
  file: 'Choose a file',
  header: 'Choose the header row',
  columns: 'Map the columns',
  check: 'Check the rows',
  report: 'Result',
};

export function stepPath(uid: string, step: ImportStep): string {
  return step === 'file' ? '/available-resources/import' : `/available-resources/import/${uid}/${step}`;
}

export function isStepAvailable(step: ImportStep, { state, sheets }: Import): boolean {
  if (step === 'report') return state !== 'uploaded' && state !== 'checked';
  if (state !== 'uploaded' && state !== 'checked') return step === 'file';
  return step !== 'check' || (sheets.length > 0 && state === 'checked');
}

/** Returns the step at which an unfinished import continues. */
export function getCurrentStep(now: Import): ImportStep {
  if (isStepAvailable('report', now)) return 'report';
  if (now.state === 'checked') return 'check';
  return now.mapping ? 'columns' : 'header';
}

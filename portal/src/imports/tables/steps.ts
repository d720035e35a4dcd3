import type { Import } from '@crewdock/contract/imports';
import type { Message } from '@crewdock/contract/message';
import * as messages from './messages.ts';

/** The steps of an import. In the step `file`, the import doesn't exist yet. */
export const STEPS = ['file', 'header', 'columns', 'check', 'report'] as const;
export type ImportStep = (typeof STEPS)[number];

export const STEP_LABELS: Record<ImportStep, Message<object>> = {
  file: messages.fileStep,
  header: messages.headerStep,
  columns: messages.columnsStep,
  check: messages.checkStep,
  report: messages.reportStep,
};

export const STEP_HEADINGS: Record<ImportStep, Message<object>> = {
  file: messages.fileHeading,
  header: messages.headerHeading,
  columns: messages.columnsHeading,
  check: messages.checkHeading,
  report: messages.reportHeading,
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

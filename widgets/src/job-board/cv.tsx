import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import type { FormDraft } from '../form/draft.ts';
import type { FieldOptions } from '../form/Field.tsx';
import type { FormSay } from '../form/words.ts';
import { WidgetButton } from '../kit/controls.tsx';
import { Icon } from '../kit/icons.tsx';
import type { Say } from '../kit/words.ts';
import type { applyWords } from './apply-words.ts';

type CvSay = FormSay & Say<typeof applyWords>;

const FILE_TYPES = /\.(pdf|docx)$/i;

/**
 * Creates the CV field. The draft keeps the file if the browser clears the input, for example when the element is
 * moved.
 */
export function cvField(say: CvSay): FieldOptions {
  return {
    name: 'cv',
    label: say('cv'),
    type: 'file',
    hint: say('cvHint'),
    choose: (common, { draft: { file }, onFile }) =>
      file ? (
        <WidgetButton
          {...common}
          kind="chip"
          aria-label={say('removeFile', { name: file.name })}
          onClick={() => onFile(undefined)}
        >
          {file.name} <Icon name="close" />
        </WidgetButton>
      ) : (
        <input
          {...common}
          type="file"
          accept=".pdf,.docx"
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
        />
      ),
  };
}

/** Validates the selected CV. Returns the error message by field. */
export function cvProblem({ file }: FormDraft, say: CvSay): { cv?: string } {
  if (!file) return {};
  if (file.size > CV_MAX_BYTES) return { cv: say('fileLarge') };
  return FILE_TYPES.test(file.name) ? {} : { cv: say('fileType') };
}

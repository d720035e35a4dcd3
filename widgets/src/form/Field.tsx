import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import type { InputHTMLAttributes, TargetedEvent, VNode } from 'preact';
import { Button } from '../kit/controls.tsx';
import { Icon } from '../kit/icons.tsx';
import type { Draft } from './draft.ts';
import type { FormSay } from './words.ts';

export interface FieldOptions {
  /** As the API calls it. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'file';
  required?: boolean;
  max?: number;
  autocomplete?: string;
  hint?: string;
  /** Over the whole width, as long texts and files always are. */
  wide?: boolean;
}

interface FieldProps extends FieldOptions {
  say: FormSay;
  draft: Draft;
  problem?: string;
  onText: (name: string, text: string) => void;
  onFile: (file: File | undefined) => void;
}

const FILE_TYPES = /\.(pdf|docx)$/i;

/** A labelled field with its hint and what is wrong with it. */
export function Field(props: FieldProps): VNode {
  const {
    name,
    label,
    type = 'text',
    required,
    max,
    autocomplete,
    hint,
    wide,
    say,
    draft,
    problem,
    onText,
    onFile,
  } = props;
  const described = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    'aria-required': required,
    'aria-invalid': !!problem,
    'aria-describedby': described || undefined,
  };
  const input = {
    ...common,
    maxLength: max,
    autocomplete,
    value: draft.values[name] ?? '',
    onInput(event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) {
      onText(name, event.currentTarget.value);
    },
  };
  return (
    <div class={wide || type === 'textarea' || type === 'file' ? 'wide' : undefined}>
      <label for={name} class={required ? 'star' : undefined}>
        {label}
      </label>
      <div class={`field ${type}`} part="field">
        {type === 'textarea' ? (
          <textarea rows={4} {...input} />
        ) : type === 'file' ? (
          chooser(common, draft.file, say, onFile)
        ) : (
          <input {...({ type, ...input } as InputHTMLAttributes)} />
        )}
      </div>
      {hint && (
        <p id={`${name}-hint`} class="muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${name}-wrong`} class="wrong">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The chosen file stays with the form even where the browser's own field is emptied, as when the element is moved. */
function chooser(common: object, file: File | undefined, say: FormSay, onFile: FieldProps['onFile']): VNode {
  if (!file) {
    return (
      <input {...common} type="file" accept=".pdf,.docx" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
    );
  }
  return (
    <Button
      {...common}
      kind="chip"
      aria-label={say('removeFile', { name: file.name })}
      onClick={() => onFile(undefined)}
    >
      {file.name} <Icon name="close" />
    </Button>
  );
}

/** What is said of a field whose value the portal has refused, as the name of a word. */
export function refusalOf({ type }: Pick<FieldOptions, 'type'>): 'emailWrong' | 'fileType' | 'fieldWrong' {
  return type === 'email' ? 'emailWrong' : type === 'file' ? 'fileType' : 'fieldWrong';
}

/** What is wrong with a field's value before anything is sent, as the name of a word. */
export function problemOf(
  { name, type, required }: FieldOptions,
  { values, file }: Draft,
): 'required' | 'emailWrong' | 'fileLarge' | 'fileType' | undefined {
  if (type === 'file') {
    if (file && file.size > CV_MAX_BYTES) return 'fileLarge';
    return file && !FILE_TYPES.test(file.name) ? 'fileType' : undefined;
  }
  const value = (values[name] ?? '').trim();
  if (required && !value) return 'required';
  return type === 'email' && value && !/^\S+@\S+\.\S+$/.test(value) ? 'emailWrong' : undefined;
}

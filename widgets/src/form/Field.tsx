import type { InputHTMLAttributes, TargetedEvent, VNode } from 'preact';
import type { FormDraft } from './draft.ts';

export interface FieldOptions {
  /** Name of the field in the API. */
  name: string;
  label: string;
  /** The value of a `checkbox` is its label, so that the submitted consent contains the displayed text. */
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'file' | 'checkbox';
  required?: boolean;
  max?: number;
  autocomplete?: string;
  hint?: string;
  /** Renders a custom input. */
  choose?: (common: { id: string; name: string }, props: FieldProps) => VNode;
  /** Whether the field uses the full width. Text areas and files always do. */
  wide?: boolean;
}

export interface FieldProps extends FieldOptions {
  draft: FormDraft;
  problem?: string;
  onText: (name: string, text: string) => void;
  onFile: (file: File | undefined) => void;
}

/** A labeled field with its hint and error. */
export function Field(props: FieldProps): VNode {
  const { name, label, type = 'text', required, max, autocomplete, hint, wide, choose, draft, problem, onText } = props;
  const described = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(' ');
  const isBox = type === 'checkbox';
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
    value: isBox ? label : (draft.values[name] ?? ''),
    // The checkbox is checked only if its label is still the text that the visitor accepted.
    checked: isBox && draft.values[name] === label,
    onInput(event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { value, checked } = event.currentTarget as HTMLInputElement;
      onText(name, isBox && !checked ? '' : value);
    },
  };
  return (
    <div class={wide || type === 'textarea' || type === 'file' ? 'wide' : undefined}>
      <label for={name} class={required ? 'star' : undefined}>
        {label}
      </label>
      <div class={isBox ? 'box' : `field ${type}`} part="field">
        {choose ? (
          choose(common, props)
        ) : type === 'textarea' ? (
          <textarea rows={4} {...input} />
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

/** Returns the name of the error message for a value that the portal has rejected. */
export function getRefusalTextName({ type }: Pick<FieldOptions, 'type'>): 'emailWrong' | 'fileType' | 'fieldWrong' {
  return type === 'email' ? 'emailWrong' : type === 'file' ? 'fileType' : 'fieldWrong';
}

/** Validates a value before sending. Returns the name of the error message, or undefined for a valid value. */
export function validateField(
  { name, type, required }: FieldOptions,
  { values }: FormDraft,
): 'required' | 'emailWrong' | undefined {
  const value = (values[name] ?? '').trim();
  if (required && !value) return 'required';
  return type === 'email' && value && !/^\S+@\S+\.\S+$/.test(value) ? 'emailWrong' : undefined;
}

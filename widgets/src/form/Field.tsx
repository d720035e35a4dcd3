import type { InputHTMLAttributes, TargetedEvent, VNode } from 'preact';
import type { Draft } from './draft.ts';

export interface FieldOptions {
  /** As the API calls it. */
  name: string;
  label: string;
  /** What a `checkbox` says is its value: what is agreed to is what was shown. */
  type?: 'text' | 'email' | 'tel' | 'textarea' | 'file' | 'checkbox';
  required?: boolean;
  max?: number;
  autocomplete?: string;
  hint?: string;
  /** Draws what is chosen or written with. */
  choose?: (common: { id: string; name: string }, props: FieldProps) => VNode;
  /** Over the whole width, as long texts and files always are. */
  wide?: boolean;
}

export interface FieldProps extends FieldOptions {
  draft: Draft;
  problem?: string;
  onText: (name: string, text: string) => void;
  onFile: (file: File | undefined) => void;
}

/** A labelled field with its hint and what is wrong with it. */
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
    // Other words than those that were ticked are not agreed to.
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

/** What is said of a field whose value the portal has refused, as the name of a word. */
export function refusalOf({ type }: Pick<FieldOptions, 'type'>): 'emailWrong' | 'fileType' | 'fieldWrong' {
  return type === 'email' ? 'emailWrong' : type === 'file' ? 'fileType' : 'fieldWrong';
}

/** What is wrong with a field's value before anything is sent, as the name of a word. */
export function problemOf(
  { name, type, required }: FieldOptions,
  { values }: Draft,
): 'required' | 'emailWrong' | undefined {
  const value = (values[name] ?? '').trim();
  if (required && !value) return 'required';
  return type === 'email' && value && !/^\S+@\S+\.\S+$/.test(value) ? 'emailWrong' : undefined;
}

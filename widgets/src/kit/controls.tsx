import type { ButtonHTMLAttributes, VNode } from 'preact';
import { Icon } from './icons.tsx';

interface ButtonProps extends ButtonHTMLAttributes {
  /** `primary` carries the brand, `chip` is a picked value, `toggle` a filter to press: class and part. */
  kind?: 'primary' | 'chip' | 'toggle' | '';
}

export function Button({ kind = '', ...rest }: ButtonProps): VNode {
  return <button class={`button ${kind}`} part={`button ${kind}`} {...rest} />;
}

interface SearchFieldProps {
  label: string;
  value: string;
  onText: (text: string) => void;
}

export function SearchField({ label, value, onText }: SearchFieldProps): VNode {
  return (
    <div class="field" part="field">
      <Icon name="search" />
      <input
        type="search"
        maxLength={200}
        placeholder={label}
        aria-label={label}
        value={value}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      {value && (
        <button
          class="clear"
          aria-label="Clear the search"
          onClick={(event) => {
            event.currentTarget.parentElement!.querySelector('input')!.focus();
            onText('');
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

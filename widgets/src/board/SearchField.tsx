import { SEARCH_MAX } from '@crewdock/contract/limits';
import type { VNode } from 'preact';
import { Icon } from '../kit/icons.tsx';

interface SearchFieldProps {
  label: string;
  /** Label of the clear button. */
  clear: string;
  value: string;
  onText: (text: string) => void;
}

export function BoardSearchField({ label, clear, value, onText }: SearchFieldProps): VNode {
  return (
    <div class="field" part="field">
      <Icon name="search" />
      <input
        type="search"
        maxLength={SEARCH_MAX}
        placeholder={label}
        aria-label={label}
        value={value}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      {value && (
        <button
          class="clear"
          aria-label={clear}
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

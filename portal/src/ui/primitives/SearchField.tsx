import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField, type SearchFieldProps } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { fieldLook } from '../styles/fieldLook.ts';
import { IconButton } from './IconButton.tsx';
import * as messages from './messages.ts';

interface Props extends Omit<SearchFieldProps, 'children'> {
  'aria-label': string;
  placeholder: string;
  size?: 'large';
}

/** A search field with a clear button. Escape also clears it. */
export function SearchField({ placeholder, size, ...props }: Props) {
  return (
    <Frame {...props} $large={size === 'large'}>
      <Search aria-hidden="true" />
      <Field placeholder={placeholder} />
      <Clear aria-label={t(messages.clearSearchButton)} $size={28}>
        <X />
      </Clear>
    </Frame>
  );
}

const Clear = styled(IconButton)`
  position: absolute;
  inset-inline-end: 4px;
  color: var(--muted);
`;

const Field = styled(Input)`
  ${fieldLook}
  padding-inline: 36px;
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Frame = styled(AriaSearchField)<{ $large: boolean }>`
  position: relative;
  display: flex;
  align-items: center;

  > .lucide {
    position: absolute;
    inset-inline-start: 12px;
    color: var(--muted);
    pointer-events: none;
  }

  &[data-empty] ${Clear} {
    display: none;
  }

  ${Field} {
    ${({ $large }) => $large && 'min-block-size: 44px; font-size: 1rem;'}
  }
`;

import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { type ContextType, type KeyboardEvent, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { fieldLook } from '../styles/fieldLook.ts';
import { FieldLabel, FieldNotes } from './FieldParts.tsx';
import { SkillIcon } from './SkillIcon.tsx';
import { UserText } from './UserText.tsx';
import * as messages from './messages.ts';

export interface ComboOption {
  id: string | number;
  label: string;
  /** URL of an icon before the label; null keeps the space empty. */
  image?: string | null;
  /** Whether the option doesn't exist yet. Picking it creates it. */
  isNew?: boolean;
}

export interface ComboGroup {
  id: string | number;
  label: string;
  options: ComboOption[];
}

interface Props extends Omit<ComboBoxProps<object>, 'children' | 'items' | 'defaultItems' | 'defaultFilter'> {
  label: string;
  placeholder?: string;
  description?: ReactNode;
  /** Options that the caller has already filtered. All of them are shown; groups are shown with their names. */
  options: readonly ComboOption[] | readonly ComboGroup[];
  isLoading?: boolean;
  /** Clears the selection after each pick. For callers that store the picked options themselves. */
  handsOn?: boolean;
  /** Called when Enter is pressed without a selected option. Returns whether the key was handled. */
  onEnter?: () => boolean;
}

/** A text field with a list of matching options. */
export function Combobox({
  label,
  placeholder,
  description,
  options,
  isLoading = false,
  handsOn = false,
  onEnter,
  onSelectionChange,
  ...props
}: Props) {
  const stateRef = useRef<ComboState>(null);
  return (
    <AriaComboBox
      {...props}
      {...(handsOn && { selectedKey: null })}
      // When a selection empties the field, the list must not open again.
      menuTrigger={props.inputValue === '' ? 'manual' : 'input'}
      onSelectionChange={(key) => {
        onSelectionChange?.(key);
        // With a controlled `selectedKey` of null, the list would stay open after a selection.
        if (key !== null && handsOn) stateRef.current?.close();
      }}
      // A field that accepts any text needs no empty state for text without matching options.
      allowsEmptyCollection={!props.allowsCustomValue}
      defaultFilter={() => true}
    >
      <FieldLabel>{label}</FieldLabel>
      <Keys stateRef={stateRef} onEnter={onEnter}>
        <Field placeholder={placeholder} />
        <Open>
          <ChevronDown aria-hidden="true" />
        </Open>
      </Keys>
      <FieldNotes label={label} description={description} />
      <Panel>
        <ListBox renderEmptyState={() => <None>{t(isLoading ? messages.loadingOptions : messages.noOptions)}</None>}>
          {options.map((entry) =>
            'options' in entry ? (
              <Group key={entry.id} id={`group-${entry.id}`}>
                <Header>{entry.label}</Header>
                {entry.options.map(itemOf)}
              </Group>
            ) : (
              itemOf(entry)
            ),
          )}
        </ListBox>
      </Panel>
    </AriaComboBox>
  );
}

type ComboState = ContextType<typeof ComboBoxStateContext>;

interface KeysProps {
  /** Receives the combobox state, which is available only in a React context within the field. */
  stateRef: RefObject<ComboState>;
  onEnter?: () => boolean;
  children: ReactNode;
}

function Keys({ stateRef, onEnter, children }: KeysProps) {
  const now = use(ComboBoxStateContext);
  useEffect(() => {
    stateRef.current = now;
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || now?.selectionManager.focusedKey != null) return;
    if (!onEnter?.()) return;
    event.preventDefault();
    event.stopPropagation();
    now?.close();
  }
  return <Frame onKeyDownCapture={onKeyDown}>{children}</Frame>;
}

function itemOf({ id, label, image, isNew = false }: ComboOption) {
  return (
    <Item key={id} id={id} textValue={label}>
      {isNew ? (
        <Plus aria-hidden="true" />
      ) : (
        image === undefined || (
          <Sign>
            <SkillIcon image={image} />
          </Sign>
        )
      )}
      <span>{isNew ? t(messages.createOption, { label }) : <UserText>{label}</UserText>}</span>
    </Item>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Field = styled(Input)`
  ${fieldLook}
  padding-inline-end: 36px;
`;

const Open = styled(AriaButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 36px;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--muted);
  cursor: pointer;
`;

const Panel = styled(Popover)`
  inline-size: var(--trigger-width);
  min-inline-size: 200px;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  overflow: auto;

  > [role='listbox'] {
    max-block-size: min(340px, 60dvh);
    padding: 4px;
    overflow: auto;
    outline: 0;
  }
`;

const Group = styled(ListBoxSection)`
  > header {
    padding: 10px 10px 4px;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 500;
  }
`;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 34px;
  padding: 6px 10px;
  border-radius: 6px;
  outline: 0;
  cursor: pointer;

  > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-focused] {
    background: var(--hover);
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  &[data-selected] {
    font-weight: 600;
  }
`;

const Sign = styled.span`
  flex: none;
  inline-size: 14px;
`;

const None = styled.p`
  padding: 8px 10px;
  color: var(--muted);
`;

import type { CardKind } from '@crewdock/contract/kinds';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import type { Dictionaries } from '../dictionaries.ts';
import { type Details, type FieldName, type Fields, toFormFields } from '../fields.ts';
import { formatFieldValue } from '../written.ts';
import * as messages from './messages.ts';
import { compareEdits, mergeEdits } from './merge.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props {
  kind: CardKind;
  base: Fields;
  mine: Fields;
  card: Details;
  known: Dictionaries;
  onResolve: (fields: Fields) => void;
  onClose: () => void;
}

/**
 * Dialog that resolves a version conflict: lists the other user's changes, and asks about each field that both users
 * changed.
 */
export function ConflictDialog({ kind, base, mine, card, known, onResolve, onClose }: Props) {
  const theirs = toFormFields(card);
  const differences = compareEdits(kind, base, mine, theirs);
  const [givenUp, setGivenUp] = useState<readonly FieldName[]>([]);
  const text = (name: FieldName, fields: Fields) => formatFieldValue(kind, name, fields, known) || t(messages.empty);
  return (
    <Dialog title={t(messages.title)} isWide isOpen onClose={onClose}>
      <p>{t(differences.clashing.length > 0 ? messages.textWithChoice : messages.textWithoutChoice)}</p>
      {differences.clashing.map((name) => (
        <Choice
          key={name}
          value={givenUp.includes(name) ? 'theirs' : 'mine'}
          onChange={(value) =>
            setGivenUp((before) => (value === 'theirs' ? [...before, name] : before.filter((other) => other !== name)))
          }
        >
          <Label>{t(CARD_FIELD_LABELS[name])}</Label>
          <div>
            <Side value="mine">
              <small>{t(messages.keepMine)}</small>
              <span dir="auto">{text(name, mine)}</span>
            </Side>
            <Side value="theirs">
              <small>{t(messages.useTheirs)}</small>
              <span dir="auto">{text(name, theirs)}</span>
            </Side>
          </div>
        </Choice>
      ))}
      {differences.theirs.length > 0 && (
        <Taken>
          <h3>{t(messages.theirChangesTitle)}</h3>
          <dl>
            {differences.theirs.map((name) => (
              <div key={name}>
                <dt>{t(CARD_FIELD_LABELS[name])}</dt>
                <dd>
                  <del dir="auto">{text(name, base)}</del> <ins dir="auto">{text(name, theirs)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </Taken>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t(messages.keepEditingButton)}</Button>
        <Button $kind="primary" onPress={() => onResolve(mergeEdits(kind, { base, mine, theirs }, givenUp))}>
          {t(messages.saveButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Choice = styled(RadioGroup)`
  display: grid;
  gap: 6px;

  > label,
  > span:first-child {
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;

    ${NARROW} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Side = styled(Radio)`
  display: grid;
  gap: 2px;
  align-content: start;
  max-block-size: 240px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  cursor: pointer;

  > small {
    color: var(--muted);
  }

  &[data-selected] {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Taken = styled.section`
  > h3 {
    margin-block-end: 4px;
    font-size: 0.875rem;
    font-weight: 600;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(80px, 120px) 1fr;
    gap: 12px;
    padding-block: 6px;
    border-block-start: 1px solid var(--line);
  }

  dt {
    color: var(--muted);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  del {
    color: var(--muted);
  }

  ins {
    text-decoration: none;
  }
`;

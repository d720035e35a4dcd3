import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { formatMegabytes } from '@crewdock/contract/limits';
import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropArea } from '../../ui/patterns/DropArea.tsx';
import { FieldFrame } from '../../ui/primitives/FieldFrame.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { PICTURE_TYPES, dataAddress, pictureProblem } from '../../ui/patterns/picture.ts';
import { CropDialog } from './CropDialog.tsx';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const SIZE = 88;
const { max } = CARD_FIELDS.photo;

interface Props {
  /** URL of the picture that the card will have after saving; null for none. */
  photo: string | null;
  placeholder: number;
  error?: string;
  onChange: (photo: string | null) => void;
}

/** A talent's picture: chosen or dropped, cropped to a square, uploaded on save. */
export function PhotoField({ photo, placeholder, error, onChange }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const found = pictureProblem(file);
    setProblem(found && `${found}.`);
    if (found) return;
    try {
      setChosen(await dataAddress(file));
    } catch {
      setProblem(t(messages.unreadable));
    }
  }

  function remove() {
    chooser.current?.focus();
    onChange(null);
    showNotice({ text: t(messages.removed), action: { label: t(messages.undo), run: () => onChange(photo) } });
  }

  return (
    <FieldFrame
      id={id}
      label={t(CARD_FIELD_LABELS.photo)}
      description={t(messages.description, { size: formatMegabytes(max) })}
      error={problem ?? error}
    >
      <Drop onDrop={(file) => void take(file)}>
        <Avatar photo={photo} placeholder={placeholder} size={SIZE} />
        <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => void take(files?.[0])}>
          <Button ref={chooser} aria-describedby={`${id}-description ${id}-error`}>
            {t(photo ? messages.changeButton : messages.chooseButton)}
          </Button>
        </FileTrigger>
        {photo && (
          <Button $kind="quiet" onPress={remove}>
            {t(messages.removeButton)}
          </Button>
        )}
      </Drop>
      {chosen && (
        <CropDialog
          address={chosen}
          onClose={() => setChosen(null)}
          onDone={(cut) => {
            setChosen(null);
            onChange(cut);
          }}
        />
      )}
    </FieldFrame>
  );
}

const Drop = styled(DropArea)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  outline-offset: 8px;

  > img {
    margin-inline-end: 8px;
  }
`;

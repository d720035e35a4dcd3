import type { CardKind } from '@crewdock/contract/kinds';
import { MASS_IMPORT_FILES_MAX, formatMegabytes, RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import FileText from 'lucide-react/icons/file-text';
import FileUser from 'lucide-react/icons/file-user';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropPlace } from '../../ui/patterns/DropArea.tsx';
import { MessageButtons } from '../../ui/primitives/MessageButtons.ts';
import { MessagePicture } from '../../ui/primitives/Message.tsx';
import { type Chosen, ACCEPTED_EXTENSIONS, filesChosen, filesDropped } from './chosen.ts';
import { LeftOutNote } from './LeftOutNote.tsx';
import * as messages from './messages.ts';
import { useBegin } from './useBegin.ts';

interface Props {
  kind: CardKind;
  /** Called with the accepted files, to start the import. */
  onChosen: (chosen: Chosen) => Promise<void>;
  max?: number;
  /** Explains what happens to the files. */
  children: ReactNode;
}

const PICTURES = { talent: FileUser, request: FileText };

/** Drop area for CVs or job descriptions, also in folders and archives. */
export function StartArea({ kind, onChosen, max = MASS_IMPORT_FILES_MAX, children }: Props) {
  const { begin, isPending, left } = useBegin(kind, onChosen, max);
  const Picture = PICTURES[kind];
  const choose = (files: FileList | null) => files && files.length > 0 && begin(filesChosen(files));
  return (
    <>
      <DropPlace onDrop={(_, dropped) => begin(filesDropped(dropped))}>
        <MessagePicture aria-hidden="true">
          <Picture />
        </MessagePicture>
        <MessageButtons>
          <FileTrigger allowsMultiple acceptedFileTypes={ACCEPTED_EXTENSIONS} onSelect={choose}>
            <Button $kind="primary" isPending={isPending}>
              {isPending ? t(messages.lookingThrough) : t(messages.chooseFilesButton, { kind })}
            </Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={choose}>
            <Button isDisabled={isPending}>{t(messages.chooseFolderButton)}</Button>
          </FileTrigger>
        </MessageButtons>
        <p>
          {t(messages.dropText, { kind, max, size: formatMegabytes(RESUME_MAX_BYTES) })} {children}
        </p>
      </DropPlace>
      <LeftOutNote left={left} />
    </>
  );
}

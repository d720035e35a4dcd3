import type { CardKind } from '@crewdock/contract/kinds';
import { MASS_IMPORT_FILES_MAX, formatMegabytes, RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import FileText from 'lucide-react/icons/file-text';
import FileUser from 'lucide-react/icons/file-user';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropPlace } from '../../ui/patterns/DropArea.tsx';
import { MessageButtons } from '../../ui/primitives/MessageButtons.ts';
import { MessagePicture } from '../../ui/primitives/Message.tsx';
import { type Chosen, ACCEPTED_EXTENSIONS, filesChosen, filesDropped } from './chosen.ts';
import { LeftOutNote } from './LeftOutNote.tsx';
import { useBegin } from './useBegin.ts';
import { FILE_WORDS } from './words.ts';

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
  const { one, many } = FILE_WORDS[kind];
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
              {isPending ? 'Looking through…' : `Choose ${many}`}
            </Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={choose}>
            <Button isDisabled={isPending}>Choose a folder</Button>
          </FileTrigger>
        </MessageButtons>
        <p>
          or drop files, folders or a ZIP here: up to {max} {max === 1 ? one : many} of at most{' '}
          {formatMegabytes(RESUME_MAX_BYTES)} each. {children}
        </p>
      </DropPlace>
      <LeftOutNote left={left} />
    </>
  );
}

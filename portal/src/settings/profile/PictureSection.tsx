import type { Profile } from '@crewdock/contract/profile';
import { PICTURE_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropArea } from '../../ui/patterns/DropArea.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { Monogram } from '../../ui/primitives/Monogram.tsx';
import { showNotice, notifyError } from '../../ui/patterns/notices.ts';
import { keepProfile } from '../queries.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { SettingsControlSection } from '../Section.tsx';
import { PICTURE_TYPES, dataAddress, pictureFile, pictureProblem } from '../../ui/patterns/picture.ts';

const SIZE = 80;

/** The profile picture: chosen, dropped or pasted. It is previewed and saved immediately. */
export function PictureSection({ profile }: { profile: Profile }) {
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const upload = useMutation({
    mutationFn: async (file: File) => {
      setPreview(await dataAddress(file));
      return call('POST /profile/avatar/', { body: { avatar: file } });
    },
    onSuccess(changed) {
      keepProfile(changed);
      showNotice({ text: t(messages.saved) });
    },
    onError: (error) => setProblem(refusalOf(error)),
    onSettled: () => setPreview(null),
  });
  const removal = useMutation({
    async mutationFn(address: string) {
      const file = await pictureFile(address).catch(() => null);
      return { file, changed: await call('DELETE /profile/avatar/', {}) };
    },
    onSuccess({ file, changed }) {
      // Moves the focus, because the pressed button disappears.
      chooser.current?.focus();
      keepProfile(changed);
      const undo = file && { label: t(messages.undo), run: () => upload.mutate(file) };
      showNotice({ text: t(messages.pictureRemoved), ...(undo && { action: undo }) });
    },
    onError: tellRefusal,
  });
  const isBusy = upload.isPending || removal.isPending;

  function take(file: File | undefined) {
    if (!file || isBusy) return;
    const found = pictureProblem(file);
    setProblem(found && `${found}.`);
    if (!found) upload.mutate(file);
  }
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);

  const shown = preview ?? profile.avatar;
  return (
    <SettingsControlSection title={t(messages.pictureTitle)} about={t(messages.pictureAbout)}>
      <Drop onDrop={take}>
        {shown ? (
          <Picture src={shown} alt={t(messages.pictureAlt)} width={SIZE} height={SIZE} $busy={isBusy} />
        ) : (
          <Monogram name={profile.first_name || profile.email} size={SIZE} />
        )}
        <Words>
          <Actions>
            <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => take(files?.[0])}>
              <Button ref={chooser} isPending={isBusy}>
                {t(getChooserLabel(upload.isPending, Boolean(profile.avatar)))}
              </Button>
            </FileTrigger>
            {profile.avatar && !upload.isPending && (
              <Button $kind="quiet" isPending={isBusy} onPress={() => removal.mutate(profile.avatar!)}>
                {t(messages.removePictureButton)}
              </Button>
            )}
          </Actions>
          <Hint>{t(messages.pictureHint, { size: formatMegabytes(PICTURE_MAX_BYTES) })}</Hint>
          <Problem role="alert">{problem}</Problem>
        </Words>
      </Drop>
    </SettingsControlSection>
  );
}

function getChooserLabel(isSaving: boolean, hasPicture: boolean) {
  if (isSaving) return messages.savingPicture;
  return hasPicture ? messages.changePictureButton : messages.choosePictureButton;
}

/** Returns the server's error messages about the file; null if the session has ended, which the frame reports. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) {
    notifyError();
    return t(messages.pictureFailed);
  }
  if (error.status === 0) return t(messages.pictureOffline);
  if (error.status === 401) return null;
  const told = error.body.issues?.map(({ message }) => message) ?? [error.body.detail];
  return t(messages.pictureRefused, { problems: told.map((text) => text.replace(/\.$/, '')).join('. ') });
}

const Drop = styled(DropArea)`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  inline-size: 100%;
  outline-offset: 10px;
`;

const Picture = styled.img<{ $busy: boolean }>`
  flex: none;
  border-radius: 25%;
  background: var(--hover);
  object-fit: cover;
  opacity: ${({ $busy }) => ($busy ? 0.6 : 1)};
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
`;

const Problem = styled.p`
  color: var(--red);
  font-size: 0.8125rem;

  &:empty {
    display: none;
  }
`;

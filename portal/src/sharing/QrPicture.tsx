import type { ShareTag } from '@crewdock/contract/sharing';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { DialogActions } from '../ui/primitives/Dialog.tsx';
import { saveFile } from '../ui/patterns/saveFile.ts';

/** Size of a module of the QR code, in pixels. */
const MODULE = 16;

interface Props {
  tag: ShareTag;
  onClose: () => void;
}

/** Dialog with a link's QR code, which can be downloaded as an image. */
export function QrPicture({ tag, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current!, tag.url), [tag.url]);
  const save = () =>
    canvas.current!.toBlob((picture) => {
      if (picture) saveFile(`${fileNameOf(tag.tag)}.png`, picture);
    });
  return (
    <>
      <Picture ref={canvas} role="img" aria-label={t(messages.qrCodeName, { recipient: tag.tag })} />
      <Address>{tag.url}</Address>
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          {t(messages.backButton)}
        </Button>
        <Button $kind="primary" onPress={save}>
          {t(messages.downloadButton)}
        </Button>
      </DialogActions>
    </>
  );
}

/** Draws the code black on white in both color schemes, because some readers can't scan inverted codes. */
function draw(canvas: HTMLCanvasElement, text: string): void {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d')!;
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      pen.fillStyle = isDark ? '#000' : '#fff';
      pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }
  }
}

function fileNameOf(tag: string): string {
  return tag.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'link';
}

const Picture = styled.canvas`
  justify-self: center;
  inline-size: min(280px, 100%);
  border-radius: var(--radius);
  image-rendering: pixelated;
`;

const Address = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
  text-align: center;
`;

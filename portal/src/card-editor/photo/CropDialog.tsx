import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { MOST_ZOOM, type Square, cropImage, wholeSquare, clampSquare } from './crop.ts';
import * as messages from './messages.ts';

const KEY_STEP = 0.04;
const ZOOM_STEP = 1.1;

interface Props {
  /** The chosen picture as a data: URL. */
  address: string;
  onDone: (photo: string) => void;
  onClose: () => void;
}

/** Crops a picture to a square, by pointer, wheel, pinch or keyboard. */
export function CropDialog({ address, onDone, onClose }: Props) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [square, setSquare] = useState<Square | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const loaded = new Image();
    loaded.src = address;
    async function show() {
      try {
        await loaded.decode();
        setImage(loaded);
        setSquare(wholeSquare(loaded));
      } catch {
        setBroken(true);
      }
    }
    void show();
  }, [address]);

  function change(to: (from: Square) => Square) {
    setSquare((from) => from && image && clampSquare(image, to(from)));
  }
  const zoom = (by: number) => change((from) => ({ ...from, side: from.side / by }));

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
    };
    // React attaches passive wheel listeners, which can't prevent the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (x || y) {
      change((from) => ({ ...from, x: from.x + x! * from.side * KEY_STEP, y: from.y + y! * from.side * KEY_STEP }));
    } else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const before = pointers.current.get(pointerId);
    const size = frame.current?.clientWidth;
    if (!before || !size) return;
    const now = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, now);
    if (other) return zoom(distance(now, other) / Math.max(distance(before, other), 1));
    change((from) => ({
      ...from,
      x: from.x - ((now.x - before.x) / size) * from.side,
      y: from.y - ((now.y - before.y) / size) * from.side,
    }));
  }
  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  if (isBroken) {
    return (
      <Dialog title={t(messages.cropTitle)} isOpen onClose={onClose}>
        <p role="alert">{t(messages.notAPicture)}</p>
        <DialogActions>
          <Button $kind="primary" autoFocus onPress={onClose}>
            {t(messages.close)}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={t(messages.cropTitle)} isOpen onClose={onClose}>
      <Frame
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={t(messages.cropAreaLabel)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {image && square && <Part image={image} square={square} address={address} />}
      </Frame>
      <Below>
        <Zoom>
          <span>{t(messages.zoomLabel)}</span>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.01}
            disabled={!image}
            value={image && square ? wholeSquare(image).side / square.side : 1}
            onChange={({ target }) =>
              image && change((from) => ({ ...from, side: wholeSquare(image).side / Number(target.value) }))
            }
          />
        </Zoom>
        {[56, 40].map((size) => (
          <Sample key={size} $size={size} aria-hidden="true">
            {image && square && <Part image={image} square={square} address={address} />}
          </Sample>
        ))}
      </Below>
      <DialogActions>
        <Button onPress={onClose}>{t(messages.cancel)}</Button>
        <Button $kind="primary" isDisabled={!image} onPress={() => image && square && onDone(cropImage(image, square))}>
          {t(messages.cropButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The selected part of the picture, scaled so that the square fills the container. */
function Part({ image, square, address }: { image: HTMLImageElement; square: Square; address: string }) {
  const percent = (pixels: number) => `${(pixels / square.side) * 100}%`;
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      style={{
        inlineSize: percent(image.width),
        blockSize: percent(image.height),
        insetInlineStart: percent(square.side / 2 - square.x),
        insetBlockStart: percent(square.side / 2 - square.y),
      }}
    />
  );
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const Frame = styled.div`
  position: relative;
  inline-size: min(100%, 360px, 50dvh);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: 25%;
  background: var(--hover);
  overflow: hidden;
  cursor: move;
  touch-action: none;

  > img {
    position: absolute;
    max-inline-size: none;
  }
`;

const Sample = styled.div<{ $size: number }>`
  position: relative;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 25%;
  background: var(--hover);
  overflow: hidden;

  > img {
    position: absolute;
    max-inline-size: none;
  }
`;

const Below = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

const Zoom = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  color: var(--muted);

  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 24px;
    accent-color: var(--brand);
  }
`;

import type { WidgetReference } from '@crewdock/sdk/reference';
import type { ReactNode } from 'react';

/** A small drawing of a widget in the portal's colors. */
export function WidgetPicture({ of }: { of: WidgetReference['tag'] }) {
  return (
    <svg viewBox="0 0 168 84" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}

const DRAWINGS: Record<WidgetReference['tag'], ReactNode> = {
  'crewdock-talent-market': (
    <>
      <Field x={16} y={12} width={136} />
      {[16, 64, 112].map((x) => (
        <g key={x}>
          <Sheet x={x} y={30} width={40} height={42} />
          <circle cx={x + 11} cy={42} r={5} fill="var(--brand)" />
          <Line x={x + 19} y={40} width={15} strong />
          <Line x={x + 6} y={52} width={28} />
          <Line x={x + 6} y={58} width={20} />
          <Line x={x + 6} y={64} width={24} />
        </g>
      ))}
    </>
  ),
  'crewdock-job-board': (
    <>
      <Field x={16} y={12} width={136} />
      {[30, 52].map((y) => (
        <g key={y}>
          <Sheet x={16} y={y} width={136} height={18} />
          <Line x={24} y={y + 5} width={y === 30 ? 48 : 58} strong />
          <Line x={24} y={y + 11} width={y === 30 ? 72 : 64} />
          <rect x={122} y={y + 5} width={22} height={8} rx={3} fill="var(--brand)" />
        </g>
      ))}
    </>
  ),
  'crewdock-contact-us': (
    <>
      <Sheet x={34} y={10} width={100} height={64} />
      <Field x={42} y={18} width={40} />
      <Field x={86} y={18} width={40} />
      <rect x={42} y={34} width={84} height={18} rx={3} fill="none" stroke="var(--control)" strokeWidth={1} />
      <Line x={47} y={39} width={50} />
      <rect x={42} y={57} width={34} height={10} rx={3} fill="var(--brand)" />
    </>
  ),
  'crewdock-resources-subscribe': (
    <>
      <Sheet x={24} y={22} width={120} height={40} />
      <Line x={34} y={31} width={52} strong />
      <Field x={34} y={41} width={64} />
      <rect x={102} y={41} width={32} height={11} rx={3} fill="var(--brand)" />
    </>
  ),
};

function Sheet(box: { x: number; y: number; width: number; height: number }) {
  return <rect {...box} rx={4} fill="var(--surface)" stroke="var(--line)" strokeWidth={1} />;
}

function Field(place: { x: number; y: number; width: number }) {
  return <rect {...place} height={11} rx={3} fill="var(--surface)" stroke="var(--control)" strokeWidth={1} />;
}

function Line({ strong = false, ...place }: { x: number; y: number; width: number; strong?: boolean }) {
  return <rect {...place} height={strong ? 4 : 3} rx={1.5} fill={strong ? 'var(--text)' : 'var(--control)'} />;
}

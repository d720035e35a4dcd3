import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SkillEntry } from '../entries.ts';
import { keyOf, moved } from './order.ts';

/** Moves a skill along with the pointer that holds its handle. Rows name themselves by `data-skill`, groups by `data-main`. */
export function useSkillDrag(
  list: RefObject<HTMLElement | null>,
  skills: SkillEntry[],
  onChange: (skills: SkillEntry[]) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);

  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const under = (selector: string) =>
      [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      })?.dataset;
    const main = under('[data-main]')?.['main'];
    const row = under('[data-skill]')?.['skill'];
    if (main === undefined || row === dragged) return;
    const from = skills.findIndex((skill) => keyOf(skill) === dragged);
    const to = row === undefined ? from : skills.findIndex((skill) => keyOf(skill) === row);
    const isMain = main === 'true';
    if (from === -1 || (to === from && skills[from]!.is_main === isMain)) return;
    onChange(moved(skills, from, to, isMain));
  });

  useEffect(() => {
    if (dragged === null) return;
    const end = () => setDragged(null);
    // The row itself moves within the page meanwhile, and would lose the pointer.
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  return {
    dragged,
    take(event: ReactPointerEvent, key: string) {
      if (event.button !== 0) return;
      event.preventDefault();
      setDragged(key);
    },
  };
}

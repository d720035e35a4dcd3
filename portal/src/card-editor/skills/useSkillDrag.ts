import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SkillEntry } from '../entries.ts';
import { getSkillKey, moveSkill } from './order.ts';

/** Reorders skills by dragging their handle. Rows are identified by `data-skill`, groups by `data-main`. */
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
    const from = skills.findIndex((skill) => getSkillKey(skill) === dragged);
    const to = row === undefined ? from : skills.findIndex((skill) => getSkillKey(skill) === row);
    const isMain = main === 'true';
    if (from === -1 || (to === from && skills[from]!.is_main === isMain)) return;
    onChange(moveSkill(skills, from, to, isMain));
  });

  useEffect(() => {
    if (dragged === null) return;
    const end = () => setDragged(null);
    // Listens on the document, because React moves the row's element during the drag and would end a pointer capture.
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

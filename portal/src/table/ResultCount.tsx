import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { countWords } from './filterWords.ts';
import type { AnyTable } from './look.ts';
import type { View } from './view.ts';

interface Props {
  at: AnyTable;
  view: View;
  /** Undefined while the rows of the view are loading. */
  total: number | undefined;
}

/** Announces the number of rows once after each search or change of the filters, not when rows arrive or leave. */
export function ResultCount({ at, view: { search, filters }, total }: Props) {
  const [text, setText] = useState('');
  const asked = JSON.stringify([search, filters]);
  const announced = useRef(asked);
  useEffect(() => {
    if (total === undefined || announced.current === asked) return;
    announced.current = asked;
    const noun = at.look.noun[total === 1 ? 0 : 1];
    setText(`${countWords(total)} ${noun} found${search && ` for “${search}”`}`);
  }, [at, asked, search, total]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

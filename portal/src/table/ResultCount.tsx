import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { countWords } from './filterWords.ts';
import type { AnyTable } from './look.ts';
import type { TableViewState } from './view.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  view: TableViewState;
  /** Undefined while the rows of the view are loading. */
  total: number | undefined;
}

/**
 * Announces the number of rows once after each change of the search or filters, but not when rows are added or removed.
 */
export function ResultCount({ at, view: { search, filters }, total }: Props) {
  const [result, setResult] = useState({ asked: '', text: '' });
  const asked = JSON.stringify([search, filters]);
  const announced = useRef(asked);
  useEffect(() => {
    if (total === undefined || announced.current === asked) return;
    announced.current = asked;
    const noun = at.look.noun[total === 1 ? 0 : 1];
    const count = countWords(total);
    const text = search ? t(messages.foundFor, { count, noun, search }) : t(messages.found, { count, noun });
    setResult({ asked, text });
  }, [at, asked, search, total]);
  // Empty until the new result is known, so that the same number is announced again.
  return <VisuallyHidden role="status">{result.asked === asked ? result.text : ''}</VisuallyHidden>;
}

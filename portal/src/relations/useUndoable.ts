import type { Relation } from '@crewdock/contract/relations';
import { useEffect, useState } from 'react';

/** Whether the user can still undo their last move. Renders again when its email is sent. */
export function useUndoable({ undo_until: until }: Pick<Relation, 'undo_until'>): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setPassed(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== passed;
}

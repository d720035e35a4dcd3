import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { showNotice } from '../ui/patterns/notices.ts';
import { getRelatedName } from './moves.ts';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const PARAM = 'answer';

/**
 * Asks for the answer that a button in an email has put into the URL, as soon as its relation is loaded. Removes the
 * answer from the URL, so that a reload or Back does not ask again.
 */
export function useMailedAnswer(related: Related | undefined, actions: RelationActions): void {
  const [params, setParams] = useSearchParams();
  const answer = params.get(PARAM);
  const ask = useEffectEvent((opened: Related) => {
    const { can } = opened.relation;
    if (answer === 'confirm' && can.confirm) actions.askConfirm(opened);
    else if (answer === 'reject' && can.reject) actions.askReject(opened);
    else showNotice({ tone: 'info', text: t(messages.alreadyAnswered, { name: getRelatedName(opened) }) });
    const next = new URLSearchParams(params);
    next.delete(PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
  });
  const isAsked = answer !== null && related !== undefined;
  useEffect(() => {
    if (isAsked) ask(related);
    // Asks once per answer: the relation changes while the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked]);
}

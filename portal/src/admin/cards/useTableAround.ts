import type { CardKind } from '@crewdock/contract/kinds';
import { requests } from '@crewdock/contract/staff/requests';
import { talents } from '@crewdock/contract/staff/talents';
import type { StaffTable } from '@crewdock/contract/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getLoadedItems } from '../../query/pageItems.ts';
import { tableRowsQuery } from '../../table/queries.ts';
import { OPEN_ROW_PARAM, readView } from '../../table/view.ts';
import { lastList, getStaffTablePath } from './lastList.ts';

export const TABLE_OF: Record<CardKind, StaffTable> = { request: requests, talent: talents };

export interface TableAround {
  /** URL of the table with the card's row open. */
  back: string;
  /** null for the first or last of the loaded rows, and when the page was not opened from the table. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Returns the back link and the neighboring cards of the table view from which a card's page was opened. */
export function useTableAround(kind: CardKind, id: number): TableAround {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = getStaffTablePath(kind);
  const [list] = useState(() => lastList(kind));
  const params = new URLSearchParams(list?.split('?')[1]);
  const table = TABLE_OF[kind];
  const { data } = useInfiniteQuery({ ...tableRowsQuery(table, readView(table, params, {})), enabled: list !== null });
  const ids = list === null ? [] : (getLoadedItems(data)?.map((row) => Number(row['id'])) ?? []);
  const at = ids.indexOf(id);
  const tab = new URLSearchParams(search).get('tab');
  const wayTo = (next: number | undefined) =>
    at === -1 || next === undefined
      ? null
      : () => void navigate(`${place}/${next}${tab ? `?tab=${tab}` : ''}`, { replace: true });
  params.set(OPEN_ROW_PARAM, String(id));
  return {
    back: list === null ? place : `${place}?${params.toString().replaceAll('%2C', ',')}`,
    onPrevious: wayTo(ids[at - 1]),
    onNext: wayTo(ids[at + 1]),
  };
}

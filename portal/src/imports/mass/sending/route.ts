import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import { SendPage } from './SendPage.tsx';

function page(kind: CardKind) {
  return { Component: () => createElement(SendPage, { kind }) };
}

export const importJobsRoute = page('request');
export const importTalentsRoute = page('talent');

import type { CardKind } from '@crewdock/contract/kinds';
import { createElement } from 'react';
import { SendPage } from './SendPage.tsx';

function page(kind: CardKind) {
  return { Component: () => createElement(SendPage, { kind }) };
}

export const jobs = page('request');
export const talents = page('talent');

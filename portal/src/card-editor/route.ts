import type { CardKind } from '@crewdock/contract/kinds';
import { type ComponentType, createElement } from 'react';
import { CopyPage, CreateCardPage, EditCardPage } from './EditorPage.tsx';
import type { Area } from './places.ts';

type Page = { Component: ComponentType };

function pages(area: Area, kind: CardKind): Record<'create' | 'edit' | 'copy', Page> {
  return {
    create: { Component: () => createElement(CreateCardPage, { area, kind }) },
    edit: { Component: () => createElement(EditCardPage, { area, kind }) },
    copy: { Component: () => createElement(CopyPage, { area, kind }) },
  };
}

export const myJobs = pages('my', 'request');
export const myTalents = pages('my', 'talent');
export const companyJobs = pages('company', 'request');
export const companyTalents = pages('company', 'talent');

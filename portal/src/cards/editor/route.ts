import type { CardKind } from '@crewdock/contract/kinds';
import { type ComponentType, createElement } from 'react';
import { CopyPage } from './CopyPage.tsx';
import { CreatePage, EditPage } from './EditorPage.tsx';
import type { Area } from './places.ts';

type Page = { Component: ComponentType };

function pages(area: Area, kind: CardKind): { create: Page; edit: Page } {
  return {
    create: { Component: () => createElement(CreatePage, { area, kind }) },
    edit: { Component: () => createElement(EditPage, { area, kind }) },
  };
}

export const myJobs = { ...pages('my', 'request'), copy: { Component: CopyPage } };
export const myTalents = pages('my', 'talent');
export const companyJobs = pages('company', 'request');
export const companyTalents = pages('company', 'talent');

import type { MarketType } from '@crewdock/contract/kinds';
import { type ComponentType, createElement } from 'react';
import { CopyPage } from './CopyPage.tsx';
import { CreatePage, EditPage } from './EditorPage.tsx';
import type { Area } from './places.ts';

type Page = { Component: ComponentType };

function pages(area: Area, type: MarketType): { create: Page; edit: Page } {
  return {
    create: { Component: () => createElement(CreatePage, { area, type }) },
    edit: { Component: () => createElement(EditPage, { area, type }) },
  };
}

export const myJobs = { ...pages('my', 'jobs'), copy: { Component: CopyPage } };
export const myTalents = pages('my', 'talents');
export const companyJobs = pages('company', 'jobs');
export const companyTalents = pages('company', 'talents');

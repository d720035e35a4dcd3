import type { cardFiles } from '@crewdock/contract/card-files';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';

export const cardFileRoutes: Handlers<typeof cardFiles, Context> = {
  async setPhoto() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async removePhoto() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async setCv() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async removeCv() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async getCv() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async contactAboutTalent() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async contactAboutRequest() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};

import type { social } from '@crewdock/contract/social';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const socialRoutes: Handlers<typeof social, Context> = {
  async startSocial() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async finishSocial() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async startConnect() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async finishConnect() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async disconnect() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};

import type { updates } from '@crewdock/contract/updates';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';

export const updateRoutes: Handlers<typeof updates, Context> = {
  async listUpdates() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async changeUpdate() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};

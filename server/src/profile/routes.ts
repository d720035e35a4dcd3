import type { profile } from '@crewdock/contract/profile';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const profileRoutes: Handlers<typeof profile, Context> = {
  async getProfile() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async changeProfile() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async setAvatar() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async removeAvatar() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async changePassword() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async changeEmail() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async confirmEmail() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async askDeletion() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async cancelDeletion() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async exportData() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async listSessions() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async endSession() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async endOtherSessions() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};

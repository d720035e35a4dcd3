import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { widgetSettingsRoutes } from '../companies/widget-settings.ts';
import { widgetOptionRoutes } from './options.ts';
import { serveWidgets } from './routes.ts';

export const servedWidgetsFeature = defineFeature({
  routes: defineRoutes({ widgetSettings: { ...widgetSettingsRoutes, ...widgetOptionRoutes } }),
  addRoutes: serveWidgets,
});

import { columnPinningFeature, columnSizingFeature, tableFeatures } from '@tanstack/react-table';

/** What of the library lays out our tables. */
export const FEATURES = tableFeatures({ columnPinningFeature, columnSizingFeature });

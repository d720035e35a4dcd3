import { columnPinningFeature, columnSizingFeature, tableFeatures } from '@tanstack/react-table';

/** The TanStack Table features in use. */
export const FEATURES = tableFeatures({ columnPinningFeature, columnSizingFeature });

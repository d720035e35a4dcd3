import type { AuditTables } from './tables/audit.ts';
import type { CardTables } from './tables/cards.ts';
import type { FileTables } from './tables/files.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { MarketSubscriptionTables, MarketTables } from './tables/market.ts';
import type { ImportTables } from './tables/imports.ts';
import type { MassImportTables } from './tables/mass-imports.ts';
import type { MessageTables } from './tables/messages.ts';
import type { OperationTables } from './tables/operations.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ReferenceTables } from './tables/reference.ts';
import type { ResourceTables } from './tables/resources.ts';
import type { SharingTables } from './tables/sharing.ts';
import type { StaffTables } from './tables/staff.ts';
import type { WorkTables } from './tables/work.ts';

/** All tables, after all migrations. */
export interface Schema
  extends
    ReferenceTables,
    PeopleTables,
    FileTables,
    MessageTables,
    CardTables,
    WorkTables,
    ResourceTables,
    ImportTables,
    MassImportTables,
    MarketTables,
    LedgerTables,
    MarketSubscriptionTables,
    OperationTables,
    SharingTables,
    StaffTables,
    AuditTables {}

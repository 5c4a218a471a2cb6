/** Every table there is. */
import type { AccountTables } from '#accounts/server/tables.ts'
import type { AnalysisTables } from '#analyses/server/tables.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { IdentityTables } from '#local/identity/server/tables.ts'
import type { PaymentTables } from '#local/payments/server/tables.ts'

export type Tables = AccountTables & AnalysisTables & ContentTables & IdentityTables & PaymentTables

/** Every table there is. */
import type { ContentTables } from '#content/server/tables.ts'

export type Tables = ContentTables

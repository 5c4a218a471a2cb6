/** For the file that one takes away: what an account said and was told, of every room that keeps such. */
import type { QueryExecutorProvider } from 'kysely'
import { listWritten } from '#discussion/server/account-data.ts'
import { listForecasted } from '#forecasts/server/account-data.ts'
import type { Said } from '#items/server/mine/export/export.ts'
import { listNoticesOf } from '#notices/server/account-data.ts'
import { listObjections } from '#resolution/server/account-data.ts'
import { listSaid } from '#readers/server/account-data.ts'

export function saidIn(db: QueryExecutorProvider) {
  return async ({ id }: { id: string }): Promise<Said> => ({
    ...(await listSaid(db, id)),
    ...(await listForecasted(db, id)),
    ...(await listWritten(db, id)),
    ...(await listObjections(db, id)),
    notices: await listNoticesOf(db, id),
  })
}

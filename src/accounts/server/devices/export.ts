/** Where somebody is and was signed in, and what the sign-in service of this server keeps of them, to take away. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { createAccountStore } from '../store.ts'

type Parts = {
  db: QueryExecutorProvider
  accounts: ReturnType<typeof createAccountStore>
  service: SignInService
}

export async function signInsOf({ db, accounts, service }: Parts, { id }: User): Promise<Record<string, unknown>> {
  const account = await accounts.findAccount(id)
  const [devices, sessions] = await Promise.all([
    sql`
      select agent, auth_time as since, used_at as "usedAt", ended_at as "endedAt" from device
      where account_id = ${id}::bigint order by auth_time`.execute(db),
    sql`
      select created_at as since, expires_at as until from session where account_id = ${id}::bigint order by created_at`.execute(
      db,
    ),
  ])
  const atService = account && (await service.describeUser(account.subject))
  return { devices: devices.rows, sessions: sessions.rows, service: atService }
}

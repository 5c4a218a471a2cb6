/**
 * The tables of accounts, as Kysely reads and writes them. The columns are explained in `migrations/0003-accounts.ts` and
 * `0025-devices.ts`.
 */
import type { Generated } from 'kysely'

type AccountTable = {
  id: Generated<string>
  issuer: string
  subject: string
  email: string | null
  email_verified: Generated<boolean>
  name: string | null
  nickname: string | null
  nickname_key: string | null
  photo_url: string | null
  photo_is_own: Generated<boolean>
  created_at: Date
  seen_at: Date
  others_ended_at: Date | null
  public_name: string | null
  public_name_key: string | null
  is_on_leaderboards: Generated<boolean>
}

type SessionTable = {
  digest: Buffer
  account_id: string
  auth_time: Date
  created_at: Date
  expires_at: Date
  device_id: string | null
}

type DeviceTable = {
  id: Generated<string>
  account_id: string
  sign_in: string | null
  auth_time: Date
  agent: string
  used_at: Date
  ended_at: Date | null
}

export type AccountTables = { account: AccountTable; session: SessionTable; device: DeviceTable }

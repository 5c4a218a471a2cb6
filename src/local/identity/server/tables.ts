/**
 * The tables of the identity service, as Kysely reads and writes them. The columns are explained in
 * `migrations/0002-identity.ts`, `0024-sign-ins.ts` and `0031-late-refresh.ts`.
 */
import type { JWK } from 'jose'
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'

/** Read as what was written, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

type UserTable = {
  uid: string
  email: string | null
  email_verified: Generated<boolean>
  password_hash: string | null
  password_at: Date | null
  by_email_link: Generated<boolean>
  display_name: string | null
  photo_url: string | null
  phone_number: string | null
  disabled: Generated<boolean>
  anonymous: Generated<boolean>
  valid_since: Date
  created_at: Date
  seen_at: Date | null
}

type ProviderTable = {
  uid: string
  provider_id: string
  raw_id: string
  email: string | null
  display_name: string | null
  photo_url: string | null
  linked_at: Date
}

type RefreshTokenTable = {
  digest: string
  sign_in: string
  made_at: Date
  spent_at: Date | null
  late_at: Date | null
  salt: string | null
}

export type CodeKind =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION'

type CodeTable = {
  digest: string
  kind: CodeKind
  uid: string | null
  email: string
  new_email: string | null
  details: Json<Record<string, unknown>> | null
  expires_at: Date
  used_at: Date | null
}

type PhoneCodeTable = {
  session_digest: string
  phone_number: string
  code_digest: string
  proof_digest: string | null
  tries: Generated<number>
  expires_at: Date
}

type SigningKeyTable = {
  kid: string
  private_jwk: Json<JWK>
  public_jwk: Json<JWK>
  created_at: Date
  retired_at: Date | null
}

type MailTable = {
  id: Generated<string>
  recipient: string
  subject: string
  text: string
  link: string | null
  code: string | null
  at: Date
}

export type IdentityTables = {
  'identity.setting': { key: string; value: string }
  'identity.user': UserTable
  'identity.provider': ProviderTable
  'identity.sign_in': { id: string; uid: string; provider: string; auth_time: Date; expires_at: Date }
  'identity.refresh_token': RefreshTokenTable
  'identity.code': CodeTable
  'identity.phone_code': PhoneCodeTable
  'identity.signing_key': SigningKeyTable
  'identity.attempt': { key: string; count: number; until: Date; forget_at: Date }
  'identity.mail': MailTable
}

/** A connection, or a transaction on one. */
export type Db = Kysely<IdentityTables>
export type Provider = Omit<Selectable<ProviderTable>, 'uid' | 'linked_at'>
/** A person with the providers they may sign in with. */
export type User = Selectable<UserTable> & { providers: Provider[] }
export type Code = Selectable<CodeTable>

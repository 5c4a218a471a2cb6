import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * By which addresses an author whom an operator has stopped is known again: whoever deletes the account and opens
 * another with the same address begins stopped. Of an address there is a digest with a key of this database alone, from
 * which nobody can read it; who holds both could still ask of a given address whether it is among them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stop_key (one boolean primary key default true check (one), key bytea not null)`.execute(db)
  const key = randomBytes(32)
  await sql`insert into stop_key (key) values (${key})`.execute(db)
  /** \`left_at\`: when the account was deleted; null while it is there. */
  await sql`
    create table stopped_address (digest text primary key, account_id text not null, left_at timestamptz(3))`.execute(
    db,
  )
  await sql`create index stopped_address_account on stopped_address (account_id)`.execute(db)
  await sql`create index stopped_address_left on stopped_address (left_at) where left_at is not null`.execute(db)

  const { rows } = await sql<{ id: string; email: string }>`
    select id::text, email from account where word_on(id::text) = 'stopped' and email_verified and email is not null`.execute(
    db,
  )
  for (const { id, email } of rows) {
    const digest = createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex')
    await sql`
      insert into stopped_address (digest, account_id) values (${digest}, ${id}) on conflict do nothing`.execute(db)
  }
}

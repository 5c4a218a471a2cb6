/** Accounts of people who are made up, as signing in would have made them. Their names say how skilled they are. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { saveLogin, saveProfile } from '#accounts/server/store.ts'
import { forecasterOf } from '#forecasts/server/forecast-store.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import type { User } from '#kit/viewer.ts'
import { findIssuer } from '#local/identity/server/identity.ts'
import { createPasswords } from '#local/identity/server/passwords.ts'
import { makeSecret } from '#local/identity/server/secrets.ts'
import type { Db } from '#local/identity/server/tables.ts'
import { saveNewUser } from '#local/identity/server/user-store.ts'
import { type Person, skillNamed, simulatedName, simulatedPublicName } from '../person.ts'

export type Simulated = Person & { user: User; forecasterId: string }

/** Addresses that no mail ever reaches (RFC 2606). */
const domain = 'simulation.invalid'

export async function addPeople(trx: Write, people: readonly Person[], now: Date): Promise<Simulated[]> {
  // The tables of the sign-in service are among those of the database.
  const identity = trx as unknown as Db
  const issuer = await findIssuer(identity)
  // Nobody knows it: who wants in has a mail sent to choose another, which only the outbox of this machine ever gets.
  const password_hash = await createPasswords().hash(makeSecret())
  const all: Simulated[] = []
  for (const [i, person] of people.entries()) {
    const name = simulatedName(i + 1, person)
    const email = `forecaster-${i + 1}@${domain}`
    const known = { email, email_verified: true, password_hash, password_at: now, display_name: name }
    const { uid } = await saveNewUser(identity, known, now) // eslint-disable-line no-await-in-loop
    const claims = { subject: uid, authTime: now.getTime() / 1000, signIn: null, email, emailVerified: true }
    // eslint-disable-next-line no-await-in-loop
    const { account } = await saveLogin(trx, issuer, { ...claims, name, picture: null }, now)
    const publicName = simulatedPublicName(i + 1, person)
    await saveProfile(trx, account.id, { publicName, isOnLeaderboards: true }) // eslint-disable-line no-await-in-loop
    const user = { id: account.id, name, email, isVerified: true, isOperator: false }
    all.push({ ...person, user, forecasterId: await forecasterOf(trx, user) }) // eslint-disable-line no-await-in-loop
  }
  return all
}

/** Of each simulated forecaster the skill, by which they are measured. */
export async function listSkills(db: QueryExecutorProvider): Promise<{ forecasterId: string; skill: number }[]> {
  const rows = await rowsOf(
    db,
    sql<{ forecasterId: string; name: string | null }>`
      select forecaster.id as "forecasterId", name from forecaster join account on account.id::text = account_id
      where email like ${`%@${domain}`} order by account.id`,
  )
  return rows.flatMap(({ forecasterId, name }) => {
    const skill = skillNamed(name ?? '')
    return skill === null ? [] : [{ forecasterId, skill }]
  })
}

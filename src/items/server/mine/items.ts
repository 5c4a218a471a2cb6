/** Answers the calls that write items of one's own. What is not one's own is not there. */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Fault } from '#kit/server/api/say-issue.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { AnyKind } from '../../content-kind.ts'
import { dayBefore, whyNotPublish } from '../../trust/trust.ts'
import { countOthersPublished, savePublication } from '../authors/publications.ts'
import { findHoldsFirst, findWord } from '../authors/words-store.ts'
import type { myContract } from '../../mine/contract.ts'
import { type Checks, knownTo, listFaults, listMissing, type Publishing, refuseFaults } from './checks.ts'
import { contentOf, entryOf, type Naming, readEntry } from './entry.ts'
import type { KeptParts } from '../kept-part.ts'
import {
  countOwn,
  countTexts,
  findOwn,
  findWritten,
  lockOwn,
  type LockedItem,
  type Own,
  type OwnItem,
  removeDraft,
  removeOwn,
  saveHeld,
  savePrivate,
  savePublished,
} from './item-store.ts'
import { refuseTooMuchKept } from './kept-bytes.ts'
import { presentWhole } from '../present.ts'
import { createItemStore } from '../store.ts'
import type { Texts } from '../text/texts.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount, type Write } from '../transaction.ts'
import { insertItem, type ItemContent, replaceLinks, reviseItem } from '../write-item.ts'

export type MyHandlers = Handlers<ReturnType<typeof myContract<readonly [AnyKind, ...AnyKind[]]>>>
/** The same database twice, and what kinds look up in it. */
export type Writing = {
  db: Kysely<ContentTables>
  pool: Pool
  kinds: readonly AnyKind[]
  checks: Checks
  parts: KeptParts
  texts: Texts
}

/** So many items may one account keep. */
const mostItems = 1000
/**
 * And so many texts may one item have had, since every export reads them all. What its kind keeps in tables of its own
 * may change any number of times.
 */
const mostTexts = 200

type Writers = Pick<MyHandlers, 'createItem' | 'reviseItem' | 'removeItem'>
type Publishers = Pick<MyHandlers, 'publishItem' | 'unpublishItem'>

export function myItemHandlers(writing: Writing): Writers & Publishers {
  const items = createItemStore(writing.pool)
  const answer: Answer = async (kind, id, viewer, now) => {
    const row = await items.findItem({ kind, id, viewer })
    if (!row) throw new Refusal('own-item-not-found') // deleted in the meantime
    const { tree } = await writing.texts.read(row.body, viewer.id)
    return { item: presentWhole(row, tree, dayOf(now)) }
  }
  return { ...writers(writing, answer), ...publishers(writing, answer) }
}

/** The item as it is by now. */
type Answer = (kind: string, id: string, viewer: User, now: Date) => Promise<{ item: unknown }>

function writers(writing: Writing, answer: Answer): Writers {
  const { db, parts } = writing
  return {
    async createItem({ body: { kind: name, draft = null, ...given }, viewer, now }) {
      const user = userOf(viewer)
      const findThere = (from: QueryExecutorProvider) => (draft === null ? null : findWritten(from, user.id, draft))
      // Whoever lost the answer asks again, and may have typed on: what they send now is a revision, and not looked at
      // here.
      const before = await findThere(db)
      if (before) return { ...(await answer(before.kind, before.id, user, now)), isNew: false }
      const { content, namings, beside } = await soundContent(writing, { name, given, before: null, user, now })
      const { kind, id, isNew } = await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const meanwhile = await findThere(trx)
        if (meanwhile) return { ...meanwhile, isNew: false }
        if ((await countOwn(trx, user.id)) >= mostItems) throw new Refusal('too-many-items')
        refuseFaults(await listMissing(trx, namings, user, true))
        const made = {
          slug: null,
          author: user.name,
          ownerId: user.id,
          publishedAt: null,
          at: now,
          digest: null,
          draft,
        }
        const newId = await insertItem(trx, { ...content, ...made }, parts[name])
        await replaceLinks(trx, newId, content)
        await beside?.keep(trx, { id: newId, at: now })
        if (draft !== null) await removeDraft(trx, user.id, draft)
        await refuseTooMuchKept(trx, user.id, parts)
        return { kind: name, id: newId, isNew: true }
      })
      return { ...(await answer(kind, id, user, now)), isNew }
    },

    async reviseItem({ params: { kind: name, id }, body: { version, ...given }, viewer, now }) {
      const user = userOf(viewer)
      const own = { kind: name, id, ownerId: user.id }
      const before = await findOwn(db, own)
      if (!before) throw new Refusal('own-item-not-found')
      if (before.version !== version) throw new Refusal('changed-meanwhile')
      const { content, namings, beside } = await soundContent(writing, { name, given, before, user, now })
      const isOther = saysOther(content, before)
      if (isOther || beside) {
        await changeOwn(db, own, async (trx, locked) => {
          if (locked.version !== version) throw new Refusal('changed-meanwhile')
          if (isOther) await revise(trx, { parts, own, content, namings, user, now })
          await beside?.keep(trx, { id, at: now })
        })
      }
      return answer(name, id, user, now)
    },

    async removeItem({ params, viewer }) {
      const own = { ...params, ownerId: userOf(viewer).id }
      if (!(await inTransaction(db, (trx) => removeOwn(trx, own)))) throw new Refusal('own-item-not-found')
      return {}
    },
  }
}

type Revising = { parts: KeptParts; own: Own; content: ItemContent; namings: Naming[]; user: User; now: Date }

async function revise(trx: Write, { parts, own, content, namings, user, now }: Revising): Promise<void> {
  const { kind, id } = own
  refuseFaults(await listMissing(trx, namings, user, true))
  const { isText, version } = await reviseItem(trx, { id, author: user.name, at: now }, content, parts[kind])
  await refuseTooMuch(trx, own, parts, isText ? version : 0)
  await replaceLinks(trx, id, content)
}

/** `version`: of the text that was just written; 0 where it was none. */
async function refuseTooMuch(trx: Write, { id, ownerId }: Own, parts: KeptParts, version: number): Promise<void> {
  if (version > mostTexts && (await countTexts(trx, id)) > mostTexts) throw new Refusal('too-many-versions')
  await refuseTooMuchKept(trx, ownerId, parts)
}

function publishers({ db, checks }: Writing, answer: Answer): Publishers {
  return {
    async publishItem({ params, viewer, now }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        // What is said of the author, and how much they have published, holds until this is written.
        await lockAccount(trx, user.id)
        const own = { ...params, ownerId: user.id }
        const locked = await lockOwn(trx, own)
        if (!locked) throw new Refusal('own-item-not-found')
        const publishing = { isBack: locked.isBack, today: dayOf(now) }
        if (locked.standing === 'private') await refuseUnreadable(trx, checks, own, publishing)
        await publish(trx, { user, id: params.id, locked, now })
      })
      return answer(params.kind, params.id, user, now)
    },

    async unpublishItem({ params, viewer, now }) {
      const user = userOf(viewer)
      await changeOwn(db, { ...params, ownerId: user.id }, async (trx, { standing }) => {
        if (standing !== 'private') await savePrivate(trx, params.id)
      })
      return answer(params.kind, params.id, user, now)
    },
  }
}

/** Others must be able to read what its kind says that it cannot be without, and to do what it asks of them. */
async function refuseUnreadable(trx: Write, checks: Checks, own: Own, publishing: Publishing): Promise<void> {
  const details = (await findOwn(trx, own))?.data.details as never // as its kind has parsed them
  const refusal = await checks[own.kind]?.whyNotPublic?.(details, trx, publishing)
  if (refusal) throw new Refusal(refusal)
}

type Publication = { user: User; id: string; locked: LockedItem; now: Date }

async function publish(trx: Write, { user, id, locked: { standing, isBack }, now }: Publication): Promise<void> {
  const word = (await findWord(trx, user.id))?.word ?? null
  if (standing === 'hidden') throw new Refusal(word === 'stopped' ? 'author-stopped' : 'item-hidden')
  if (standing !== 'private') return
  const publication = { accountId: user.id, itemId: id, since: dayBefore(now) }
  const publishedToday = await countOthersPublished(trx, publication)
  const refusal = whyNotPublish({ word, isVerified: user.isVerified, publishedToday, isBack })
  if (refusal) throw new Refusal(refusal)
  if (!isBack) await savePublication(trx, { ...publication, at: now })
  if (word !== 'trusted' && (await findHoldsFirst(trx))) await saveHeld(trx, id, now)
  else await savePublished(trx, id, now)
}

async function changeOwn(
  db: Kysely<ContentTables>,
  own: Own,
  change: (trx: Write, locked: LockedItem) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await lockOwn(trx, own)
    if (!locked) throw new Refusal('own-item-not-found')
    await change(trx, locked)
  })
}

type Given = { name: string; given: Record<string, unknown>; before: OwnItem | null; user: User; now: Date }

/** `beside`: what is kept beside the item, where the entry says anything of that. */
type Sound = {
  content: ItemContent
  namings: Naming[]
  beside: { keep(trx: Write, item: { id: string; at: Date }): Promise<void> } | null
}

/** What is to be written, with the items that it names anew. Refuses with all that is wrong. */
async function soundContent(writing: Writing, asked: Given): Promise<Sound> {
  const { kind, reading, faults, isKnown } = await readGiven(writing, asked)
  refuseFaults(faults)
  if (!reading.common || !reading.details) throw new Error('What is not whole has a fault.')
  const beside = writing.checks[kind.name]?.beside
  const own = reading.own as never // as its kind has parsed it
  return {
    content: contentOf(kind, reading.common, reading.details),
    namings: reading.namings.filter((naming) => !isKnown(naming)),
    beside: beside?.isSaid(own) ? { keep: (trx, item) => beside.keep(trx, own, item) } : null,
  }
}

/** Where an item is revised, what is given stands over what it says so far. */
export async function readGiven(
  { db, pool, kinds, checks, texts }: Writing,
  { name, given, before, user, now }: Given,
) {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`The contract takes a kind that is not listed: ${name}`)
  const said = before && contentSaid(kind, before)
  const reading = readEntry(kind, said ? { ...entryOf(kind, said), ...given } : given, said?.details ?? null, now)
  const isKnown = knownTo(said)
  const self = before && `${name}/${before.id}`
  const [faults, body] = await Promise.all([
    listFaults(pool, db, checks, { kind, reading, user, self, before: said, today: dayOf(now), isKnown }),
    whyNotShown(texts, reading.common?.body ?? '', said?.written.body, user),
  ])
  return { kind, reading, isKnown, faults: [...faults, ...body] }
}

/** A text that stood before may stay, however it is shown. */
async function whyNotShown(texts: Texts, body: string, before: string | undefined, user: User): Promise<Fault[]> {
  const whyNot = body === before ? null : (await texts.read(body, user.id)).whyNot
  return whyNot === null ? [] : [{ field: 'body', reason: whyNot }]
}

function contentSaid(kind: AnyKind, { data: { details, links, ...written } }: OwnItem): ItemContent {
  return { kind, written, details, links }
}

/** As JSON has it: that is how versions are kept. */
function saysOther({ written, details, links }: ItemContent, { data }: OwnItem): boolean {
  return !isDeepStrictEqual(JSON.parse(JSON.stringify({ ...written, details, links })), data)
}

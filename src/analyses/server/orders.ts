/** Ordering, taking back and deleting: what moves a unit, and the row that it is for, in one transaction each. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { isOpenTo } from '#items/server/visibility.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { cancel, enqueue } from '#kit/server/work/enqueue.ts'
import type { User } from '#kit/viewer.ts'
import { budgetFields } from '#membership/budget-fields.ts'
import type { Membership } from '#membership/server/membership.ts'
import type { Question } from '../ask/ask.ts'
import type { Dossier } from '../dossier/dossier.ts'
import { questionOfTrend } from '../question/question-of-trend.ts'
import { refuseUnseen } from './dossier/given-items.ts'
import { firstProgress } from './making/make-report.ts'
import type { OneByOne } from './one-by-one.ts'
import type { Pipeline } from './making/pipeline.ts'
import { reportTask } from './making/report-task.ts'
import { analysisKinds, refOfTrend } from '../analysis-kinds.ts'
import { type AnalysisRow, ledgerOrder, readKeptQuestion } from './rows.ts'
import { hasRecent, keptAs, listKnown } from './same-order.ts'
import {
  countUnderWay,
  findAnalysis,
  findByOrder,
  removeAnalysis,
  saveCancelled,
  saveOrder,
  type Wish,
} from './store.ts'
import type { AnalysisTables } from './tables.ts'

export type Budgets = Pick<Membership, 'spend' | 'release' | 'budgetsOf'>
export type OrderParts = {
  db: Kysely<AnalysisTables & ContentTables>
  pool: Pool
  budgets: Budgets
  pipeline: Pipeline
  oneByOne: OneByOne
}

/** So many may one account have under way. */
const mostUnderWay = 20

export type Ordered = {
  orderId: string
  question?: string | undefined
  trendId?: string | undefined
  read?: Question | undefined
}

/** The same order again answers the same analysis, whatever else it says by then; so does another order of the same. */
export async function orderNew(
  parts: OrderParts,
  user: User,
  { orderId, ...asked }: Ordered,
  now: Date,
): Promise<AnalysisRow> {
  refuseUnstorable(asked)
  const known = await findByOrder(parts.db, user.id, orderId)
  if (known) return known
  const wish = await readWish(parts, user, asked)
  const search = searchOnce(parts.pipeline, user, wish, now)
  const findSame = (db: QueryExecutorProvider) => findSameOf(db, user, { wish, search }, now)
  const findOrdered = async () => (await findSame(parts.db)) ?? findByOrder(parts.db, user.id, orderId)
  const same = await findSame(parts.db)
  if (same) return same
  try {
    await refuseEarly(parts, user, wish)
  } catch (refusal) {
    // The unit that is gone may be what the same order took a moment ago.
    const ordered = await findOrdered()
    if (ordered) return ordered
    throw refusal
  }
  refuseUnknown(parts.pipeline, await search())
  return order(parts, user, { orderId, wish, findSame }, now)
}

/** On what the base knows by now. */
export async function orderAgain(
  parts: OrderParts,
  user: User,
  { orderId, id }: { orderId: string; id: string },
  now: Date,
) {
  const known = await findByOrder(parts.db, user.id, orderId)
  if (known) return known
  const before = await findOwn(parts.db, user, id)
  const { kind, question, trendId } = before
  if (trendId !== null) await readTrend(parts.db, user, trendId)
  // What has gone of what it was about its report says.
  const wish = { kind, question, read: readKeptQuestion(before.read), trendId, rerunOf: id }
  return order(parts, user, { orderId, wish, findSame: () => Promise.resolve(null) }, now)
}

type Wanted = { orderId: string; wish: Wish; findSame: (db: QueryExecutorProvider) => Promise<AnalysisRow | null> }

function order(parts: OrderParts, user: User, wanted: Wanted, now: Date): Promise<AnalysisRow> {
  return parts.oneByOne(user.id, () => saveAndSpend(parts, user, wanted, now))
}

function saveAndSpend({ db, budgets }: OrderParts, user: User, { orderId, wish, findSame }: Wanted, now: Date) {
  return inTransaction(db, async (trx) => {
    // Those of one account come one after the other: what is counted, and that there is no such order yet, holds until
    // it is written.
    await lockAccount(trx, user.id)
    const meanwhile = await findByOrder(trx, user.id, orderId)
    if (meanwhile) return meanwhile
    const same = await findSame(trx)
    if (same) return same
    await refuseTooMany(trx, user)
    const saved = await saveOrder(trx, { accountId: user.id, orderId, wish, progress: firstProgress, now })
    const spent = await budgets.spend(user.id, analysisKinds[wish.kind].budget, ledgerOrder(saved.id), trx)
    if (spent === 'insufficient') throw new Refusal('budget-spent')
    // Whoever orders much holds up nobody who orders little.
    await enqueue(trx, reportTask, { payload: { id: saved.id }, key: saved.id, owner: user.id })
    return saved
  })
}

type Search = () => Promise<Dossier>

/** The same, ordered a second time: what was ordered a moment ago is what is answered. */
async function findSameOf(
  db: QueryExecutorProvider,
  user: User,
  { wish, search }: { wish: Wish; search: Search },
  now: Date,
): Promise<AnalysisRow | null> {
  const { kind, question, read, trendId } = wish
  if (!(await hasRecent(db, user.id, wish, now))) return null
  const sought = read ? { reads: [read], words: null } : { reads: [keptAs((await search()).read)], words: question }
  const known = await listKnown(db, user.id, sought, now)
  const same = known.find((one) => one.isSame && one.kind === kind && one.trendId === trendId)
  return same ? findAnalysis(db, user.id, same.id) : null
}

export async function findOwn(db: QueryExecutorProvider, { id: accountId }: User, id: string): Promise<AnalysisRow> {
  const row = await findAnalysis(db, accountId, id)
  if (!row) throw new Refusal('analysis-not-found')
  return row
}

/** Whoever asks twice is told twice that it is cancelled; the unit comes back once. */
export async function cancelOrder(
  { db, budgets }: OrderParts,
  user: User,
  id: string,
  now: Date,
): Promise<AnalysisRow> {
  const cancelled = await inTransaction(db, async (trx) => {
    const row = await saveCancelled(trx, user.id, id, now)
    if (!row) return null
    await budgets.release(ledgerOrder(id), trx)
    await cancel(trx, reportTask, [id])
    return row
  })
  const row = cancelled ?? (await findOwn(db, user, id))
  if (row.state !== 'cancelled') throw new Refusal('analysis-begun')
  return row
}

export async function removeOrder({ db, budgets }: OrderParts, user: User, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await cancel(trx, reportTask, [id])
    if (await saveCancelled(trx, user.id, id, now)) await budgets.release(ledgerOrder(id), trx)
    if (!(await removeAnalysis(trx, user.id, id))) throw new Refusal('analysis-not-found')
  })
}

async function readWish(
  { db, pool }: OrderParts,
  user: User,
  { question, trendId, read: given }: Omit<Ordered, 'orderId'>,
): Promise<Wish> {
  const read = given ? keptAs(given) : null
  if (read) await refuseUnseen(pool, user.id, read)
  if (trendId === undefined) return { kind: 'full', question: question ?? '', read, trendId: null, rerunOf: null }
  const { label } = await readTrend(db, user, trendId)
  return { kind: 'trend', question: question ?? questionOfTrend(label), read, trendId, rerunOf: null }
}

async function readTrend(db: QueryExecutorProvider, user: User, id: string): Promise<{ label: string }> {
  const { rows } = await sql<{ label: string }>`
    select label from item where kind = 'trend' and id = ${id}::bigint and ${isOpenTo(user)}`.execute(db)
  if (!rows[0]) throw new Refusal('item-not-found')
  return rows[0]
}

/** What would be refused in the end is refused before the base is searched for it. */
async function refuseEarly({ db, budgets }: OrderParts, user: User, { kind }: Wish): Promise<void> {
  await refuseTooMany(db, user)
  const left = await budgets.budgetsOf(user.id)
  if (left[budgetFields[analysisKinds[kind].budget]] < 1) throw new Refusal('budget-spent')
}

async function refuseTooMany(db: QueryExecutorProvider, user: User): Promise<void> {
  if ((await countUnderWay(db, user.id)) >= mostUnderWay) throw new Refusal('too-many-analyses')
}

/** For one order the base is searched once at most, and never while its account is locked. */
function searchOnce(
  pipeline: Pipeline,
  { id: accountId }: User,
  { kind, question, read: given, trendId }: Wish,
  now: Date,
): Search {
  const search = () =>
    pipeline.gather(pipeline.understand(question, now, given), {
      kind,
      given,
      trend: refOfTrend(trendId),
      accountId,
      now,
    })
  let found: Promise<Dossier> | null = null
  return () => (found ??= search())
}

/** Nobody buys a report that would say nothing. */
function refuseUnknown(pipeline: Pipeline, dossier: Dossier): void {
  const reason = pipeline.whyTooLittle(dossier)
  if (reason !== null) throw new Refusal('nothing-known', [{ field: 'question', reason }])
}

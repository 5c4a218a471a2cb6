/** The content API with people who sign in by a header: `x-user: ada`. A world of one's own in one line. */
import type { Pool } from 'pg'
import { contentContract } from '#items/contract.ts'
import { myContract } from '#items/mine/contract.ts'
import { itemAccountData } from '#items/server/mine/account-data.ts'
import { contentHandlers } from '#items/server/handlers.ts'
import { myHandlers } from '#items/server/mine/handlers.ts'
import { savePublished } from '#items/server/mine/item-store.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { openTexts } from '#items/server/text/texts.ts'
import { serveSitemap } from '#items/server/shelf/sitemap.ts'
import { eventContract } from '#kit/events/contract.ts'
import { eventHandlers } from '#kit/server/events/audit.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { serve } from '#kit/server/api/serve.ts'
import { saidIn } from '#app/server/account/said-of.ts'
import { parts } from '#app/server/kept-parts.ts'
import { checks } from '#app/server/kind-checks.ts'
import { stances, turns } from '#app/server/stances.ts'
import type { User } from '#kit/viewer.ts'
import { sourceContract } from '#sources/contract.ts'
import { sourceHandlers } from '#sources/server/handlers.ts'
import type { Switches } from '#sources/server/present.ts'
import { elsewhereContract } from '#sources/elsewhere/contract.ts'
import { elsewhereHandlers } from '#sources/server/elsewhere/handlers.ts'
import type { ElsewhereSwitches } from '#sources/server/elsewhere/present.ts'
import { discussionContract } from '#discussion/contract.ts'
import { discussionHandlers } from '#discussion/server/handlers.ts'
import { findSaidNear } from '#discussion/server/said-near.ts'
import { resolutionContract } from '#resolution/contract.ts'
import { resolutionHandlers } from '#resolution/server/handlers.ts'
import { forecastContract } from '#forecasts/contract.ts'
import { forecastHandlers } from '#forecasts/server/handlers.ts'
import { stance } from '#forecasts/stance.ts'
import { everyQuestion } from '#imports/server/list-store.ts'
import { noticeContract } from '#notices/contract.ts'
import { noticeHandlers } from '#notices/server/own/handlers.ts'
import { readersContract } from '#readers/contract.ts'
import { readersHandlers } from '#readers/server/handlers.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionContract } from '#predictions/contract.ts'
import { predictionHandlers } from '#predictions/server/handlers.ts'
import { scenario } from '#scenarios/kind.ts'
import { trend } from '#trends/kind.ts'
import { givenDatabase } from './given.ts'
import { trust } from './given/trust.ts'
import { admitAll } from './plenty.ts'
import { whenDone } from './when-done.ts'

const kinds = [prediction, trend, scenario] as const

const people = {
  ada: { id: '1', name: 'Ada Okafor', email: 'ada@example.org', isVerified: true, isOperator: false },
  ben: { id: '2', name: 'Ben Sato', email: 'ben@example.org', isVerified: true, isOperator: false },
  eve: { id: '3', name: 'Eve Marsh', email: 'eve@example.org', isVerified: true, isOperator: false },
  /** Of whom nobody has said anything: what she publishes is not listed. */
  nia: { id: '4', name: 'Nia Holt', email: 'nia@example.org', isVerified: true, isOperator: false },
  /** Who has not confirmed an address. */
  una: { id: '5', name: 'Una Weiss', email: 'una@example.org', isVerified: false, isOperator: false },
  olga: { id: '9', name: 'Olga Nilsen', email: 'olga@example.org', isVerified: true, isOperator: true },
} satisfies Record<string, User>
export type Person = keyof typeof people

const sourcesOn: Switches = { whyOff: null, whyNoKey: () => null, permitted: [] }

const elsewhereOff: ElsewhereSwitches = { whyOff: null, named: [] }

export async function givenContent({ stocked = false, switches = sourcesOn, elsewhere = elsewhereOff } = {}) {
  const { db, pool, url } = await givenDatabase({ stocked })
  // Whoever writes has an account.
  const ids = Object.values(people).map(({ id }) => id)
  await pool.query(
    `insert into account (id, issuer, subject, created_at, seen_at) overriding system value select id, 'urn:test', id::text, now(), now() from unnest($1::bigint[]) as id`,
    [ids],
  )
  await trust(pool, ...ids.filter((id) => id !== people.nia.id))
  const app = createHttpServer({ bodyLimitBytes: 524_288 })
  const contract = {
    ...contentContract(kinds),
    ...myContract(kinds),
    ...eventContract,
    ...predictionContract,
    ...sourceContract,
    ...elsewhereContract,
    ...readersContract,
    ...forecastContract,
    ...discussionContract(
      kinds.map(({ name }) => name),
      stance,
    ),
    ...noticeContract,
    ...resolutionContract,
  }
  const texts = openTexts()
  whenDone(() => texts.close())
  const handlers = {
    ...contentHandlers({ db, pool, texts }, kinds),
    ...myHandlers({ db, pool, texts }, kinds, {
      checks,
      parts,
      userRecordOf,
      ledgerOf: async function* () {},
      purchasesOf: async () => ({}),
      signInsOf: async () => ({}),
      analysesOf: async function* () {},
      consentsOf: async () => [],
      saidOf: saidIn(db),
      importedOf: ({ id }) => everyQuestion(db, id),
      reportRatingsOf: async () => [],
    }),
    ...eventHandlers(db),
    ...predictionHandlers(db),
    ...sourceHandlers({ db, pool, switches }),
    ...elsewhereHandlers({ db, pool, switches: elsewhere }),
    ...readersHandlers({ db, pool }),
    ...forecastHandlers({ db, pool }, findSaidNear({ pool, texts }), null),
    ...discussionHandlers({ db, pool, texts, stances, turns }),
    ...resolutionHandlers(db),
    ...noticeHandlers({ db, pool }, kinds),
  }
  serve(
    app,
    contract,
    handlers,
    admitAll(async ({ headers }) => people[headers['x-user'] as Person] ?? null),
  )
  serveSitemap(app, db, 'http://localhost', async () => [])
  whenDone(() => app.close())

  /** Asks as somebody, or as a visitor where nobody is named. */
  async function ask(address: string, { as, body }: { as?: Person | undefined; body?: unknown } = {}) {
    const [method, path] = address.includes(' ') ? address.split(' ') : ['GET', address]
    const answer = await app.inject({
      method: method as 'GET', // the contract's own methods
      url: path ?? '',
      headers: { ...(as && { 'x-user': as }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : null,
      text: answer.body,
      headers: answer.headers,
    }
  }
  /** Asks for a new item; it is Ada who does where nobody is named. */
  const create = (entry: unknown, as: Person = 'ada') => ask('POST /api/items', { as, body: entry })
  /** Writes an item and answers with its address in the API. */
  async function written(as: Person, entry: object, { isPublished = false } = {}): Promise<string> {
    const { body, status, text } = await create(entry, as)
    if (status !== 201) throw new Error(text)
    const at = `/api/items/${body.item.kind}/${body.item.id}`
    if (isPublished && isOver(body.item)) await publishedWhileOpen(body.item)
    else if (isPublished) await ask(`POST ${at}/publish`, { as })
    return at
  }
  /** Nobody publishes a question that has closed: those that have were published before. */
  const publishedWhileOpen = ({ id }: { id: string }) => inTransaction(db, (trx) => savePublished(trx, id, new Date()))
  return { app, db, pool, url, contract, ask, create, written, accountData: itemAccountData(db, kinds) }
}

function isOver({ closes }: { closes?: string }): boolean {
  return closes !== undefined && closes < dayOf(new Date())
}

async function userRecordOf({ id, name, email }: User) {
  return { _id: id, name, email }
}

function statesOf(...ids: string[]) {
  return ids.map((id) => ({ id, title: `${id} of it` }))
}

/** The set of `aScenario` (`test/given/entries.ts`). */
export async function givenSet(pool: Pool): Promise<void> {
  const data = {
    title: 'How people will write',
    summary: 'Whether on paper, and with what.',
    category: 'social',
    tags: ['testing'],
    horizon: { from: 2030, to: 2040 },
    question: 'How will people write in 2040?',
    descriptors: [
      { id: 'paper', title: 'Paper', states: statesOf('much', 'little') },
      { id: 'pens', title: 'Pens', states: statesOf('many', 'few') },
    ],
    crossImpacts: [],
    reasons: [],
    body: '',
  }
  await pool.query(`insert into scenario_set (slug, data, updated_at) values ('writing', $1, now())`, [
    JSON.stringify(data),
  ])
}

/** `/api/items/trend/10000` as items name each other: `trend/10000`. */
export function refOf(at: string): string {
  return at.replace('/api/items/', '')
}

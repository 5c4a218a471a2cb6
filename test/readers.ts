/** What readers add to trends, over HTTP on the content API: trends that others read, signals, and what stands there. */
import { randomUUID } from 'node:crypto'
import { givenContent, type Person } from './content-as.ts'
import { aTrend } from './given/entries.ts'

/** The least that a signal can say. */
export const aSignal = {
  date: '2026-10-03',
  title: 'The survey asked twice as many',
  link: 'https://example.org/survey',
  direction: 'for',
}

export async function givenReaders() {
  const world = await givenContent()
  const { ask, written } = world
  /** A published trend of Ada's, by its address in the API. */
  const trend = () => written('ada', aTrend(), { isPublished: true })
  const keep = (at: string, as: Person | undefined, other: object = {}, id: string = randomUUID()) =>
    ask(`PUT ${at}/signals/${id}`, { as, body: { ...aSignal, isPublished: true, ...other } })
  /** Keeps one, and answers with it as its author reads it. */
  async function kept(at: string, as: Person, other: object = {}, id?: string) {
    const { status, body, text } = await keep(at, as, other, id)
    if (status !== 200) throw new Error(text)
    return body.signal as { id: string; standing: string; hidden: { reason: string } | null }
  }
  const said = async (at: string, as?: Person) => (await ask(`${at}/readers`, { as })).body
  const titles = async (at: string, as?: Person) =>
    (await said(at, as)).signals.map(({ title }: { title: string }) => title)
  const mine = async (at: string, as: Person) => (await ask(at.replace('/api/', '/api/me/') + '/readers', { as })).body
  const queue = async () => (await ask('/api/operators/signals', { as: 'olga' })).body.signals
  const waiting = async (): Promise<number> => (await ask('/api/operators/waiting', { as: 'olga' })).body.signals
  const judge = (id: string, body: object, as: Person = 'olga') =>
    ask(`PUT /api/operators/signals/${id}`, { as, body: { version: 1, ...body } })
  const word = (account: string, its: string) =>
    ask(`PUT /api/operators/authors/${account}`, { as: 'olga', body: { word: its, reason: 'As the test has it.' } })
  return { ...world, trend, keep, kept, said, titles, mine, queue, waiting, judge, code, word }
}

/** Why a call was refused; its status where it was not. */
async function code(answer: Promise<{ status: number; body: { error?: { code: string } } }>) {
  const { status, body } = await answer
  return body.error?.code ?? status
}

/**
 * An endpoint that stands in for a language model where none is named: it judges by how often the series that it is
 * shown moved as far before, and by nothing else.
 */
import { complete, openModelServer } from '../../test/analyses/model-server.ts'
import { shareOfPast } from './pastcasts.ts'

type Shown = { question: string; series: { observations: [string, number][] }[] }

export async function openStub(): Promise<{ url: string; close(): Promise<void> }> {
  const server = await openModelServer()
  server.behave(({ data }, answer) => complete(answer, { chance: judged(data as unknown as Shown) })) // as the bench asks
  return server
}

function judged({ question, series }: Shown): number {
  const observations = series[0]?.observations ?? []
  const [, threshold = '0', year = '0'] = /above (-?[\d.e+-]+) in (-?\d+)/.exec(question) ?? []
  const [lastYear = '0', last = 0] = observations.at(-1) ?? []
  return shareOfPast(
    observations.map(([, value]) => value),
    Number(threshold) - last,
    Number(year) - Number(lastYear),
  )
}

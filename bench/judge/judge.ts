/** How right a language model is as a judge of chances, beside the engine, on pastcasts in disguise. */
import { middleOfChances } from '../../src/engine/crowd/judged-chance.ts'
import { compute } from '../../src/analyses/formulas/index.ts'
import { judge, type Judging } from '../../src/analyses/server/model/judge.ts'
import { createModelClient, type ModelClient } from '../../src/kit/server/language-model/model-client.ts'
import { mean } from '../../src/engine/statistics.ts'
import { figuresOf, rounded, type Scored } from './figures.ts'
import { type Pastcast, pastcastsFrom, shareThatCame } from './pastcasts.ts'
import { openStub } from './stub.ts'

type Options = Partial<Record<'endpoint' | 'model' | 'cases' | 'data' | 'seed', string>>

/** `endpoint`: as `FARSIGHT_MODEL_URL` has it; its key is read from `FARSIGHT_MODEL_KEY`. */
export async function benchJudge({ cases = '60', data = '../shared/reference/series', seed = '1', ...of }: Options) {
  const { model, url, close } = await openJudge(of)
  const asked = (await pastcastsFrom(data, Number(seed))).slice(0, Number(cases))
  const began = performance.now()
  const judgings: Judging[] = []
  for (const one of asked) judgings.push(await judgeOf(one, model)) // eslint-disable-line no-await-in-loop
  await close()
  const seconds = rounded((performance.now() - began) / 1000)
  return { endpoint: url, model: model.name, seconds, ...answerOf(asked, judgings) }
}

async function openJudge({ endpoint, model: name }: Pick<Options, 'endpoint' | 'model'>) {
  const settings = { prices: undefined, jobs: ['judge'] as const }
  if (endpoint === undefined) {
    const stub = await openStub()
    const model = await createModelClient({ ...settings, url: stub.url, name: 'stub', key: undefined })
    return { model, url: 'stub', close: () => stub.close() }
  }
  const url = endpoint.replace(/\/+$/, '')
  const key = process.env['FARSIGHT_MODEL_KEY']
  const model = await createModelClient({ ...settings, url, name: name ?? 'default', key })
  return { model, url, close: async () => {} }
}

function judgeOf({ question, title, observations }: Pastcast, model: ModelClient): Promise<Judging> {
  const today = `${observations.at(-1)?.[0] ?? ''}-12-31`
  const outside = { today, question, series: [{ title, unit: 'units', observations }], resolvedQuestionsLikeIt: [] }
  const signal = new AbortController().signal
  const shown = { outside, inside: { known: [], alsoInTheBase: [] } }
  return judge(shown, { model, saved: new Map(), save: async () => {}, signal })
}

function answerOf(asked: readonly Pastcast[], judgings: readonly Judging[]) {
  const scored = asked.flatMap((one, i): Scored[] => {
    const samples = judgings[i]?.samples
    return samples ? [{ ...one, chance: chanceOf(samples) }] : []
  })
  const records = judgings.map(({ record }) => record)
  const sum = (pick: (record: Judging['record']) => number) => records.reduce((total, one) => total + pick(one), 0)
  return {
    cases: asked.length,
    series: new Set(asked.map(({ id }) => id)).size,
    came: rounded(shareThatCame(asked)),
    judged: scored.length,
    ...(scored.length > 0 && figuresOf(scored)),
    spread: rounded(mean([0, ...judgings.flatMap(({ samples }) => (samples ? [spreadOf(samples)] : []))])),
    calls: sum(({ calls }) => calls),
    tokens: sum(({ promptTokens, answerTokens }) => promptTokens + answerTokens),
    faults: records
      .flatMap(({ faults }) => Object.entries(faults))
      .reduce<Record<string, number>>((all, [fault, count]) => ({ ...all, [fault]: (all[fault] ?? 0) + count }), {}),
  }
}

/** As a report computes it. */
function chanceOf(samples: NonNullable<Judging['samples']>): number {
  const outside = middleOfChances(samples.map((one) => one.outside))
  return Number(compute('judged-chance', [outside, ...samples.map(({ inside }) => inside)]))
}

/** Between the highest and the lowest of its inside views. */
function spreadOf(samples: NonNullable<Judging['samples']>): number {
  const inside = samples.map((one) => one.inside)
  return Math.max(...inside) - Math.min(...inside)
}

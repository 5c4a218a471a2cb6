/** What a language model takes, counted for those who watch what it costs. */
import type { Registry } from '@prometheus-io/client'
import { addCounter, type Family } from '../watching/family.ts'
import type { ModelClient } from './model-client.ts'

export const modelTokens: Family<'kind'> = {
  name: 'farsight_model_tokens_total',
  help: 'Tokens that the language model counted: asked and answered.',
  kind: 'counter',
  labels: ['kind'],
  unit: 'each',
  row: 'money',
}
export const modelCost: Family<never> = {
  name: 'farsight_model_cost_cents_total',
  help: 'What they cost in cents of a US dollar, by the prices that are set; nothing where none are.',
  kind: 'counter',
  labels: [],
  unit: 'cents',
  row: 'money',
}

const perPrice = 1_000_000
const centsInDollar = 100

/** The same client; what it takes is counted. */
export function countingModel(registry: Registry): (client: ModelClient) => ModelClient {
  const tokens = addCounter(registry, modelTokens)
  const cost = addCounter(registry, modelCost)
  return (client) => ({
    ...client,
    async ask(request, how) {
      const answer = await client.ask(request, how)
      const { promptTokens, answerTokens } = answer
      tokens.inc({ kind: 'asked' }, promptTokens ?? 0)
      tokens.inc({ kind: 'answered' }, answerTokens ?? 0)
      const { prompt, answer: answering } = client.prices ?? { prompt: 0, answer: 0 }
      cost.inc((centsInDollar * ((promptTokens ?? 0) * prompt + (answerTokens ?? 0) * answering)) / perPrice)
      return answer
    },
  })
}

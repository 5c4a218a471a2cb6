/** Who stands beside one's own forecast: people together, the model, and whoever else says something of the question. */
import { capital } from '#kit/text.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import type { Together } from '../call-forecasts.ts'
import { othersOf } from '../others.ts'

export type Beside = { name: string; estimate: Estimate; look: 'crowd' | 'model' | 'other' }

/** Nobody where the crowd is hidden: what others say is not to be in sight before one's own word. */
export function besideOwn(together: Together): Beside[] {
  const { question, crowd, isHidden } = together
  if (isHidden) return []
  const people: Beside[] = crowd ? [{ name: 'Crowd', estimate: crowd.estimate, look: 'crowd' }] : []
  const others = othersOf(together).map(({ name, estimate, isModel }): Beside => ({
    name: capital(name),
    estimate,
    look: isModel ? 'model' : 'other',
  }))
  const model = others.filter(({ look }) => look === 'model')
  return [...people, ...model, ...others.filter(({ look }) => look !== 'model')].filter(
    ({ estimate }) => whyNotForecast(question, estimate) === null,
  )
}

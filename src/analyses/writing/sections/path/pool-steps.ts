/** The views that a number is pooled of: the projection, and what Farsight forecast of this or moved to it. */
import { forecastPath, roughly } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Pool } from '../../one-number/pool.ts'
import { amount, type Piece } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Step } from './step.ts'
import { weighed } from './weighed.ts'

export function poolSteps(w: Writing, { prediction }: Answer, { figure, said, model, weight }: Pool): Step[] {
  const projection: Step = {
    view: 'projection',
    says: say(model),
    counts: weight ? roughly(weight, true, 2) : 'nothing',
    after: weight ? say(model) : null,
  }
  return [
    projection,
    ...(prediction ? weighed(w, prediction, said).map(withinForecast) : []),
    {
      view: (prediction && forecastPath(prediction)?.by) ?? 'moved',
      says: say(said),
      counts: 'in-full',
      after: say(figure),
    },
  ]
}

/** What a forecast weighed makes that forecast: the number that it is part of stands elsewhere by then. */
const withinForecast = (step: Step): Step => ({ ...step, says: step.says ?? step.after, after: null })

const say = (one: Evidence): Piece => (one.unit === 'chance' ? amount(one) : roughly(one))

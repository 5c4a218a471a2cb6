/** A question as those are told that it is asked with: the number that leads its page, and what it says of its place. */
import { isCrowdHidden } from '#items/server/hidden-crowds.ts'
import { parseOften } from '#kit/parsing/often-parsed.ts'
import { headlineOf, modelIn } from '#predictions/forecast.ts'
import { predictionDetails } from '#predictions/question.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { askedOf, unswayed } from '../asked.ts'
import { presentCrowd } from '../crowd-now.ts'
import type { MachineSaid } from '../crowd-store.ts'
import type { AskedWithRow } from './asked-with-store.ts'

const placed = predictionDetails.pick({ group: true, phrase: true, automatic: true, condition: true })

/** What it says of its place among others. */
export const placeOf = ({ details }: Pick<AskedWithRow, 'details'>) => parseOften(placed, details)

export type AskedWith = ReturnType<typeof presentAsked>

/** `machine`: what one said last, where that still is an answer. */
export function presentAsked(row: Omit<AskedWithRow, 'machine'>, machine: MachineSaid | null) {
  const asked = askedOf(row)
  const life = { ...asked, id: row.id, outcome: asked.outcome?.state ?? null }
  const { question, wording, opens, closes, outcome, ...held } = isCrowdHidden(life) ? unswayed(asked) : asked
  const headline = headlineOf(held)
  return {
    ...placeOf(row),
    predictionId: row.id,
    ownerId: row.ownerId,
    title: row.title,
    label: row.label,
    question,
    wording,
    opens,
    closes,
    outcome,
    headline: headline && {
      by: headline.by,
      who: headline.forecaster.who,
      estimate: headline.estimate,
      quartiles: headline.by === 'crowd' ? quartilesOf(row, question) : null,
    },
    house: held.houseForecast?.estimate ?? null,
    model: modelIn(held),
    machine: machine && { by: machine.by, estimate: machine.estimate },
  }
}

/** As they were told with the number that leads. */
function quartilesOf({ point }: Pick<AskedWithRow, 'point'>, question: Parameters<typeof whyNotForecast>[0]) {
  const { said = null } = point ?? {}
  return said && whyNotForecast(question, said.estimate) === null ? presentCrowd(said).quartiles : null
}

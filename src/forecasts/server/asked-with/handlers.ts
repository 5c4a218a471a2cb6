/** Answers the calls about the questions that a prediction is asked with. */
import { arrangementOf, type Grouped } from '#predictions/groups/arrangement.ts'
import { headlineOf, modelIn } from '#predictions/forecast.ts'
import { predictionDetails } from '#predictions/question.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { userOf } from '#kit/viewer.ts'
import type { askedWithContract } from '../../asked-with/contract.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { askedOf } from '../asked.ts'
import { presentCrowd, type Store } from '../crowd-now.ts'
import { presentOwn } from '../present-own.ts'
import { type AskedWithRow, listAskedWith, listOwnOfAskedWith } from './asked-with-store.ts'

const asksIn = predictionDetails.pick({ group: true, phrase: true, automatic: true, condition: true })

export function askedWithHandlers({ pool }: Pick<Store, 'pool'>): Handlers<typeof askedWithContract> {
  return {
    async findAskedWith({ params: { id }, viewer }) {
      const rows = await listAskedWith(pool, id, viewer)
      if (rows.length === 0) throw new Refusal('item-not-found')
      return { predictionId: id, group: groupOf(rows, id) }
    },

    async listOwnAskedWith({ params: { id }, viewer }) {
      const user = userOf(viewer)
      const rows = await listOwnOfAskedWith(pool, id, user)
      // Whoever has forecast none may still be told whether there is such a prediction.
      if (rows.length === 0 && (await listAskedWith(pool, id, user)).length === 0) throw new Refusal('item-not-found')
      return {
        forecasts: rows.map(({ predictionId, asked, ...row }) => ({
          ...presentOwn(row, askedOf(asked)),
          predictionId,
        })),
      }
    },
  }
}

/** Null where nothing else is asked in its group. */
function groupOf(rows: readonly AskedWithRow[], id: string) {
  const said = rows.map((row) => ({ row, ...asksIn.parse(row.details), ...presentAsked(row) }))
  const own = said.find(({ row }) => row.id === id)?.group
  const questions = said.flatMap(({ group, ...one }) =>
    group && group.id === own?.id ? [{ ...one, mark: group.label }] : [],
  )
  if (!own || questions.length < 2) return null
  const { places, ...arranged } = arrangementOf(questions satisfies readonly Grouped[])
  const placed = questions.map((one, i) => ({ ...one, place: places[i] ?? i }))
  return { id: own.id, ...arranged, questions: placed.toSorted((one, other) => one.place - other.place) }
}

function presentAsked(row: AskedWithRow) {
  const { question, wording, opens, closes, outcome, ...held } = askedOf(row)
  const headline = headlineOf(held)
  return {
    predictionId: row.id,
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
  }
}

/** As they were told with the number that leads. */
function quartilesOf({ point }: AskedWithRow, question: Parameters<typeof whyNotForecast>[0]) {
  const { said = null } = point ?? {}
  return said && whyNotForecast(question, said.estimate) === null ? presentCrowd(said).quartiles : null
}

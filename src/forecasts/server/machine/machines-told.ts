/** What machines have said by now and what came of asking them, in the database. */
import type { Pool } from 'pg'
import { instantText } from '#kit/server/instant-text.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { machineContract } from '../../machine/contract.ts'
import type { MachinesTold } from '../../machine/told.ts'
import { machineOf } from '../../sorts/voices.ts'
import type { Machine } from './machine-work.ts'

/** `asked`: null where no language model is to forecast. */
export async function findMachinesTold(pool: Pool, asked: Machine | null): Promise<MachinesTold> {
  const { rows } = await pool.query<MachinesTold['spoke'][number]>(
    `select voice as by, ${instantText('min(forecast.at)')} as since, count(distinct item_id)::int as questions, count(*)::int as forecasts
     from forecast join forecaster on forecaster.id = forecaster_id join item on item.id = item_id
     where forecaster_id = any (array(select id from forecaster where sort = 'machine')) and is_listed
     group by voice order by min(forecast.at), voice`,
  )
  return { asked: askedNow(asked), spoke: rows }
}

function askedNow(machine: Machine | null): MachinesTold['asked'] {
  return machine && { model: machine.model.name, aDay: machine.aDay }
}

type Work = AnswerOf<typeof machineContract.findMachineWork>

/** As operators are told of it. */
export async function findAsked(pool: Pool, machine: Machine | null): Promise<Work['asked']> {
  const asked = askedNow(machine)
  if (!asked) return null
  const { rowCount } = await pool.query('select from forecaster where voice = $1', [machineOf(asked.model)])
  return { ...asked, isForecaster: rowCount === 1 }
}

/** Of one day. */
export async function totalOf(pool: Pool, day: string): Promise<Work['today']> {
  const { rows } = await pool.query<Work['today']>(
    `select count(*)::int as asked, (count(*) filter (where answered_at is not null and fault is null))::int as made,
       coalesce(sum(prompt_tokens), 0)::int as "promptTokens", coalesce(sum(answer_tokens), 0)::int as "answerTokens"
     from machine_question where day = $1::date`,
    [day],
  )
  const [total] = rows
  if (!total) throw new Error('A count answered nothing.')
  return total
}

/** Of the thirty days until this one; who was ended between question and answer left no fault, and is told as one. */
export async function listFaults(pool: Pool, today: string): Promise<Work['faults']> {
  const { rows } = await pool.query<Work['faults'][number]>(
    `select why as fault, count(*)::int as times, ${instantText('max(asked_at)')} as at,
       (array_agg(item_id::text order by asked_at desc))[1] as "predictionId"
     from machine_question, coalesce(fault, case when answered_at is null then 'no answer yet, or cut off' end) as why
     where day > $1::date - 30 and why is not null group by why order by max(asked_at) desc`,
    [today],
  )
  return rows
}

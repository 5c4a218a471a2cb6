/** Keeps how a house forecast has fared, whenever the numbers of its prediction are made or hold for a new version. */
import { sql } from 'kysely'
import type { NumbersMaker } from '#items/server/numbers/maker.ts'
import { predictionNumbers } from '../numbers.ts'
import { predictionDetails } from '../question.ts'
import { recordOfForecast } from '../record.ts'

export const keepForecastRecord: NonNullable<NumbersMaker['keepRecord']> = async (
  db,
  { id, details: own },
  numbers,
) => {
  const details = predictionDetails.parse(own)
  if (!details.houseForecast) {
    await sql`delete from forecast_record where item_id = ${id}::bigint`.execute(db)
    return
  }
  const { state, resolves, resolvedAt, chance, brier, logScore, isInside90 } = recordOfForecast(
    details,
    predictionNumbers.parse(numbers).forecastHistory,
  )
  await sql`
    insert into forecast_record (item_id, state, resolves, resolved_at, chance, brier, log_score, is_inside_90)
    values (${id}::bigint, ${state}, ${resolves}, ${resolvedAt}, ${chance}, ${brier}, ${logScore}, ${isInside90})
    on conflict (item_id) do update set state = excluded.state, resolves = excluded.resolves, resolved_at = excluded.resolved_at,
      chance = excluded.chance, brier = excluded.brier, log_score = excluded.log_score, is_inside_90 = excluded.is_inside_90`.execute(
    db,
  )
}

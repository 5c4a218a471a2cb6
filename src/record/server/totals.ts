/** What the record counts, each in one row, and what it names of forecasts. */

export const ofTrends = `
  select count(*)::int as listed, count(*) filter (where details ? 'withheld')::int as withheld, count(trend_record.item_id)::int as computed
  from item left join trend_record on trend_record.item_id = item.id where kind = 'trend' and is_listed`

export const ofBacktests = `
  select count(*)::int as trends, coalesce(sum(tested), 0)::int as values,
    json_build_object('50', coalesce(sum(inside_50), 0), '80', coalesce(sum(inside_80), 0), '95', coalesce(sum(inside_95), 0)) as inside,
    count(*) filter (where error < naive_error)::int as better
  from trend_record join item on item.id = item_id where is_listed and tested > 0`

/**
 * A row for each listed question of which Farsight says something, and each of which it once did and was scored: nobody
 * gets rid of a score by taking back what they said. Rows of `item`, with those of `score` where there is one.
 */
const askedOfHouse = `
  (select distinct on (item_id) item_id, forecaster_id, estimate from forecast join forecaster on forecaster.id = forecaster_id
    where sort = 'house' order by item_id, seq desc) as said
  join item on item.id = item_id left join score using (item_id, forecaster_id)
  where is_listed and (said.estimate is not null or brier is not null or is_inside_90 is not null)`

const resolves = `(details ->> 'resolves')::date`

/** `$1`: today. */
export const ofForecasts = `
  select count(*) filter (where outcome is null)::int as open,
    count(*) filter (where outcome is null and ${resolves} < $1)::int as overdue,
    count(*) filter (where outcome = 'resolved')::int as resolved, count(*) filter (where outcome = 'annulled')::int as annulled,
    count(brier)::int as scored, avg(brier) as brier, avg(log) filter (where brier is not null) as "logScore",
    count(is_inside_90)::int as ranges, count(*) filter (where is_inside_90)::int as "insideRanges"
  from ${askedOfHouse}`

/** `$1`: today. */
export const nextToResolve = (most: number) => `
  select kind || '/' || id as item, label, details ->> 'resolves' as resolves from ${askedOfHouse}
    and outcome is null and ${resolves} >= $1 order by details ->> 'resolves', id limit ${most}`

export const lastToResolve = (most: number) => `
  select kind || '/' || id as item, label, details #>> '{outcome,at}' as "resolvedAt", details #>> '{outcome,value}' as outcome,
    chance, brier, is_inside_90 as "isInside90"
  from ${askedOfHouse} and outcome = 'resolved' order by details #>> '{outcome,at}' desc, id limit ${most}`

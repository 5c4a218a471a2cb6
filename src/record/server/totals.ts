/** What the record counts, each in one row: the whole of it reads them one by one, and in short all in one statement. */

export const ofTrends = `
  select count(*)::int as listed, count(*) filter (where details ? 'withheld')::int as withheld, count(trend_record.item_id)::int as computed
  from item left join trend_record on trend_record.item_id = item.id where kind = 'trend' and is_listed`

export const ofBacktests = `
  select count(*)::int as trends, coalesce(sum(tested), 0)::int as values,
    json_build_object('50', coalesce(sum(inside_50), 0), '80', coalesce(sum(inside_80), 0), '95', coalesce(sum(inside_95), 0)) as inside,
    count(*) filter (where error < naive_error)::int as better
  from trend_record join item on item.id = item_id where is_listed and tested > 0`

export const ofUnmade = `
  select count(*)::int as unmade from item where kind = 'prediction' and is_listed and jsonb_typeof(details -> 'houseForecast') = 'object'
    and not exists (select from forecast_record where item_id = id)`

/** `$1`: today. */
export const ofForecasts = `
  select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'open' and resolves < $1)::int as overdue,
    count(*) filter (where state = 'resolved')::int as resolved, count(*) filter (where state = 'annulled')::int as annulled,
    count(brier)::int as scored, avg(brier) as brier, avg(log_score) as "logScore",
    count(is_inside_90)::int as ranges, count(*) filter (where is_inside_90)::int as "insideRanges"
  from forecast_record join item on item.id = item_id where is_listed`

/** `$1`: today. */
export const nextToResolve = (most: number) => `
  select kind || '/' || id as item, label, resolves::text from forecast_record join item on item.id = item_id
  where is_listed and state = 'open' and resolves >= $1 order by resolves, item_id limit ${most}`

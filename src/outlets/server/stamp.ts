/**
 * What changes with anything that is told of an item: its row, the numbers that everybody may read (they may be made
 * before everybody may), what people say of it, and whether its series may be shown. Asking for it costs a fraction of reading them.
 */
import { sql } from 'kysely'

/** In a statement that reads `item`. */
export const stampText = `concat_ws(' ', item.xmin,
  (select concat_ws(' ', made_at, made.xmin) from item_numbers as made
    where made.item_id = item.id and is_public order by made_at desc limit 1),
  (select said.xmin from item_said as said where said.item_id = item.id),
  (select withheld from series where series.item_id = item.id))`
export const stampOf = sql<string>`${sql.raw(stampText)}`

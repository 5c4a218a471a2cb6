/** Keeps how members of a scenario came out, whenever its numbers are made or hold for a new version. */
import { sql } from 'kysely'
import type { NumbersMaker } from '#items/server/numbers/maker.ts'
import { scenarioNumbers } from '../numbers.ts'
import { decidedMembers } from '../record.ts'
import { scenarioDetails } from '../scenario.ts'

/**
 * Beside each the chance that was kept last before it was decided: before the day on which its question resolved, or
 * before its year was over. Of a version that asked the same of it at the same place: a chance of something else says
 * nothing.
 */
export const keepMemberRecord: NonNullable<NumbersMaker['keepRecord']> = async (db, { id, details }, numbers) => {
  await sql`delete from member_record where item_id = ${id}::bigint`.execute(db)
  const { data: own } = scenarioDetails.safeParse(details)
  const decided = own ? decidedMembers(own, scenarioNumbers.parse(numbers)) : []
  if (!own || decided.length === 0) return
  const rows = decided.map((one) => ({ ...one, member: own.members[one.place] }))
  await sql`
    insert into member_record (item_id, place, ref, has_come, chance)
    select ${id}::bigint, decided.place, ref, "hasCome", kept.chance
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as decided(place integer, ref text, "hasCome" boolean, until date, member jsonb)
      left join item as asked on asked.id = split_part(ref, '/', 2)::bigint
      left join lateral (
        select (said ->> 'probability')::float8 as chance
        from item_numbers as made join item_version using (item_id, version),
          lateral (select numbers #> array['members', decided.place::text] as said) as its
        where made.item_id = ${id}::bigint
          and made_at < coalesce(until, (asked.details #>> '{outcome,at}')::date)::timestamp at time zone 'UTC'
          and said ->> 'from' <> 'observed' and data #> array['details', 'members', decided.place::text] = decided.member
        order by made_at desc limit 1
      ) as kept on true`.execute(db)
}

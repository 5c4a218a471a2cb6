/**
 * For tests: what Ada keeps to herself, with a word of its own for each way of keeping it, among what everybody may
 * read.
 */
import { type givenContent, givenSet, type Person, refOf } from '../content-as.ts'
import { aPrediction, aScenario, aTrend } from '../given/entries.ts'

type World = Awaited<ReturnType<typeof givenContent>>

/** Words that stand in nothing but what the name says. */
export const secret = {
  private: 'quandoxil',
  draft: 'brimvortel',
  hidden: 'zelquarn',
  deleted: 'oxtarvin',
  between: 'mulgresch',
  unpublished: 'fendracob',
}
/** All of them: where one stands that should not, something has leaked. */
export const markers = Object.values(secret)
/** Of Ben and of Ada. */
export const drafts = ['6b0f7d0e-54cf-4a6c-9a35-111111111111', '6b0f7d0e-54cf-4a6c-9a35-222222222222'] as const

/** What everybody may read, and a little that only Ben may: items of two people, with links, saves and drafts. */
export async function givenPublic({ ask, written, pool }: World) {
  await givenSet(pool)
  const rain = await written('ada', aTrend('Rain falls in other months'), { isPublished: true })
  const drought = await written(
    'ben',
    aPrediction('Will drought close the port?', { links: [{ to: refOf(rain), relation: 'evidence-for' }] }),
    {
      isPublished: true,
    },
  )
  const scenario = await written('ada', aScenario('A world of much paper', refOf(drought)), { isPublished: true })
  await written('ben', aTrend('Ben keeps this to himself', { links: [{ to: refOf(rain), relation: 'drives' }] }))
  for (const year of [2031, 2033, 2040])
    await written(
      'ben',
      aTrend(`Rivers carry less by ${year}`, { horizon: { from: year, to: year }, tags: ['rivers', 'water'] }),
      {
        isPublished: true,
      },
    )
  await ask(`PUT ${rain}/save`, { as: 'ben' })
  await ask(`PUT /api/me/drafts/${drafts[0]}`, { as: 'ben', body: { kind: 'trend', entry: { title: 'Ben begins' } } })
  return { rain, drought, all: [rain, drought, scenario] }
}

/** What Ada keeps to herself, and what was taken from the rest. */
export async function givenSecrets(
  { ask, written, pool }: World,
  { rain, drought }: { rain: string; drought: string },
) {
  const links = [
    { to: refOf(rain), relation: 'drives' },
    { to: refOf(drought), relation: 'see-also' },
  ]
  const of = (word: string, other: object = {}) =>
    aTrend(`Nobody knows the ${word} yet`, { body: `It is ${word}.`, tags: [word, 'rivers'], links, ...other })
  const kept = await written('ada', of(secret.private))
  const scenario = await written('ada', aScenario(`A world of ${secret.private}`, refOf(drought)))
  await ask(`PATCH ${kept}`, { as: 'ada', body: { version: 1, summary: `The ${secret.private} is described again.` } })
  const taken = await written('ada', of(secret.unpublished), { isPublished: true })
  const hidden = await written('ada', of(secret.hidden), { isPublished: true })
  const deleted = await written('ada', of(secret.deleted), { isPublished: true })
  for (const at of [taken, hidden, deleted]) {
    await ask(`PUT ${at}/save`, { as: 'ben' })
    await ask(`PUT ${at}/save`, { as: 'olga' })
  }
  await ask(`PUT ${kept}/save`, { as: 'ada' })
  await ask(`POST ${taken}/unpublish`, { as: 'ada' })
  await ask(`POST ${hidden}/hide`, { as: 'olga', body: { reason: 'It says nothing.' } })
  await ask(`DELETE ${deleted}`, { as: 'ada' })
  // As where a published item named them before they were taken away, without the version that says so.
  await pool.query(
    `insert into link select split_part($1, '/', 2)::bigint, id, 'part-of' from item where published_at is null and owner_id = '1'`,
    [refOf(rain)],
  )
  const body = { kind: 'trend', itemId: kept.split('/').at(-1), entry: { title: `Perhaps ${secret.draft}` } }
  await ask(`PUT /api/me/drafts/${drafts[1]}`, { as: 'ada', body })
  return { kept, scenario, taken, hidden, deleted }
}

/** So that two worlds do not differ by when they were made. */
export async function evenTimes({ pool }: World) {
  await pool.query(
    `update item set published_at = case when published_at is not null then timestamptz '2026-11-20' end, updated_at = '2026-11-20'`,
  )
  await pool.query(`update item_version set at = '2026-11-20'`)
  await pool.query(`update save set at = '2026-11-20'`)
  await pool.query(`update draft set updated_at = '2026-11-20'`)
}

/** Everybody but Ada. */
export const others: (Person | undefined)[] = [undefined, 'ben', 'olga']

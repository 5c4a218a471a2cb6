/**
 * A random life of items, four who write at the same moment: whatever is kept beside items, so that nobody has to count
 * it, is what a count from nothing says.
 */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { keepEdition } from '#items/server/radar/keep-edition.ts'
import { foldAuthors, foldTally } from '#items/server/shelf/tally.ts'
import { foldTies } from '#items/server/shelf/tied.ts'
import { givenContent, refOf } from '../../content-as.ts'
import { aTrend } from '../../given/entries.ts'

const { ask, written, db, pool } = await givenContent()

const authors = { ada: '1', ben: '2', eve: '3', nia: '4' } as const
type Author = keyof typeof authors
type Item = { at: string; as: Author }
const names = Object.keys(authors) as Author[] // of our own object
const categories = ['social', 'technological', 'economic', 'environmental', 'political']
const words = ['trusted', 'trusted', 'unlisted', 'stopped']
const because = { reason: 'As the test has it.' }
const [writers, steps] = [4, 120]

/** The same choices for the same seed; which of two writers is the first the database decides. */
function chance(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  return {
    pick: <One>(list: readonly One[]): One => {
      const one = list[Math.floor(next() * list.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
  }
}
const { pick } = chance(20_261_129)

const items: Item[] = []
let days = 0

async function revise({ at, as }: Item): Promise<{ status: number } | undefined> {
  const { body } = await ask(at.replace('/api/', '/api/me/'), { as })
  if (!body?.item) return undefined
  const to = pick(items)
  const links = to.at === at ? [] : [{ to: refOf(to.at), relation: 'drives' }]
  return ask(`PATCH ${at}`, { as, body: { version: body.item.version, category: pick(categories), links } })
}

async function add(): Promise<void> {
  const as = pick(names)
  items.push({ at: await written(as, aTrend(`A thing of ${as}`), { isPublished: true }), as })
}

async function remove(item: Item): Promise<{ status: number } | undefined> {
  if (items.length < 10) return undefined
  items.splice(items.indexOf(item), 1)
  return ask(`DELETE ${item.at}`, { as: item.as })
}

const deeds: readonly ((item: Item) => Promise<{ status: number } | number | null | void>)[] = [
  ...[1, 2, 3].map(
    () =>
      ({ at, as }: Item) =>
        ask(`POST ${at}/publish`, { as }),
  ),
  ({ at, as }) => ask(`POST ${at}/unpublish`, { as }),
  ...[1, 2].map(
    () =>
      ({ at }: Item) =>
        ask(`POST ${at}/hide`, { as: 'olga', body: because }),
  ),
  ...[1, 2].map(
    () =>
      ({ at }: Item) =>
        ask(`POST ${at}/restore`, { as: 'olga', body: because }),
  ),
  ...[1, 2, 3].map(
    () => () =>
      ask(`PUT /api/operators/authors/${authors[pick(names)]}`, {
        as: 'olga',
        body: { ...because, word: pick(words) },
      }),
  ),
  ...[1, 2, 3, 4].map(() => revise),
  ({ at }) => ask(`PUT ${at}/save`, { as: pick(names) }),
  ({ at }) => ask(`DELETE ${at}/save`, { as: pick(names) }),
  add,
  remove,
  ...[1, 2, 3].map(
    () => () => keepEdition(db, kinds, new Date(Date.UTC(2026, 0, 1 + days++)).toISOString().slice(0, 10)),
  ),
  () => foldTally(db),
  () => foldAuthors(db),
  () => foldTies(db),
]

/** What is kept, and differs from what there is: none of any of these. */
const differences = {
  'what is listed': `
    select id from item
    where is_listed <> (published_at is not null and (owner_id is null or coalesce(word_on(owner_id) = 'trusted', false)))`,
  'what stopped authors published': `
    select id from item where word_on(owner_id) = 'stopped' and published_at is not null`,
  'how many are listed': `
    select * from (
      select kind, category, horizon_to, sum(items)::int as kept from item_tallied group by 1, 2, 3 having sum(items) <> 0
    ) as kept full join (
      select kind, category, horizon_to, count(*)::int as there from item where is_listed group by 1, 2, 3
    ) as there using (kind, category, horizon_to) where kept is distinct from there`,
  'how many each author has listed': `
    select * from (select owner_id, sum(items)::int as kept from author_tallied group by 1 having sum(items) <> 0) as kept
    full join (select owner_id, count(*)::int as there from item where is_listed group by 1) as there using (owner_id)
    where kept is distinct from there`,
  'what is ordered by links': `
    select * from item_tied full join (select id from item where is_listed) as listed on id = item_id
    where id is null or item_id is null`,
  'how many each is linked to': `select item_id from item_tied where ties <> ties_of(item_id)`,
  'what editions know of items': `
    select item_id from radar_place join item on id = item_id
    where is_shown <> is_listed or item_category <> category or left_on <> leaves_radar_on(item)`,
  'how many editions have': `
    select * from (
      select edition, kind, category, sum(places)::int as kept from radar_tally group by 1, 2, 3 having sum(places) <> 0
    ) as kept full join (
      select edition, item_kind as kind, item_category as category, count(*)::int as there
      from radar_place where is_shown group by 1, 2, 3
    ) as there using (edition, kind, category) where kept is distinct from there`,
  'which words are known': `
    select * from search_word full join (
      select word, count(*)::int as there
      from item, lateral words_of(title, label, tags, summary, item.words, body) where is_listed group by word
    ) as there using (word) where holders is distinct from there`,
  'how often each is saved': `
    select id from item where saves <> (select count(*) from save where item_id = id)`,
}

test('what is kept beside items is what is there, whoever wrote at the same moment', async () => {
  for (let nth = 0; nth < 20; nth++) await add() // eslint-disable-line no-await-in-loop
  const faults: unknown[] = []
  const live = async () => {
    for (let step = 0; step < steps; step++) {
      // eslint-disable-next-line no-await-in-loop -- one thing after the other, beside three others
      const answer = await pick(deeds)(pick(items))
      if (answer && typeof answer === 'object' && answer.status >= 500) faults.push(answer)
    }
  }
  await Promise.all(Array.from({ length: writers }, live))
  expect(faults).toEqual([])
  await foldTies(db)
  const found = await Promise.all(
    Object.entries(differences).map(async ([what, of]) => [what, (await pool.query(of)).rows] as const),
  )
  expect(found.filter(([, rows]) => rows.length > 0)).toEqual([])
})

/** The views of all stuff as pages, as whoever has no scripts reads them. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })

/** The page without what is written for scripts. */
async function read(query: string): Promise<string> {
  const { body } = await app.inject(`/all-stuff?${query}`)
  return body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}
/** The years of a list of the radar. */
const yearsOf = (list: string) =>
  [
    ...list.matchAll(
      />(?:resolves|crosses|expected|due|horizon|may cross by|probably crossed by) (?:after )?(\d{4})(?:, not measured yet)?</g,
    ),
  ].map(([, year]) => Number(year))
const count = (page: string, what: RegExp) => page.match(what)?.length ?? 0

test('the timeline groups items by what their date means, and says of each when its time comes', async () => {
  const page = await read('view=timeline')
  const groups = [...page.matchAll(/<section[^>]*aria-label="([^"]+)"[^>]*><h2>/g)].map(([, means]) => means)
  expect(groups).toEqual([
    'Questions with a date to resolve',
    'Questions whose answer is a date',
    'Trends, when they cross a value that matters',
    'Trends, to the end of their horizon',
    'Worlds and their signposts',
  ])
  expect(page).toMatch(/href="\/prediction\/\d+"[^>]*>.*?resolves 2027/)
  expect(page).toMatch(/half of the chance from 20\d\d to 20\d\d/)
  expect(page).toMatch(/crosses 20\d\d, (above|below) [\d.,]+/)
  expect(page).toMatch(/probably crossed by 20\d\d, not measured yet, (above|below) [\d.,]+/)
  const crossed = [...page.matchAll(/>, crosses (20\d\d)/g)].map(([, year]) => Number(year))
  expect(Math.min(...crossed)).toBeGreaterThanOrEqual(new Date().getFullYear())
  expect(page).toMatch(/The timeline shows \d+ of these items: in each group the 15 whose time comes first/)
})

/** The items of a group of the timeline, by id. */
function groupOf(page: string, means: string): string[] {
  const [, group = ''] = new RegExp(`<section[^>]*aria-label="${means}"[^>]*>(.*?)</section>`).exec(page) ?? []
  return [...group.matchAll(/href="\/trend\/(\d+)" title/g)].map(([, id = '']) => id)
}

test('of what the timeline has too much of, it shows what comes first, wherever the horizon of that ends', async () => {
  const means = 'Trends, when they cross a value that matters'
  const all = groupOf(await read('view=timeline&kind=trend'), means)
  expect(all.length).toBeGreaterThan(15)
  expect(groupOf(await read('view=timeline'), means)).toEqual(all.slice(0, 15))
  expect(groupOf(await read('view=timeline&sort=title'), means)).not.toEqual(all.slice(0, 15))
})

test('the timeline keeps the filters, and one kind alone comes page by page', async () => {
  const page = await read('view=timeline&kind=prediction&category=social')
  expect(page).not.toMatch(/<li class="is-(trend|scenario)"/)
  expect(count(page, /<li class="is-prediction"/g)).toBeGreaterThan(10)
  const all = await read('view=timeline&kind=prediction')
  expect(count(all, /<li class="is-prediction"/g)).toBeLessThanOrEqual(60)
  const [, next = ''] = /href="([^"]+)"[^>]*rel="next"/.exec(all) ?? []
  const second = await read(next.replaceAll('&amp;', '&').split('?')[1] ?? '')
  expect(count(second, /<li class="is-prediction"/g)).toBeGreaterThan(30)
  expect(second).toContain('First page')
})

test('what is private or settled does not stand on the timeline', async () => {
  const query = 'view=timeline&kind=prediction&tag=finance'
  const named = async () => [...(await read(query)).matchAll(/href="\/prediction\/(\d+)" title/g)].map(([, id]) => id)
  const [first = '', second = ''] = await named()
  await pool.query(`update item set published_at = null where id = $1`, [first])
  await pool.query(`update item set outcome = 'annulled' where id = $1`, [second])
  app.forgetPages()
  const left = await named()
  expect([left.includes(first), left.includes(second)]).toEqual([false, false])
})

test('the radar lists by category, the nearest first, what its picture shows, with far years beside near ones', async () => {
  const page = await read('view=radar')
  const sectors = [...page.matchAll(/<section><h2>.*?<\/h2><ol>(.*?)<\/ol><\/section>/g)].map(([, list = '']) => list)
  expect(sectors).toHaveLength(5)
  for (const list of sectors) {
    const years = yearsOf(list)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    expect((years.at(-1) ?? 0) - (years[0] ?? 0)).toBeGreaterThan(10)
  }
  expect(page).toMatch(/role="img" aria-label="Radar: items of the coming years/)
})

test('where few are found all stand on the radar, and that some are left out is said only where some are', async () => {
  const few = 'family=climate-response-2050'
  const { items } = (await app.inject(`/api/items?${few}`)).json()
  const refs: string[] = items.map(({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`)
  expect(refs.length).toBeGreaterThan(3)
  const page = await read(`view=radar&${few}`)
  const drawn = [...page.matchAll(/href="\/([a-z]+\/\d+)" title/g)].map(([, ref = '']) => ref)
  expect(drawn.toSorted()).toEqual(refs.toSorted())
  expect(page).not.toContain('of these items:')
  const all = await read('view=radar')
  const [, shown] =
    /The radar shows (\d+) of these items: where several of one kind and category fall in the same year, the first of them\./.exec(
      all,
    ) ?? []
  expect(Number(shown)).toBe([...all.matchAll(/href="\/[a-z]+\/\d+" title/g)].length)
})

test('the radar keeps the filters, and nothing that is private stands on it', async () => {
  const query = 'view=radar&category=economic&kind=trend'
  const named = async () => [...(await read(query)).matchAll(/href="\/trend\/(\d+)" title/g)].map(([, id]) => id)
  const [first = '', ...others] = await named()
  expect(others.length).toBeGreaterThan(3)
  expect(await read(query)).not.toMatch(/href="\/(prediction|scenario)\/\d+" title/)
  await pool.query(`update item set published_at = null where id = $1`, [first])
  app.forgetPages()
  expect(await named()).toEqual(others)
})

/** The names on a side of the map, with the words of their links. */
function sideOf(page: string, title: string): [string, string][] {
  const [, side = ''] = new RegExp(`<section[^>]*aria-label="${title}">(.*?)</section>`).exec(page) ?? []
  return [
    ...side.matchAll(/href="\/all-stuff\?[^"]*item=([^"#]+)#map-title"[^>]*>.*?<span class="[^"]*says[^"]*">([^<]+)/g),
  ].map(([, ref = '', says = '']) => [ref, says])
}
const sides = (page: string) => [
  sideOf(page, 'What bears on it'),
  sideOf(page, 'What rests on it, and what is near it'),
]

test('the map shows left what drives an item and right what it drives, each a link that puts it in the middle', async () => {
  const page = await read('view=map&item=trend/131')
  expect(page).toMatch(/<h2[^>]*>Around <bdi>Child mortality/)
  const [left = [], right = []] = sides(page)
  expect(left).toContainEqual(['trend/141', 'drives it'])
  expect(left).toContainEqual(['scenario/207', 'slows it, has it as a member, watches it as a sign'])
  expect(right).toContainEqual(['trend/156', 'driven by it'])
  expect(right).toContainEqual(['prediction/17', 'measured by it'])
  const { body } = await app.inject('/api/items/trend/131/neighbours')
  const refs = JSON.parse(body).items.map(({ ref }: { ref: string }) => ref)
  expect([...left, ...right].map(([ref]) => ref).toSorted()).toEqual(refs.toSorted())
  const next = await read('view=map&item=trend/156')
  expect(sides(next)[0]).toContainEqual(['trend/131', 'drives it'])
})

test('where the address names no item, the map begins with the first that is found, by most links, and says so', async () => {
  const page = await read('view=map&kind=scenario')
  const { items } = (await app.inject('/api/items?kind=scenario&sort=linked&limit=2')).json()
  expect(page).toContain(`Around <bdi>${items[0].label}`)
  expect(page).toMatch(/It is the first of the \d+ items found, by most links\. Next: /)
  expect(page).toContain(`item=scenario/${items[1].id}`)
  const searched = await read('view=map&q=child+mortality')
  expect(searched).toMatch(/It is the first of the \d+ items found, by best match\./)
  expect(await read('view=map&q=xyzzyqwertz')).toContain('Nothing about “xyzzyqwertz” yet')
})

test('an item that nobody may see stands neither in the middle of the map nor beside another', async () => {
  await pool.query(`update item set published_at = null where id = 141`)
  app.forgetPages()
  expect(
    sides(await read('view=map&item=trend/131'))
      .flat()
      .map(([ref]) => ref),
  ).not.toContain('trend/141')
  const page = await read('view=map&item=trend/141')
  expect(page).toContain('No item that everybody may read stands at “trend/141”. The map begins elsewhere.')
  expect(page).not.toMatch(/Around <bdi>People in extreme poverty/)
})

test('the page of an item leads to it on the map', async () => {
  const { body } = await app.inject('/scenario/181')
  expect(body).toContain('href="/all-stuff?view=map&amp;item=scenario/181"')
})

test('a list by what moved last says that nothing has, and where what has moved ends', async () => {
  const none = 'None of these has moved since moves are noted, so their order says nothing yet.'
  expect(await read('sort=moved')).toContain(none)
  expect(await read('sort=newest')).not.toContain(none)
  await pool.query(
    `insert into item_move (item_id, at, before, after, because, size) values (1, now(), '{}', '{}', '{}', 1)`,
  )
  app.forgetPages()
  const page = await read('sort=moved&view=table')
  expect(page).toContain('What stands last has not moved since moves are noted.')
  expect(page).not.toContain(none)
  expect(await read('sort=moved&kind=scenario')).toContain(none)
})

test('a list by its data says where what rests on none begins', async () => {
  expect(await read('sort=newest-data&kind=scenario')).toContain('None of these rests on a measured series')
  expect(await read('sort=newest-data&kind=trend')).not.toContain('rests on a measured series, so')
  const { unordered, items } = (await app.inject('/api/items?sort=newest-data&kind=scenario&limit=7')).json()
  expect([unordered, items.length]).toEqual([7, 7])
})

test('a filter that is not known is left out, and the page says so; its links lead on without it', async () => {
  const page = await read('category=social,nonsense&colour=red&utm_source=magpie')
  expect(page).toContain('“nonsense” is no category that is known here and was left out.')
  expect(page).toContain('“colour” is no filter that is known here and was left out.')
  expect(page).not.toContain('magpie')
  expect(page).toContain('Social')
  expect(page.match(/href="[^"]*(nonsense|colour)/g)).toBeNull()
  expect(await read('category=%3Cb%3Ex')).toContain('“&lt;b&gt;x” is no category')
  expect(await read('category=social')).not.toContain('left out')
})

/** The row of an item in a list of the radar. */
const rowOf = (page: string, id: string | undefined) =>
  new RegExp(`<tr[^>]*>(?:(?!</tr>).)*href="/[a-z]+/${id}" title.*?</tr>`).exec(page)?.[0] ?? ''

test('with editions kept the radar says what came nearer, went farther off, is new and left; without any it says nothing of it', async () => {
  expect(await read('view=radar')).not.toContain('Since the edition')
  const { rows } = await pool.query<{ id: number; day: string }>(
    `insert into radar_edition (kept_on) values ('2026-01-01'), ('2026-02-01') returning id, kept_on::text as day`,
  )
  const listed = async (query: string) =>
    [...(await read(query)).matchAll(/<a href="\/(?:trend|prediction|scenario)\/(\d+)" title/g)].map(([, id]) => id)
  const [near, far, , ...rest] = [...new Set(await listed('view=radar&category=social'))]
  const [, newest] = rows.map(({ id }) => id)
  const put = (edition: number | undefined, id: string | undefined, year: string) =>
    pool.query(`insert into radar_place select $1, id, ${year}, '', true from item where id = $2`, [edition, id])
  for (const id of rest) await put(newest, id, 'horizon_to')
  await put(newest, near, '2090')
  await put(newest, far, '2020')
  await put(rows[0]?.id, near, '2020')
  await put(newest, '5', '2030')
  await pool.query(`update item set outcome = 'resolved', category = 'social' where id = 5`)
  app.forgetPages()
  const list = await read('view=radar&category=social&as=list')
  expect(list).toContain('Since 1 Feb 2026')
  expect(rowOf(list, near)).toMatch(/nearer by \d\d years/)
  expect(rowOf(list, far)).toMatch(/farther off by \d+ (months|years)/)
  expect(list).toMatch(/>new</)
  expect(list).toMatch(/<h3>Left.*?href="\/prediction\/5"/)
  const before = await read('view=radar&category=social&as=list&since=2026-01-15')
  expect(rowOf(before, near)).toMatch(/farther off by \d+ years/)
  const picture = await read('view=radar&category=social')
  expect(picture).toMatch(/class="[^"]*trace/)
  expect(picture).toMatch(/class="[^"]*fresh/)
  expect(picture).toMatch(/<form [^>]*aria-label="Editions" action="\/all-stuff"/)
  expect(picture).toMatch(/<input type="hidden" name="category" value="social"/)
  expect(picture.match(/<option[^>]*value="2026-01-01"/g)).toHaveLength(2)

  // Both in the past: the first edition as it was kept, which has none before it, and the second beside it.
  const first = await read('view=radar&category=social&as=list&edition=2026-01-01&since=2026-02-01')
  expect(first).toContain('The edition of 1 Jan 2026')
  expect(first).toContain('No edition was kept before 1 Jan 2026, so nothing tells what moved until then.')
  expect(rowOf(first, near)).toContain('at 2020')
  const second = await read('view=radar&category=social&as=list&edition=2026-02-01')
  expect(second).toContain('From the edition of 1 Jan 2026 to that of 1 Feb 2026')
  expect(rowOf(second, near)).toMatch(/farther off by 70 years/)
  expect(rowOf(second, '5')).toContain('at 2030')
  const drawn = await read('view=radar&category=social&edition=2026-01-15&since=2026-03-01')
  expect(drawn).toContain('No edition was kept on 15 Jan 2026. This is the one kept before it, on 1 Jan 2026.')
  expect(drawn).toMatch(/class="[^"]*now[^"]*"[^>]*>1 Jan 2026</)
  expect(await read('view=radar&edition=soon')).toContain('“soon” is no day of an edition')
  const early = await read('view=radar&edition=2020-01-01')
  expect(early).toContain('No edition was kept by 1 Jan 2020: this is how the radar stands today.')
  expect(early).toContain('Since the edition of 1 Feb 2026')
  // What is told of it elsewhere is of that day too.
  const frame = (await app.inject('/embed/radar?category=social&edition=2026-02-01')).body
  expect(frame).toContain('as it stood on 1 Feb 2026')
  expect(frame).toMatch(/class="[^"]*now[^"]*"[^>]*>1 Feb 2026</)
  expect((await app.inject('/embed/radar?category=social')).body).toMatch(/class="[^"]*now[^"]*"[^>]*>now</)
  expect(second).toContain('as it stood on 1 Feb 2026')
})

/** Ten links of all kinds, read as a messenger reads them: each arrives with what it is of, its picture and its number. */
import openGraph from 'open-graph-scraper'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const origin = 'http://localhost:3000'

/** Of each kind the first three of the base, and one more. */
async function tenItems(): Promise<{ kind: string; id: string }[]> {
  const { rows } = await pool.query<{ kind: string; id: string }>(
    `select kind, id::text from (select kind, id, row_number() over (partition by kind order by id) as place from item
       where published_at is not null) as item
     order by place, id limit 10`,
  )
  return rows
}

test('ten links show what they are of, the picture of their version and the number in it', async () => {
  const items = await tenItems()
  expect([items.length, new Set(items.map(({ kind }) => kind)).size]).toEqual([10, 3])
  for (const { kind, id } of items) {
    const html = (await app.inject(`/${kind}/${id}`)).body
    const { figure, beside, title } = (await app.inject(`/${kind}/${id}.json`)).json<{
      figure: string
      beside: string[]
      title: string
    }>()
    const { error, result } = await openGraph({ html })
    expect(error).toBe(false)
    expect(result).toMatchObject({
      ogTitle: expect.stringMatching(new RegExp(`${id}$`)),
      ogUrl: `${origin}/${kind}/${id}`,
      ogSiteName: 'Farsight',
      twitterCard: 'summary_large_image',
    })
    const [picture] = result.ogImage ?? []
    expect(picture).toMatchObject({ width: '1200', height: '630', type: 'image/png' })
    expect(picture?.alt).toContain(title)
    expect(picture?.alt).toContain(figure)
    expect(`${figure}${beside.join('')}`).not.toBe('')
    const { rawPayload } = await app.inject(String(picture?.url).replace(origin, ''))
    expect((await (await PDFDocument.create()).embedPng(rawPayload)).width).toBe(1200)
  }
})

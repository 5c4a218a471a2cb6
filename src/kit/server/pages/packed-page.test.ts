/** How pages are compressed: fast at first, and better once that is worth it. */
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPage } from './packed-page.ts'

const html = Array.from({ length: 3000 }, (_, i) => `<p>Question ${i * 7919} of ${(i * 104_729) % 997}</p>`).join('')
const bytesOf = (page: ReturnType<typeof packPage>) => page.body('br').length

test('what is asked for again is compressed better, and best where it is often asked for and stands for a while', async () => {
  const page = packPage(html)
  const first = bytesOf(page)
  page.askedAgain(0)
  await expect.poll(() => bytesOf(page)).toBeLessThan(first)
  const better = bytesOf(page)
  for (let nth = 0; nth < 50; nth++) page.askedAgain(29_999)
  const other = packPage(html)
  bytesOf(other)
  for (let nth = 0; nth < 19; nth++) other.askedAgain(60_000)
  await expect.poll(() => bytesOf(other)).toBe(better)
  expect(bytesOf(page)).toBe(better)
  page.askedAgain(30_000)
  await expect.poll(() => bytesOf(page)).toBeLessThan(better)
  other.askedAgain(60_000)
  await expect.poll(() => bytesOf(other)).toBeLessThan(better)
  for (const one of [page, other]) expect(brotliDecompressSync(one.body('br')).toString()).toBe(html)
})

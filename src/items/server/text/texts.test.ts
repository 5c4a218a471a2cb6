import { expect, onTestFinished, test } from 'vitest'
import { mostParts, readText, sizeOf } from './read-text.ts'
import { openTexts } from './texts.ts'

function givenTexts() {
  const read: string[] = []
  const answer = (markdown: string) => {
    read.push(markdown.slice(0, 5))
    return readText(markdown)
  }
  const texts = openTexts({ short: answer, long: async (markdown) => answer(markdown), close: async () => {} })
  return { texts, read }
}
const long = (word: string) => `${word} `.repeat(2000)

test('a text is read once, however often it is shown, also to those who ask while it is being read', async () => {
  const { texts, read } = givenTexts()
  const trees = await Promise.all([long('solar'), long('solar'), 'short', 'short'].map((body) => texts.read(body)))
  await texts.read(long('solar'), '12')
  await texts.read('short')
  await texts.read(long('wind.'))
  expect(read).toEqual(['solar', 'short', 'wind.'])
  expect(trees[1]).toEqual(readText(long('solar')))
})

test('what could not be read is read again when it is asked for again', async () => {
  let tries = 0
  const texts = openTexts({
    short: readText,
    async long(markdown) {
      if (tries++ === 0) throw new Error('the thread broke')
      return readText(markdown)
    },
    close: async () => {},
  })
  await expect(texts.read(long('solar'))).rejects.toThrow('broke')
  expect((await texts.read(long('solar'))).whyNot).toBeNull()
})

test('so much is kept and no more: what was not asked for since goes', async () => {
  const { texts, read } = givenTexts()
  const bodies = Array.from({ length: 200 }, (_, n) => `${n} ${'x'.repeat(99_000)}`)
  for (const body of bodies) await texts.read(body) // eslint-disable-line no-await-in-loop
  await texts.read(bodies[199] ?? '')
  expect(read).toHaveLength(200)
  await texts.read(bodies[0] ?? '')
  expect(read).toHaveLength(201)
})

test('a thread reads what this process would', async () => {
  const texts = openTexts()
  onTestFinished(() => texts.close())
  const body = `# Why\n\n${long('*solar*')}`
  expect(await texts.read(body)).toEqual(readText(body))
})

test.each([
  ['lists', '- a\n'.repeat(25_000)],
  ['headings', 'a\n=\n'.repeat(25_000)],
  ['emphasis', '*a* b '.repeat(16_000)],
  ['quotes', '> a\n\n'.repeat(20_000)],
])('a text of more parts than anybody reads (%s) is shown as it was written, and it is said why', (_, body) => {
  const { tree, whyNot } = readText(body)
  expect(whyNot).toContain('2,000 headings')
  expect(tree).toEqual([{ tag: 'p', children: [{ tag: 'text', text: body }] }])
})

test('one address that is linked to again and again is no way to grow a text', () => {
  const body = `[a]: https://example.org/${'x'.repeat(1900)}\n\n${'[a] '.repeat(500)}`
  const { tree, whyNot } = readText(body)
  expect(whyNot).toContain('repeats its links')
  expect(sizeOf(tree).signs).toBe(body.length)
})

test('a book page has far fewer parts than a text may', () => {
  const body = '## Why\n\nIt *may* happen; see [here](https://example.org).\n\n- one\n- two\n\n'.repeat(100)
  const { tree, whyNot } = readText(body)
  expect(whyNot).toBeNull()
  expect(sizeOf(tree).parts).toBeLessThan(mostParts)
})

/** R27 What would move an answer is told beside it: what it hangs on, and what the answer is once that is known. */
import { describe, expect, test } from 'vitest'
import { givenDatabase } from '../../given.ts'
import { givenReport } from '../../given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

/** The rows of the tables that say what the answer is once something is known. */
function movedIn({ sections }: Awaited<ReturnType<typeof givenReport>>['report']): string {
  const { sentences = [], blocks = [] } = sections.find(({ name }) => name === 'change') ?? {}
  const rows = blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
  return [...sentences.map(({ text }) => text), ...rows.map((row) => row.map(({ text }) => text).join(' | '))].join(
    '\n',
  )
}

async function movedBy(question: string): Promise<string> {
  return movedIn((await givenReport(pool, question)).report)
}

describe('what would move the answer', () => {
  test.for<[question: string, moved: RegExp]>([
    [
      'How much electricity will data centres use in 2030?',
      /^If an AI model trained with at least 10²⁸ operations .* the chance that .* is \d+%/,
    ],
    [
      'How fast will the sea rise in the next ten years?',
      /sea level in 2030 be at least 11.25 inches .* its chance is \d+%/,
    ],
    ['What will oil cost at the end of 2027?', /Even odds would lie at [\d.]+ dollars per barrel without/],
    ['When will a new tuberculosis vaccine arrive?', /New tuberculosis vaccine licensed \| .*20\d\d/],
    [
      'How many transistors does a chip have?',
      /the largest number of transistors on a chip has gone up \d+% a year since 2016/,
    ],
    ['Will a quantum computer break RSA by 2040?', /Quantum computer cracks RSA by 2035 \| .* \| fails \| \d+%/],
    ['How large will AI training runs be by 2029?', /Largest AI training run \| .*FLOP/],
  ])('%s', async ([question, moved]) => expect(await movedBy(question)).toMatch(moved))

  test('what the forecast says of itself is told where nothing can be computed', async () => {
    const moved = await movedBy('What share of reserves will the dollar have in 2030?')
    expect(moved).toMatch(/A large holder sells for political r/)
  })
})

import { describe, expect, it } from 'vitest'
import { isMet } from './comparison-words.ts'

describe('a value beside a threshold', () => {
  it('meets it as the comparison says, with equality where that is included', () => {
    expect([isMet(5, '>=', 5), isMet(5, '>', 5), isMet(5, '<=', 5), isMet(5, '<', 5)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([isMet(6, '>', 5), isMet(4, '<', 5)]).toEqual([true, true])
  })
})

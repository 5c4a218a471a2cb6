import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, type Measure, type Span } from './lines.ts'

/** Every letter is as wide as its size. */
const measure: Measure = (text, { size }) => [...text].length * size
const span = (text: string): Span => ({ text, face: 'serif', size: 1, color: '#000000' })
const saidBy = (spans: Span[], width: number) =>
  linesOf(spans, width, measure).map(({ placed }) => placed.map(({ text }) => text).join('|'))

describe('lines', () => {
  it('are never wider than there is room, and lose no letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z .]{0,60}$/), { maxLength: 4 }),
        fc.integer({ min: 3, max: 30 }),
        (texts, width) => {
          const lines = linesOf(texts.map(span), width, measure)
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
          const said = lines.flatMap(({ placed }) => placed.map(({ text }) => text)).join('')
          expect(said.replaceAll(' ', '')).toBe(texts.join('').replaceAll(' ', ''))
        },
      ),
    )
  })

  it('break between words, and within a word only where it is longer than a line', () => {
    expect(saidBy([span('one two three')], 8)).toEqual(['one two', 'three'])
    expect(saidBy([span('a immeasurable')], 5)).toEqual(['a', 'immea', 'surab', 'le'])
  })

  it('keep the mark of a footnote with its word', () => {
    const mark = { ...span('12'), raise: 3 }
    expect(saidBy([span('one two'), mark, span(' end')], 7)).toEqual(['one', 'two|12', 'end'])
  })

  it('have a space wherever one sees a gap, also at their end, and none within a word that is cut', () => {
    const lines = linesOf([span('one two '), { ...span('bold'), face: 'bold' }, span(' immeasurable')], 8, measure)
    expect(lines.map(({ placed }) => placed.map(({ text, hasSpace }) => `${text}${hasSpace ? '_' : ''}`))).toEqual([
      ['one two_'],
      ['bold_'],
      ['immeasur'],
      ['able'],
    ])
  })

  it('have neighbouring words of a script from right to left in that order', () => {
    expect(saidBy([span('What of עבודה חדשה in 2030')], 60)).toEqual(['What of|חדשה|עבודה|in 2030'])
  })
})

/** For which letters each file of letters is fetched: for those that it has, and none is in two files of one look. */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'

const theme = new URL('../kit/web/theme/', import.meta.url)

type Face = { look: string; file: string; named: number[]; held: number[] }

const faces = ['fonts.css', 'letters.css'].flatMap((sheet) =>
  [...readFileSync(new URL(sheet, theme), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].flatMap(
    ([, rule = '']): Face[] => {
      const file = /url\('(.*?)'\)/.exec(rule)?.[1]
      if (!file) return [] // what a system has
      const look = ['font-family', 'font-weight', 'font-stretch'].map((name) => saidIn(rule, name)).join(' ')
      return [{ look, file, named: codesIn(saidIn(rule, 'unicode-range')), held: lettersOf(file) }]
    },
  ),
)
const looks = Map.groupBy(faces, ({ look }) => look)

function saidIn(rule: string, name: string): string {
  return new RegExp(`${name}:([^;]*);`).exec(rule)?.[1]?.trim() ?? ''
}

function codesIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16)) // after 'U+'
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}

/** But for those that control a printer, and the one that is none. */
function lettersOf(file: string): number[] {
  const font = create(readFileSync(new URL(file, theme)))
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`)
  return font.characterSet.filter((code) => code >= 0x20 && code !== 0xffff)
}

test('there are four looks, each in two files', () => {
  expect([...looks.values()].map((both) => both.length)).toEqual([2, 2, 2, 2])
})

describe.each([...looks])('%s', (_, both) => {
  test('is fetched for no letter that its file lacks', () => {
    for (const { named, held } of both) expect(named.filter((code) => !held.includes(code))).toEqual([])
  })

  test('is fetched for each letter that it has, once', () => {
    const named = both.flatMap((face) => face.named)
    expect(named).toHaveLength(new Set(named).size)
    expect(new Set(named)).toEqual(new Set(both.flatMap(({ held }) => held)))
  })

  test('has the letters of most pages in the smaller file, and those alone', () => {
    const [small] = both.toSorted((a, b) => a.held.length - b.held.length)
    expect(small?.named.toSorted((a, b) => a - b)).toEqual(small?.held.toSorted((a, b) => a - b))
    expect(small?.named).toEqual(expect.arrayContaining([...'azAZ09 %–’“”…'].map((letter) => letter.codePointAt(0))))
  })
})

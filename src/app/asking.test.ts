/**
 * How screens ask the API, checked: in one way, the answers of `kit/web/answers`. An effect of a screen's own that asks
 * has to remember by itself who asked, whether they have left, what failed and what is stale, and each forgets another
 * of these.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const layer = 'src/kit/web/answers/'
const files = globSync('src/**/web/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith(layer) && !/[.]test[.]tsx?$/.test(file))

/** A caller of some contract, `call('findItem', …)`, or the browser's own way. */
const asks = /\b(?:call\w*\(\s*['"`]|fetch\(|new EventSource\()/
/** What an effect has to note where its answer may come too late. */
const notes = /\blet is(?:Left|Gone|Cancelled|Canceled|Mounted|Stale|Alive|Ignored) = /

/** What is wrong with a file, or nothing. */
function faultsOf(text: string): string[] {
  const named = functionsOf(text)
  const effects = partsAfter(text, /\buse(?:Layout)?Effect\(/g)
  const isAsking = (part: string, seen: ReadonlySet<string> = new Set()): boolean =>
    asks.test(part) ||
    [...part.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => {
      const body = seen.has(name) ? undefined : named.get(name)
      return body !== undefined && isAsking(body, new Set([...seen, name]))
    })
  return [
    ...(effects.some((effect) => isAsking(effect)) ? ['an effect asks the API'] : []),
    ...(notes.test(text) ? ['it notes by hand that somebody has left'] : []),
  ]
}

/** The functions of a file by name: `function ask(…) {…}` and `const ask = async () => …`. */
function functionsOf(text: string): Map<string, string> {
  const begins = [/\bfunction (\w+)/g, /\bconst (\w+) = (?:useCallback\(\s*)?(?:async )?\(/g]
  return new Map(
    begins.flatMap((begin) =>
      [...text.matchAll(begin)].map((found): [string, string] => [
        found[1] ?? '',
        text.slice(found.index, endOf(text, found.index)),
      ]),
    ),
  )
}

/** To the next declaration that stands as far to the left: enough to see what is called. */
function endOf(text: string, start: number): number {
  const line = text.lastIndexOf('\n', start) + 1
  const indent = /^\s*/.exec(text.slice(line, start))?.[0] ?? ''
  const next = new RegExp(`\\n${indent}(?:export |const |async |function |return |use|if |type |let )`).exec(
    text.slice(start),
  )
  return next ? start + next.index : text.length
}

/** What stands between the brackets that a match opens. */
function partsAfter(text: string, opening: RegExp): string[] {
  return [...text.matchAll(opening)].map(({ index, 0: match }) => {
    let depth = 1
    let end = index + match.length
    while (end < text.length && depth > 0) depth += { '(': 1, ')': -1 }[text[end++] ?? ''] ?? 0
    return text.slice(index, end)
  })
}

test('no screen asks the API in an effect of its own', () => {
  expect(files.length).toBeGreaterThan(200)
  const faults = files.flatMap((file) => faultsOf(readFileSync(file, 'utf8')).map((fault) => ({ file, fault })))
  expect(faults).toEqual([])
})

test.each<[name: string, text: string, fault: string]>([
  ['a call', `useEffect(() => { call('findItem', one).then(setItem) }, [call])`, 'an effect asks the API'],
  [
    'a room’s own caller',
    `useEffect(() => void callAnalyses(\n  'countAnalyses', none).then(set), [])`,
    'an effect asks the API',
  ],
  ['fetch', `useLayoutEffect(() => { fetch(path) })`, 'an effect asks the API'],
  ['a stream of its own', `useEffect(() => { const events = new EventSource(path) })`, 'an effect asks the API'],
  [
    'a function that asks',
    `useEffect(() => {\n  void look()\n}, [])\n\nasync function look() {\n  return list(null)\n}\n\nfunction list(cursor) {\n  return call('listMine', cursor)\n}`,
    'an effect asks the API',
  ],
  [
    'a function within the component',
    `const look = async () => {\n  set(await callMembership('findMembership', none))\n}\nuseEffect(() => void look(), [])`,
    'an effect asks the API',
  ],
  ['a note', `let isLeft = false`, 'it notes by hand that somebody has left'],
])('%s in an effect is noticed', (_name, text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})

test.each([
  ['an effect about the page', `useEffect(() => { document.title = titleOf(item) }, [item])`],
  [
    'an answer of the layer',
    `const { answer } = useAnswer(call, 'findItem', input)\nuseEffect(() => { if (answer) note(answer) }, [answer])`,
  ],
  ['a button that asks', `const save = async () => {\n  await call('saveItem', one)\n}\nuseEffect(() => focus(), [])`],
])('%s is in order', (_name, text) => {
  expect(faultsOf(text)).toEqual([])
})

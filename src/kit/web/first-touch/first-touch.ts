/**
 * A page is complete as the server drew it; its program, ten times as heavy, is fetched when the reader first touches
 * the page: a file of its own, small, that every such page names. The document carries the program's tags in a
 * template. What is touched before the program has taken the page over is held and done then (`hold-touches.ts`,
 * `hold-palette-keys.ts`).
 * Whoever left something in this browser gets the program at once: it may be theirs to show.
 */
import { holdPaletteKeys } from './hold-palette-keys.ts'
import { holdTouches } from './hold-touches.ts'

const byHand = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const
/** A voice that is told to, or a program that fills in forms, changes fields without a key. */
const otherwise = ['input', 'change'] as const
const touches = [...byHand, ...otherwise]

const program = document.querySelector<HTMLTemplateElement>('template[data-program]') // see document.ts
const quiet = new AbortController()
for (const touch of touches) addEventListener(touch, heed, { capture: true, passive: true, signal: quiet.signal })
holdTouches()
holdPaletteKeys()
if (hasLeftSomething() || asksForMore()) start()

/** A page that comes to lie under a pointer at rest is told of a move that went nowhere. */
function heed(event: Event): void {
  const isAtRest = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!isAtRest) start()
}

function start(): void {
  quiet.abort()
  if (program) document.head.append(program.content)
}

/** A session, a draft, a question, a place to scroll to: any of them may change what this page is to show. */
function hasLeftSomething(): boolean {
  try {
    return history.state !== null || sessionStorage.length > 0 || Object.keys(localStorage).some(isNoChoiceOfColours)
  } catch {
    return history.state !== null // a browser that keeps nothing
  }
}

/**
 * An address may say more than that for which the page was drawn: the answer that a link leads to, the view of a chart
 * (`#chart=…`). What only tells where somebody came from is no such thing.
 */
function asksForMore(): boolean {
  const drawn = new URL(program?.dataset['program'] || '/', location.origin).searchParams
  const more = [...new URLSearchParams(location.search).keys()].filter((name) => !drawn.has(name))
  return location.hash.startsWith('#chart=') || more.some((name) => !/^utm_|clid$/.test(name))
}

/** Light or dark is settled before (`theme/scheme.ts`). */
function isNoChoiceOfColours(key: string): boolean {
  return key !== 'scheme'
}

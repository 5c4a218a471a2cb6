/**
 * The key that opens the palette, pressed before the program is there, and all that is typed after it: the palette is
 * asked for once the program has taken the page over, and its field is given the words as soon as it has the focus.
 */
import { announce, isField } from './fields.ts'
import { whenTaken } from './when-taken.ts'

export function holdPaletteKeys(): void {
  const over = new AbortController()
  let keys: KeyboardEvent[] | null = null
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || (keys ? isForBrowser(event) : !opensPalette(event))) return
      event.preventDefault()
      keys = [...(keys ?? []), event]
    },
    { capture: true, signal: over.signal },
  )
  // Where the program cannot be had the keys are the page's again.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && over.abort(), {
    capture: true,
    signal: over.signal,
  })
  whenTaken(async () => {
    const [asked] = keys ?? []
    const field = asked ? await openPalette(asked) : null
    over.abort()
    if (field) await type(field, keys?.slice(1) ?? [])
  })
}

/** As `site/web/layout/use-palette-keys.ts` has it. */
function opensPalette({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isField(target)
}

/** What loads the page anew, opens another, and the like. */
function isForBrowser({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || /^F\d/.test(key)
}

/** Its field, once it has the focus; null where none comes within a second. */
async function openPalette(asked: KeyboardEvent): Promise<HTMLInputElement | null> {
  document.body.dispatchEvent(copyOf(asked))
  for (let frame = 0; frame < 60; frame++) {
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.closest('dialog')) return field
    await nextFrame()
  }
  return null
}

/** First the words, then the keys that are no letters, each once the one before it was heeded. */
async function type(field: HTMLInputElement, keys: readonly KeyboardEvent[]): Promise<void> {
  const value = keys.reduce(withKey, '')
  if (value) announce(field, { value, cursor: [value.length, value.length] })
  for (const key of keys.filter(({ key: name }) => name.length > 1 && name !== 'Backspace')) {
    await nextFrame()
    field.dispatchEvent(copyOf(key))
  }
}

function withKey(text: string, { key }: KeyboardEvent): string {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}

function copyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyboardEvent {
  const keys = { key, code, ctrlKey, metaKey, altKey, shiftKey }
  return new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
}

function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(drawn))
}

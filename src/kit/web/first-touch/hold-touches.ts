/**
 * Until the program has taken the page over nothing answers but what the browser does by itself: links, folds, fields.
 * What only the program can answer is held back and done once it is there, in its order: buttons, ticks, forms, and links
 * that do more than lead somewhere (`data-held`), whatever key is held with them: another tab would not know what they do. What was typed or chosen meanwhile is told to it first, since it saw none of it.
 */
import { announce, isField, type Written, writtenIn } from './fields.ts'
import { whenTaken } from './when-taken.ts'

export function holdTouches(): void {
  const over = new AbortController()
  const deeds: (() => void)[] = []
  /** What each field held last. A program that takes the page over may empty it. */
  const written = new Map<Parameters<typeof announce>[0], Written>()
  const sent = new Set<HTMLFormElement>()
  const followed: HTMLAnchorElement[] = []

  const hold = (event: Event, deed: () => void) => {
    event.preventDefault()
    deeds.push(deed)
  }
  /** Once, however often it was pressed. */
  const holdForm = (event: Event, form: HTMLFormElement | null, submitter?: HTMLElement | null) => {
    event.preventDefault()
    if (!form || sent.has(form)) return
    sent.add(form)
    hold(event, () => form.requestSubmit(submitter))
  }
  const note = ({ target }: Event) => {
    if (isField(target)) written.set(target, writtenIn(target))
  }
  const listen = <Name extends keyof WindowEventMap>(name: Name, heed: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, heed, { capture: true, signal: over.signal })

  listen('click', (event) => {
    const pressed = closest(event.target, 'button, input[type=checkbox], input[type=radio]')
    if (pressed && !isDoneByBrowser(pressed)) hold(event, () => pressed.click())
    const link = closest(event.target, 'a[data-held]')
    if (link instanceof HTMLAnchorElement) {
      followed.push(link)
      hold(event, () => link.click())
    }
    const chart = closest(event.target, 'figure [role=img]')
    if (chart) hold(event, pressAgain(chart, event))
  })
  // A field of several lines that asks one question is sent by Enter, as one of one line is.
  listen('keydown', (event) => {
    const field = closest(event.target, 'textarea[data-search]')
    if (event.key === 'Enter' && field instanceof HTMLTextAreaElement) holdForm(event, field.form)
  })
  listen('submit', (event) => holdForm(event, event.target as HTMLFormElement, event.submitter))
  // The program says what is missing in words of its own.
  listen('invalid', (event) => holdForm(event, (event.target as HTMLInputElement).form))
  listen('input', note)
  listen('change', note)
  // Where the program cannot be had the page is one without scripts: what a plain form asks, the browser asks.
  listen('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    over.abort()
    for (const form of sent) if (form.method === 'get' && form.hasAttribute('action')) form.submit()
    for (const { href } of followed) location.assign(href)
  })
  whenTaken(async () => {
    over.abort()
    for (const [field, was] of written) if (field.isConnected) announce(field, was)
    for (const deed of deeds) {
      await new Promise((drawn) => setTimeout(drawn)) // each sees what the one before it has changed
      deed()
    }
  })
}

/** A button that sends a form: the form itself is held. One that opens what the browser opens needs no program. */
function isDoneByBrowser(pressed: HTMLElement): boolean {
  if (!(pressed instanceof HTMLButtonElement)) return false
  return (pressed.type === 'submit' && pressed.form !== null) || pressed.hasAttribute('popovertarget')
}

/** At its place in a chart, wherever the chart stands by then: what answers there lies over it. */
function pressAgain(chart: HTMLElement, { clientX, clientY }: MouseEvent): () => void {
  const was = chart.getBoundingClientRect()
  return () => {
    const { left, top } = chart.getBoundingClientRect()
    const place = { clientX: clientX - was.left + left, clientY: clientY - was.top + top }
    const over = document.elementFromPoint(place.clientX, place.clientY)
    over?.dispatchEvent(new MouseEvent('click', { ...place, bubbles: true }))
  }
}

function closest(target: EventTarget | null, which: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(which) : null
}

/**
 * Which section of a page is being read: the one that the line at a quarter of the window goes through, and at the end
 * of the page the last. Loaded late: a page is read before it is scrolled.
 */

/** Tells the id of the section whenever it is another, until it is over. */
export function markRead(ids: readonly string[], tell: (id: string | null) => void, over: AbortSignal): void {
  const sections = ids.flatMap((id) => document.querySelector(`#${CSS.escape(id)}`) ?? [])
  const crossed = new Set<Element>()
  let told: string | null = null
  const say = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0
    const here = isAtEnd ? sections.at(-1) : sections.findLast((one) => crossed.has(one))
    // Between two sections it is still the one before.
    const id = here?.id ?? (scrollY > 0 ? told : null)
    if (id !== told) tell((told = id))
  }
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) crossed[isIntersecting ? 'add' : 'delete'](target)
      say()
    },
    { rootMargin: '-25% 0px -75% 0px' },
  )
  for (const section of sections) seen.observe(section)
  addEventListener('scrollend', say, { signal: over })
  over.addEventListener('abort', () => seen.disconnect())
}

/**
 * Tells the page around an embed how high it is: at once, when that changes, and a few times more, for a page that
 * begins to listen late. Nothing is asked of that page, and nothing heard from it.
 */

/** In milliseconds. */
const again = [500, 2000, 8000]
const leastApart = 100

export function tellHeight(embed: HTMLElement): void {
  if (parent === window) return
  const id = embed.dataset['embed']
  let told = 0
  let waiting = 0
  const tell = () => {
    waiting = 0
    told = heightOf(embed)
    // Whoever shows it may know: there is nothing secret in it.
    parent.postMessage({ type: 'farsight:height', height: told, id }, '*')
  }
  new ResizeObserver(() => {
    if (Math.abs(heightOf(embed) - told) > 1 && waiting === 0) waiting = window.setTimeout(tell, leastApart)
  }).observe(embed)
  tell()
  for (const later of again) setTimeout(tell, later)
}

function heightOf(embed: HTMLElement): number {
  return Math.ceil(embed.getBoundingClientRect().height)
}

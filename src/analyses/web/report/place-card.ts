/**
 * Puts a card that floats beside the words it belongs to: below them where there is room, else above, and never over
 * the edge of the window.
 */

const gap = 8

export function placeCard(card: HTMLElement, from: HTMLElement): void {
  const words = from.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const left = Math.min(Math.max(gap, words.left), document.documentElement.clientWidth - width - gap)
  const isBelow = words.bottom + gap + height <= innerHeight || words.top < height + gap
  card.style.left = `${Math.max(gap, left) + scrollX}px`
  card.style.top = `${(isBelow ? words.bottom + gap : words.top - gap - height) + scrollY}px`
}

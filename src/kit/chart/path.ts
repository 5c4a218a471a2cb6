/** Lines and dots as SVG paths. Points are places in the drawing, 0 to 1000. */
export type Point = readonly [x: number, y: number]

/** Each point is told by how far it lies from the one before, which takes about half the letters; none drifts. */
export function linePath(points: readonly Point[]): string {
  const places = points.map(([x, y]) => [tenths(x), tenths(y)] as const)
  const steps = places.slice(1).map(([x, y], i) => {
    const [beforeX, beforeY] = places[i] ?? [0, 0]
    return `${say(x - beforeX)}${say(y - beforeY).replace(/^(?!-)/, ' ')}`
  })
  const [first] = places
  const start = first ? `M${say(first[0])} ${say(first[1])}` : ''
  return steps.length === 0 ? start : `${start}l${steps.join(' ').replaceAll(' -', '-')}`
}

/** A dot is a line of no length with a round cap, so that it stays round while the drawing stretches. */
export function dotPath([x, y]: Point): string {
  return `M${round(x)} ${round(y)}h.01`
}

export function round(place: number): number {
  return tenths(place) / 10
}

const tenths = (place: number) => Math.round(place * 10)
const say = (places: number) => String(places / 10)

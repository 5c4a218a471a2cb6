/** Lines and dots as SVG paths. Points are places in the drawing, 0 to 1000. */
export type Point = readonly [x: number, y: number]

/** Each point is told by how far it lies from the one before, which takes about half the letters; none drifts. */
export function linePath(points: readonly Point[]): string {
  // A page draws thousands of points: nothing is made for each but its letters.
  let path = ''
  let told = 0
  let beforeX = 0
  let beforeY = 0
  for (const point of points) {
    const x = tenths(point[0])
    const y = tenths(point[1])
    if (told === 0) path = `M${say(x)} ${say(y)}`
    else path += (told === 1 ? `l${say(x - beforeX)}` : apart(x - beforeX)) + apart(y - beforeY)
    told++
    beforeX = x
    beforeY = y
  }
  return path
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
/** After another: a minus parts them by itself. */
const apart = (places: number) => (places < 0 ? say(places) : ` ${say(places)}`)

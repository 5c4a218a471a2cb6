/** Lines and dots as SVG paths. Points are places in the drawing, 0 to 1000. */
export type Point = readonly [x: number, y: number]

export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A dot is a line of no length with a round cap, so that it stays round while the drawing stretches. */
export function dotPath([x, y]: Point): string {
  return `M${round(x)} ${round(y)}h.01`
}

export function round(place: number): number {
  return Math.round(place * 10) / 10
}

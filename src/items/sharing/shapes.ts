/** The shapes by which kinds are known, 16 by 16: a prediction is a point, a trend a line, a scenario a plane. */
export type Shape = 'point' | 'line' | 'plane'

/** A path that is filled, or drawn with a line so wide. */
export type Stroke = { d: string; width: number | null }

export const shapes: Readonly<Record<Shape, readonly Stroke[]>> = {
  point: [
    { d: 'M14.1 8A6.1 6.1 0 1 1 1.9 8A6.1 6.1 0 1 1 14.1 8Z', width: 1.6 },
    { d: 'M10.6 8A2.6 2.6 0 1 1 5.4 8A2.6 2.6 0 1 1 10.6 8Z', width: null },
  ],
  line: [{ d: 'M1.5 13 6 8l3.5 2.5L14.5 3', width: 2.2 }],
  plane: [
    { d: 'M8 1.6 15 6 8 10.4 1 6Z', width: null },
    { d: 'm1.2 10.2 6.8 4.2 6.8-4.2', width: 1.7 },
  ],
}

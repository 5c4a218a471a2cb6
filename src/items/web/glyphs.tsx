/** The shapes of the kinds, in the current colour. */
import { type Shape, shapes } from '../sharing/shapes.ts'

export const pointGlyph = glyph('point')
export const lineGlyph = glyph('line')
export const planeGlyph = glyph('plane')

function glyph(shape: Shape) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {shapes[shape].map(({ d, width }) =>
        width === null ? (
          <path key={d} d={d} fill="currentColor" />
        ) : (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth={width}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ),
      )}
    </svg>
  )
}

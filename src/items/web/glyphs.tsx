/** The shapes of the kinds: a prediction is a point, a trend a line, a scenario a plane. */
export const pointGlyph = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.1" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <circle cx="8" cy="8" r="2.6" fill="currentColor" />
  </svg>
)

export const lineGlyph = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="M1.5 13 6 8l3.5 2.5L14.5 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)

export const planeGlyph = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.6 15 6 8 10.4 1 6Z" fill="currentColor" />
    <path
      d="m1.2 10.2 6.8 4.2 6.8-4.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)

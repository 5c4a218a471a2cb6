/** From which platforms one may bring one's own forecasts, free of schemas, so that the browser has it too. */
export const platformNames = ['metaculus', 'manifold', 'fatebook'] as const
export type PlatformName = (typeof platformNames)[number]

export const platformTitles: Record<PlatformName, string> = {
  metaculus: 'Metaculus',
  manifold: 'Manifold',
  fatebook: 'Fatebook',
}

/** As many forecasts as one file may bring, and as one account may keep. */
export const mostForecasts = 50_000
export const mostKept = 200_000

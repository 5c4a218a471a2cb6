/** The pages of all kinds, each loaded when an item of its kind is opened. A kind without one is a type error. */
import type { KindPage } from '#items/web/kind-view.ts'
import type { KindName } from '../kinds.ts'

/** `file` names the module for the server, which announces its chunk in the page's head. */
type Listed = { file: string; load(): Promise<unknown> }

const pages = {
  prediction: {
    file: 'src/predictions/web/page.tsx',
    load: async () => {
      const [{ predictionPage }, { pageWithForecasts }, { pageWithElsewhere }] = await Promise.all([
        import('#predictions/web/page.tsx'),
        import('#forecasts/web/page.tsx'),
        import('#sources/web/elsewhere/page.tsx'),
      ])
      return pageWithElsewhere(pageWithForecasts(predictionPage))
    },
  },
  trend: {
    file: 'src/trends/web/page.tsx',
    load: async () => {
      const [{ trendPage }, { pageWithReaders }] = await Promise.all([
        import('#trends/web/page.tsx'),
        import('#readers/web/page.tsx'),
      ])
      return pageWithReaders(trendPage)
    },
  },
  scenario: {
    file: 'src/scenarios/web/page.tsx',
    load: async () => (await import('#scenarios/web/page.tsx')).scenarioPage,
  },
} satisfies Record<KindName, Listed>

/** Each page is handed items of its own kind only: its route loads no others. */
export const kindPages = pages as unknown as Record<KindName, { file: string; load(): Promise<KindPage> }>

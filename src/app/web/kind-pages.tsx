/** The pages of all kinds, each loaded when an item of its kind is opened. A kind without one is a type error. */
import type { KindPage } from '#items/web/kind-view.ts'
import type { KindName } from '../kinds.ts'

/** `file` names the module for the server, which announces its chunk in the page's head. */
type Listed = { file: string; load(): Promise<unknown> }

const pages = {
  prediction: {
    file: 'src/predictions/web/page.tsx',
    load: async () => {
      const [
        { predictionPage },
        { pageWithForecasts },
        { pageWithResolutions },
        { pageWithElsewhere },
        { pageWithDiscussion },
        { forecastStance },
      ] = await Promise.all([
        import('#predictions/web/page.tsx'),
        import('#forecasts/web/page.tsx'),
        import('#resolution/web/page.tsx'),
        import('#sources/web/elsewhere/page.tsx'),
        import('#discussion/web/page.tsx'),
        import('#forecasts/web/stance/stance.tsx'),
      ])
      return pageWithDiscussion(
        pageWithElsewhere(pageWithResolutions(pageWithForecasts(predictionPage))),
        forecastStance,
      )
    },
  },
  trend: {
    file: 'src/trends/web/page.tsx',
    load: async () => {
      const [{ trendPage }, { pageWithReaders }, { pageWithDiscussion }] = await Promise.all([
        import('#trends/web/page.tsx'),
        import('#readers/web/page.tsx'),
        import('#discussion/web/page.tsx'),
      ])
      return pageWithDiscussion(pageWithReaders(trendPage), null)
    },
  },
  scenario: {
    file: 'src/scenarios/web/page.tsx',
    load: async () => {
      const [{ scenarioPage }, { pageWithDiscussion }] = await Promise.all([
        import('#scenarios/web/page.tsx'),
        import('#discussion/web/page.tsx'),
      ])
      return pageWithDiscussion(scenarioPage, null)
    },
  },
} satisfies Record<KindName, Listed>

/** Each page is handed items of its own kind only: its route loads no others. */
export const kindPages = pages as unknown as Record<KindName, { file: string; load(): Promise<KindPage> }>

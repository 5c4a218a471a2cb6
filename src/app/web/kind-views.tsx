/** The views of all kinds, by name. A kind without one is a type error. */
import type { KindView } from '#items/web/kind-view.ts'
import { viewWithDiscussion } from '#discussion/web/view.tsx'
import { viewWithForecasts } from '#forecasts/web/view.tsx'
import { predictionView } from '#predictions/web/view.tsx'
import { viewWithReaders } from '#readers/web/view.tsx'
import { viewWithResolutions } from '#resolution/web/view.tsx'
import { scenarioView } from '#scenarios/web/view.tsx'
import { viewWithElsewhere } from '#sources/web/view.tsx'
import { trendView } from '#trends/web/view.tsx'
import type { KindName } from '../kinds.ts'

/** Each view answers for items of its own kind only. */
type Views = { [Name in KindName]: { foot(item: { kind: Name }): [string, string] } }

const views = {
  prediction: viewWithDiscussion(viewWithElsewhere(viewWithResolutions(viewWithForecasts(predictionView)))),
  trend: viewWithDiscussion(viewWithReaders(trendView)),
  scenario: viewWithDiscussion(scenarioView),
} satisfies Views

/** For screens, which hand every item to the view of its own kind and need not know what the kinds add. */
export const kindViews = views as unknown as Record<KindName, KindView>

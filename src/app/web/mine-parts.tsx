/** What rooms beyond `site` show on my stuff, loaded when somebody is there. */
import { lazy } from 'react'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import type { MineParts } from '#site/web/mine/mine-parts.ts'

const MySaid = lazy(() => import('#readers/web/own/MySaid.tsx').then((file) => ({ default: file.MySaid }), notLoaded))
const MyComments = lazy(() =>
  import('#discussion/web/own/MyComments.tsx').then((file) => ({ default: file.MyComments }), notLoaded),
)

const MyForecasts = lazy(() =>
  import('#forecasts/web/own/MyForecasts.tsx').then((file) => ({ default: file.MyForecasts }), notLoaded),
)
const MyImports = lazy(() =>
  import('#imports/web/MyImports.tsx').then((file) => ({ default: file.MyImports }), notLoaded),
)

export const mineParts: MineParts = {
  Analyses: lazy(() =>
    import('#analyses/web/MyAnalyses.tsx').then((file) => ({ default: file.MyAnalyses }), notLoaded),
  ),
  Forecasts: () => (
    <div className="stack loose">
      <MyForecasts />
      <MyImports />
    </div>
  ),
  Record: lazy(() =>
    import('#forecasts/web/own/record/MyRecord.tsx').then((file) => ({ default: file.MyRecord }), notLoaded),
  ),
  Notices: lazy(() => import('#notices/web/Notices.tsx').then((file) => ({ default: file.Notices }), notLoaded)),
  Said: () => (
    <>
      <MySaid />
      <MyComments />
    </>
  ),
}

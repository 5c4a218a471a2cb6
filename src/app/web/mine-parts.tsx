/** What rooms beyond `site` show on my stuff, loaded when somebody is there. */
import { lazy } from 'react'
import type { MineParts } from '#site/web/mine/mine-parts.ts'

const failed = () => ({
  default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p>,
})

const MySaid = lazy(() => import('#readers/web/own/MySaid.tsx').then((file) => ({ default: file.MySaid }), failed))
const MyComments = lazy(() =>
  import('#discussion/web/own/MyComments.tsx').then((file) => ({ default: file.MyComments }), failed),
)

const MyForecasts = lazy(() =>
  import('#forecasts/web/own/MyForecasts.tsx').then((file) => ({ default: file.MyForecasts }), failed),
)
const MyImports = lazy(() => import('#imports/web/MyImports.tsx').then((file) => ({ default: file.MyImports }), failed))

export const mineParts: MineParts = {
  Analyses: lazy(() => import('#analyses/web/MyAnalyses.tsx').then((file) => ({ default: file.MyAnalyses }), failed)),
  Forecasts: () => (
    <div className="stack loose">
      <MyForecasts />
      <MyImports />
    </div>
  ),
  Record: lazy(() =>
    import('#forecasts/web/own/record/MyRecord.tsx').then((file) => ({ default: file.MyRecord }), failed),
  ),
  Notices: lazy(() => import('#notices/web/Notices.tsx').then((file) => ({ default: file.Notices }), failed)),
  Said: () => (
    <>
      <MySaid />
      <MyComments />
    </>
  ),
}

/** What rooms beyond `site` show to operators, loaded when one is there. */
import { lazy } from 'react'

const failed = () => ({
  default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p>,
})

export const OperatorAnalyses = lazy(() =>
  import('#analyses/web/OperatorAnalyses.tsx').then((file) => ({ default: file.OperatorAnalyses }), failed),
)

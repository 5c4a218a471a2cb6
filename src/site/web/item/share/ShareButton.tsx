/** Shares an item. */
import { lazy } from 'react'
import { NotLoaded, ShareDialog } from './ShareDialog.tsx'
import type { Shared } from './shared.ts'

const ShareForm = lazy(() =>
  import('./ShareForm.tsx').then(
    (file) => ({ default: file.ShareForm }),
    () => ({ default: NotLoaded }),
  ),
)

export function ShareButton(shared: Shared) {
  return (
    <ShareDialog what="item">
      <ShareForm {...shared} />
    </ShareDialog>
  )
}

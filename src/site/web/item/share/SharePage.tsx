/** Passes on the page one is at, where that is no item: its link, a frame, a picture. */
import { lazy } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../layout/use-page.ts'
import type { SharedAt } from './PageForm.tsx'
import { NotLoaded, ShareDialog } from './ShareDialog.tsx'

const PageForm = lazy(() =>
  import('./PageForm.tsx').then(
    (file) => ({ default: file.PageForm }),
    () => ({ default: NotLoaded }),
  ),
)

export function SharePage(shared: SharedAt) {
  const { origin } = useSite()
  const { pathname, search } = useLocation()
  return (
    <ShareDialog what="page">
      <PageForm shared={shared} path={pathname + search} origin={origin} />
    </ShareDialog>
  )
}
